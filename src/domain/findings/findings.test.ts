import { expect, test } from 'vitest'
import type { PromotionDraft } from '../promotions/promotionSentence.ts'
import { specialDaysFrom, specialDayWithoutHours } from '../stores/specialDays.ts'
import { putOffOn } from './finding.ts'
import { peopleWithoutStore } from './peopleFindings.ts'
import {
  archivedOnMenu,
  freeProducts,
  productsSoldNowhere,
  soldWithoutVariants,
  strangePrices,
} from './productFindings.ts'
import { endingPromotions, promotionsWithoutEffect } from './promotionFindings.ts'
import { lowStock, missingHolidayHours, missingTaxRates, offlineStores } from './storeFindings.ts'

const today = '2026-11-26'
const ballard = { id: 1, name: 'Ballard' }
const details = (findings: readonly { label: string; detail?: string }[]) =>
  findings.map(({ label, detail }) => `${label}: ${detail}`)

test('AMB-255: a finding that is put off waits until its day, and no other finding does', () => {
  const findings = offlineStores([
    { ...ballard, online: false },
    { id: 2, name: 'LoHi', online: false },
  ])
  const putOff = { 'offline 1': { reason: 'Refit', until: '2026-12-03' } }
  const names = (day: string) => {
    const waiting = findings.filter((finding) => putOffOn(finding, putOff, day))
    return waiting.map(({ label }) => label)
  }
  expect(names('2026-12-02')).toEqual(['Ballard'])
  expect(names('2026-12-03')).toEqual([])
})

test('AMB-256: a store of which nothing is known is not offline', () => {
  expect(offlineStores([ballard, { ...ballard, online: true }])).toEqual([])
  expect(offlineStores([{ ...ballard, online: false }])).toMatchObject([{ to: '/stores/1' }])
})

test('AMB-256: a type without a percentage lacks its rate; 0 is one, a flat fee is not', () => {
  const rates = [
    ...(['beverage', 'food', 'merchandise'] as const).map((product_type) => ({
      ...{ surcharge_id: 1, product_type, rate: 0 },
    })),
    { surcharge_id: 2, product_type: 'bag' as const, flat_rate: 10 },
  ]
  expect(details(missingTaxRates(ballard, rates))).toEqual([
    'Ballard: No tax rate for Bag and Bottle',
  ])
  const bags = [
    ...rates,
    ...(['bag', 'bottle'] as const).map((product_type) => ({
      surcharge_id: 1,
      product_type,
      rate: 0.1,
    })),
  ]
  expect(missingTaxRates(ballard, bags)).toEqual([])
})

test('AMB-256: special days come in order, and one without hours of its own is found within six weeks', () => {
  expect(
    specialDaysFrom(today)
      .slice(0, 6)
      .map(({ date }) => date),
  ).toEqual([
    ...['2026-11-26', '2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-05-31'],
  ])
  const holiday = { opening_time: null, closing_time: null, is_closed: true, is_holiday: true }
  const week = { hours: {}, overrides: { '2026-11-26 00:00:00': holiday } }
  expect(specialDayWithoutHours(week, today)?.name).toBe('Christmas Eve')
  expect(specialDayWithoutHours(week, '2027-01-02')).toBeUndefined()
  const day = { date: '2026-12-25', name: 'Christmas Day' }
  expect(details(missingHolidayHours(ballard, week, day))).toEqual([
    'Ballard: No hours for Christmas Day, Dec 25, 2026',
  ])
  expect(missingHolidayHours(ballard, week, { ...day, date: today })).toEqual([])
})

const soldAt = (name: string, price: number, variants = [1]) => ({
  store: name,
  sold: [
    {
      ...{ product_id: 7, product: { name: 'Mocha', variants } },
      prices: variants.map((variant_id) => ({ variant_id, price })),
    },
  ],
})
const mocha = { id: 7, name: 'Mocha', price: 500 }

