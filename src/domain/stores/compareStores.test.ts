import { expect, test } from 'vitest'
import { type ComparedRow, compareStores, type StoreFacts } from './compareStores.ts'
import { weekOf } from './storeHours.ts'

const latte = {
  name: 'Latte',
  square_sku: 'BEV-1',
  inventory_control: 'daily',
  variants: [
    { id: 11, sku: 'BEV-1-S', value_names: ['8 oz'] },
    { id: 12, sku: 'BEV-1-L', value_names: ['12 oz'] },
  ],
}
const muffin = { name: 'Muffin', inventory_control: 'daily', variants: [{ id: 21, sku: 'FOO-2' }] }
const sold = (product_id: number, product: typeof latte | typeof muffin, ...own: number[]) => ({
  ...{ product_id, product, price: 400 },
  prices: own.map((price, at) => ({ variant_id: product.variants[at]?.id ?? 0, price })),
})
const open = (day: string, opening_time: string) => ({
  ...{ day_of_week: day, opening_time, closing_time: '20:00:00' },
})
const special = (override_date: string, closing_time: string) => ({
  ...{ override_date, day_of_week: 'friday', opening_time: '08:00:00', closing_time },
})
const context = {
  today: '2026-11-27',
  surcharges: [
    { id: 1, name: 'Sales Tax', flat_rate: null },
    { id: 2, name: 'Bag Fee', flat_rate: 10 },
  ],
}
const pars = (quantity: number) => [
  { variant_id: 11, day_of_week: 'saturday' as const, initial_quantity: quantity },
]

const parts: [
  part: string,
  a: StoreFacts,
  b: StoreFacts,
  differences: readonly string[],
  equal: number,
][] = [
  [
    'menu and prices',
    { menu: [sold(2, muffin), sold(1, latte, 450)] },
    { menu: [sold(1, latte, 450, 475)] },
    ['menu Muffin: On the menu | Not on the menu', 'prices Latte, 12 oz: 400¢ | 475¢'],
    2,
  ],
  [
    'hours of weekdays and of days to come',
    { hours: weekOf([open('monday', '06:00:00'), special('2026-11-26 00:00:00', '14:00:00')]) },
    { hours: weekOf([open('monday', '07:00:00'), special('2026-12-24 00:00:00', '14:00:00')]) },
    [
      'hours Every Monday: 6:00 AM - 8:00 PM | 7:00 AM - 8:00 PM',
      'hours Dec 24, 2026: Regular hours | 8:00 AM - 2:00 PM',
    ],
    6,
  ],
  [
    'starting inventory of what both sell',
    { menu: [sold(1, latte), sold(2, muffin)], starting: pars(4) },
    { menu: [sold(1, latte)], starting: [] },
    [
      'menu Muffin: On the menu | Not on the menu',
      'starting Latte, 8 oz: Mon-Fri 0, Sat 4, Sun 0 | Mon-Sun 0',
    ],
    4,
  ],
  [
    'tax rates',
    { rates: [{ surcharge_id: 1, product_type: 'food', rate: 0.08875 }] },
    { rates: [{ surcharge_id: 2, product_type: 'bag', flat_rate: 10 }] },
    ['taxes Sales Tax, Food: 8.875% | Not set', 'taxes Bag Fee, Bag: Not set | Yes'],
    8,
  ],
  [
    'attributes',
    {
      attributes: [
        { id: 5, name: 'Oat', is_disabled: true, attribute: { product_type: 'beverage' } },
      ],
    },
    { attributes: [] },
    ['attributes Oat: Off | Not offered'],
    0,
  ],
  [
    'fields of the form',
    { form: [{ name: 'Area', text: 'North' }] },
    { form: [{ name: 'Area', text: '' }] },
    ['form Area: North | None'],
    0,
  ],
  ['a part that was not read at one of them', { menu: [sold(1, latte)] }, {}, [], 0],
]

const words = ({ part, name, valueA, valueB }: ComparedRow) =>
  `${part} ${name}: ${valueA} | ${valueB}`

test.each(parts)('AMB-293: differences of %s', (_part, a, b, differences, equal) => {
  const rows = compareStores(a, b, context)
  expect(rows.filter(({ isDifferent }) => isDifferent).map(words)).toEqual(differences)
  expect(rows.length - differences.length).toBe(equal)
})
