import { expect, test } from 'vitest'
import { type Change, changeText, fieldText } from './historyText.ts'

const named = (name: string, id = name) => ({ id, name })

const textOf = (change: Partial<Change>) =>
  changeText({
    ...{ kind: 'product', record: named('Flat White'), field: 'name', about: [], count: 1 },
    ...{ before: null, after: null, ...change },
  })

test.each([
  [{ field: null, after: named('Flat White') }, 'Created the product Flat White'],
  [{ field: null, before: named('Flat White') }, 'Deleted the product Flat White'],
  [{ field: 'archived_at', after: '2026-03-04T17:05:00.000Z' }, 'Archived Flat White'],
  [{ field: 'archived_at', before: '2026-03-04T17:05:00.000Z' }, 'Restored Flat White'],
  [{ before: 'Flat', after: 'Flat White' }, 'Name of Flat White: Flat → Flat White'],
  [
    { field: 'description', before: null, after: 'Smooth' },
    'Description of Flat White: none → Smooth',
  ],
  [
    { field: 'description', before: 'Smooth', after: 'a'.repeat(121) },
    'Description of Flat White changed',
  ],
  [
    { field: 'image_url', before: '/files/a.png', after: '/files/b.png' },
    'Picture of Flat White changed',
  ],
  [{ field: 'is_seasonal', before: false, after: true }, 'Flat White, seasonal: no → yes'],
  [
    { field: 'prices', about: [named('Capitol Hill'), named('12 oz')], before: 475, after: 495 },
    'Price of Flat White, 12 oz at Capitol Hill: 475¢ → 495¢',
  ],
  [
    { kind: 'card', record: named('Spring'), field: 'sort_order', before: 0, after: 1 },
    'Position of Spring: 1 → 2',
  ],
  [{ field: 'prices', record: null, count: 4812 }, 'Price: 4,812 values changed'],
  [{ field: 'prices', count: 92 }, 'Price of Flat White: 92 values changed'],
  [
    { field: 'prices', record: null, about: [named('Capitol Hill')], count: 30 },
    'Price at Capitol Hill: 30 values changed',
  ],
  [
    {
      field: 'tags',
      before: [named('Vegan'), named('Nuts')],
      after: [named('Nuts'), named('Dairy')],
    },
    'Tags of Flat White: added Dairy; removed Vegan',
  ],
  [
    { field: 'variants', before: [named('A', '1')], after: [named('B', '1')] },
    'Variants of Flat White: changed A → B',
  ],
  [
    {
      field: 'product_attributes',
      before: [named('Size'), named('Milk')],
      after: [named('Milk'), named('Size')],
    },
    'Attributes of Flat White: new order',
  ],
] as const)('AMB-279: a change of a product reads as a sentence: %#', (change, text) => {
  expect(textOf(change)).toBe(text)
})

const hours = (opening_time: string, closing_time: string) => ({ opening_time, closing_time })

test.each([
  [{ field: 'products', about: [named('Bagel')], after: true }, 'Added Bagel to Pike Place'],
  [{ field: 'products', about: [named('Bagel')], before: true }, 'Removed Bagel from Pike Place'],
  [{ field: 'products', after: true, count: 30 }, 'Added 30 products to Pike Place'],
  [
    {
      field: 'hours',
      about: [named('monday')],
      before: hours('06:00:00', '20:00:00'),
      after: hours('07:00:00', '20:00:00'),
    },
    'Hours of Pike Place, Monday: 6:00 AM - 8:00 PM → 7:00 AM - 8:00 PM',
  ],
  [
    {
      field: 'overrides',
      about: [named('2026-12-25')],
      after: { ...hours('00:00:00', '00:00:00'), is_closed: true },
    },
    'Hours of Pike Place, Dec 25, 2026: none → CLOSED',
  ],
  [
    { field: 'rate', about: [named('City Tax'), named('beverage')], before: 0.0875, after: 0.1 },
    'Rate of Pike Place, City Tax, Beverage: 8.75% → 10.00%',
  ],
  [
    { field: 'vendor_region_id', after: named('North') },
    'Vendor region of Pike Place: none → North',
  ],
] as const)('AMB-279: a change of a store reads as a sentence: %#', (change, text) => {
  expect(textOf({ kind: 'store', record: named('Pike Place'), ...change })).toBe(text)
})

test('AMB-279: a field is called by its member in words', () => {
  expect(
    [
      'role_ids',
      'square_sku',
      'configuration.percent_off',
      'has_drive_thru',
      'header_image_one_url',
    ].map(fieldText),
  ).toEqual(['roles', 'SKU', 'percent off', 'drive thru', 'header picture one'])
})