test('AMB-256: a price is strange beside the other stores, at 0, or far from its base', () => {
  const around = [soldAt('Ballard', 1900), soldAt('LoHi', 1950), soldAt('Soma', 2000)]
  const found = (...more: ReturnType<typeof soldAt>[]) =>
    details(strangePrices([...around, ...more], [mocha]))
  expect(found()).toEqual([])
  expect(found(soldAt('North Loop', 190), soldAt('South Park', 0))).toEqual([
    'Mocha: $0.00 to $1.90 at North Loop and South Park; base price $5.00',
  ])
  const few = [soldAt('LoHi', 2000), soldAt('Soma', 2600)]
  expect(details(strangePrices(few, [mocha]))).toEqual(['Mocha: $26.00 at Soma; base price $5.00'])
  expect(freeProducts([mocha, { ...mocha, id: 8, price: 0 }])).toMatchObject([
    { to: '/products/8' },
  ])
})

test('AMB-256: products without a store, without variants, and archived ones on a menu are found', () => {
  const menus = [soldAt('Ballard', 500, [])]
  const latte = { id: 8, name: 'Latte', price: 500 }
  expect(details(productsSoldNowhere(menus, [mocha, latte]))).toEqual(['Latte: No store sells it'])
  expect(details(soldWithoutVariants(menus))).toEqual(['Mocha: No variants, but sold at 1 store'])
  const tree = [{ children: [{ products: [7, 9] }] }]
  const day = { slug: 'day', title: 'All Day' }
  expect(archivedOnMenu(day, tree, [latte])).toEqual([])
  expect(archivedOnMenu(day, tree, [mocha, latte])).toEqual([
    {
      ...{ id: 'menu day', label: 'All Day', detail: 'Shows archived products: Mocha' },
      ...{ to: '/menus', search: { menu: 'day' } },
    },
  ])
})

const draft: PromotionDraft = {
  ...{ type: 'WholeOrderDiscountPromotion', users: null, activation_code: null, limit_uses: null },
  configuration: { percentage_off: 10, triggering_product_types: ['food'] },
  ...{ start_date: '2026-11-01', end_date: '2026-12-20', start_time: '00:00:00' },
  ...{
    end_time: '23:59:59',
    repeats: null,
    stores: [1],
    roles: [],
    inclusions: [],
    exclusions: [],
  },
}
const promotion = (changes: Partial<PromotionDraft>) => [
  { id: 3, name: 'Pie', draft: { ...draft, ...changes } },
]

test('AMB-256: promotions that cannot apply are found while they are not over', () => {
  expect(promotionsWithoutEffect(promotion({}), today)).toEqual([])
  expect(details(promotionsWithoutEffect(promotion({ stores: [] }), today))).toEqual([
    'Pie: A promotion with no stores needs an activation code to take effect.',
  ])
  const over = { stores: [], end_date: '2026-11-25' }
  expect(promotionsWithoutEffect(promotion(over), today)).toEqual([])
})

test('AMB-256: promotions whose last day is one of the next seven end this week', () => {
  const ends = (end_date: string) => details(endingPromotions(promotion({ end_date }), today))
  expect(ends('2026-11-25')).toEqual([])
  expect(ends(today)).toEqual(['Pie: Ends today'])
  expect(ends('2026-12-02 23:59:59')).toEqual(['Pie: Ends on Dec 2, 2026'])
  expect(ends('2026-12-03')).toEqual([])
})

test('AMB-256: who holds a permission of stores without a store is found', () => {
  const permissions = [{ id: 1, permission: 'stores:update' }]
  const person = { id: 5, name: 'Robin', role_ids: [], permission_ids: [1], store_ids: [] }
  const others = [
    { ...person, id: 6, store_ids: [1] },
    { ...person, id: 7, permission_ids: [] },
  ]
  const found = peopleWithoutStore([person, ...others], [], permissions, new Set(['stores:update']))
  expect(found).toMatchObject([{ label: 'Robin', to: '/employees/5/edit' }])
})

test('AMB-256: few pieces of what is counted and on sale are low stock', () => {
  const variant = (id: number, quantity: number | null, isSoldOut = false) => ({
    ...{ id, sku: null, words: '', name: `Muffin ${id}`, quantity, isSoldOut },
  })
  const variants = [variant(1, 3), variant(2, 4), variant(3, 0, true), variant(4, null)]
  expect(lowStock([{ id: 1, name: 'Muffin', type: 'food', variants }])).toEqual(['Muffin 1 (3)'])
})
