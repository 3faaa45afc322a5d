import { expect, test } from 'vitest'
import type { PromotionDraft } from './promotionSentence.ts'
import { type Visit, wouldApply } from './wouldApply.ts'

const promotion: PromotionDraft = {
  type: 'DiscountPromotion',
  configuration: { item_limit_per_day: 1, percentage_off: 20, triggering_product_type: 'beverage' },
  start_date: '2026-11-05 00:00:00',
  end_date: '9999-12-31 23:59:59',
  start_time: '14:00:00',
  end_time: '16:59:00',
  repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR',
  stores: [7],
  roles: [-1],
  users: 0,
  activation_code: 'LATTE',
  limit_uses: null,
  inclusions: [],
  exclusions: [4],
}
const latte = { id: 1, type: 'beverage', quantity: 1, categories: [1], attributeValues: [3] }
const bun = { id: 2, type: 'food', quantity: 2, categories: [3], attributeValues: [] }
// 5 November 2026 is a Thursday.
const visit: Visit = {
  store: 7,
  date: '2026-11-05',
  time: '14:30',
  basket: [latte],
  role: -1,
  code: 'latte',
}
const names = {
  product: () => undefined,
  category: (id: number) => ({ 1: 'Lattes', 3: 'Pastry' })[id],
  attributeValue: () => 'Large',
  store: () => undefined,
  role: () => undefined,
  storeCount: 24,
}
const told = (change: Partial<PromotionDraft>, other: Partial<Visit> = {}) =>
  wouldApply({ ...promotion, ...change }, { ...visit, ...other }, names)

test('a promotion applies where every condition holds', () => {
  expect(told({})).toEqual({ applies: true, provided: [] })
})

test.each<[string, Partial<Visit>, boolean]>([
  ['the evening of the first day', { date: '2026-11-05', time: '22:00' }, true],
  ['past midnight after the first day, a Thursday', { date: '2026-11-06', time: '02:00' }, true],
  ['past midnight before the first day', { date: '2026-11-05', time: '01:00' }, false],
  ['past midnight after a Friday', { date: '2026-11-07', time: '01:00' }, true],
  ['past midnight after a Sunday', { date: '2026-11-09', time: '01:00' }, false],
  ['past midnight after the last day', { date: '2026-11-21', time: '01:00' }, true],
])('hours past midnight belong to the day on which they begin: %s', (_when, at, applies) => {
  const nights = { start_time: '22:00:00', end_time: '02:00:00', end_date: '2026-11-20 23:59:59' }
  expect(told(nights, at).applies).toBe(applies)
})

const combo = {
  type: 'ComboDiscountPromotion',
  configuration: {
    discounted_promotional_category_id: 3,
    qualifying_promotional_category_ids: [1],
    cents_off: 75,
  },
}

const refusals: Readonly<
  Record<string, readonly (readonly [Partial<PromotionDraft>, Partial<Visit>])[]>
> = {
  'It does not run on this day.': [
    [{}, { date: '2026-11-04' }],
    [{}, { date: '2026-11-07' }],
    [{ repeats: 'RRULE:FREQ=WEEKLY' }, { date: '2026-11-06' }],
  ],
  'It runs from 2:00 PM to 4:59 PM.': [[{}, { time: '17:00' }]],
  'It does not run at this store.': [[{}, { store: 8 }]],
  'It has no stores and no activation code.': [[{ stores: [], activation_code: null }, {}]],
  'The customer has to enter the code LATTE.': [[{}, { code: '' }]],
  'It is for other roles.': [[{}, { role: 3 }]],
  'The basket is empty.': [
    [{}, { basket: [] }],
    [{}, { basket: [{ ...latte, quantity: 0 }] }],
  ],
  'The basket has no beverage.': [
    [{}, { basket: [{ ...latte, quantity: 0 }, bun] }],
    [{}, { basket: [bun] }],
  ],
  'Nothing is discounted: the discount is 0.': [
    [{ configuration: { percentage_off: 0, triggering_product_type: 'beverage' } }, {}],
  ],
  'The basket has no product of this promotion.': [
    [{ configuration: { triggering_product_ids: [9] } }, {}],
  ],
  'Nothing is discounted: no product is chosen.': [
    [{ configuration: { triggering_product_ids: [], triggering_product_type: null } }, {}],
  ],
  'The basket has no food.': [
    [{ configuration: { triggering_product_type: 'food', triggering_product_types: null } }, {}],
  ],
  'Every product in the basket that could count is in one of its excluded categories.': [
    [{ exclusions: [1] }, {}],
  ],
  'No product in the basket is in one of its included categories.': [[{ inclusions: [5] }, {}]],
  'The basket has no beverage in a category that counts.': [
    [{ exclusions: [1] }, { basket: [latte, bun] }],
  ],
  'It asks for 3 products; the basket has 1 of them.': [
    [
      {
        configuration: {
          triggering_product_ids: [1],
          minimum_required_quantity: 3,
          discount_amount: 250,
        },
      },
      {},
    ],
  ],
  'The basket has nothing in Pastry.': [[combo, {}]],
  'The basket has nothing in Lattes.': [[combo, { basket: [bun] }]],
  'Nothing in the basket comes with Large.': [
    [
      {
        type: 'AttributeUpgradePromotion',
        configuration: { attribute_value_qualifying_match: 9, attribute_value_discount_match: 3 },
      },
      {},
    ],
  ],
}

test.each(Object.entries(refusals))(
  'PROMO-07, PROMO-54: the first condition that fails is told: %s',
  (because, cases) => {
    for (const [change, other] of cases)
      expect(told(change, other)).toEqual({ applies: false, because })
  },
)

const allMembers = {
  triggering_product_ids: [],
  triggering_product_type: null,
  triggering_product_types: [],
}
test.each<[string, Partial<PromotionDraft>]>([
  ['a type', { configuration: { ...allMembers, triggering_product_type: 'beverage' } }],
  [
    'a type beside products of before',
    { configuration: { triggering_product_ids: [9], triggering_product_type: 'beverage' } },
  ],
  ['products', { configuration: { ...allMembers, triggering_product_ids: [1] } }],
  [
    'types of the whole order',
    {
      type: 'WholeOrderDiscountPromotion',
      configuration: { ...allMembers, triggering_product_types: ['beverage'] },
    },
  ],
  ['no product at all', { type: 'FreeEmployeeBagsPromotion', configuration: allMembers }],
])(
  'AMB-176, PROMO-20: where a host keeps every member, a promotion of %s applies',
  (_what, change) => {
    expect(told(change)).toMatchObject({ applies: true })
  },
)

test('one of the categories of a product is enough to count, and to be excluded', () => {
  const basket = [{ ...latte, categories: [1, 2] }]
  expect(told({ inclusions: [2, 5] }, { basket })).toMatchObject({ applies: true })
  expect(told({ exclusions: [2] }, { basket })).toMatchObject({ applies: false })
})

test('what only the register knows is a proviso', () => {
  expect(told({ type: 'NewCustomerDiscountPromotion', limit_uses: 1, users: null })).toEqual({
    applies: true,
    provided: ['it is the first order of all', 'the customer has not used it before'],
  })
  expect(told({ type: 'FirstOrderAtStoreDiscountPromotion' })).toEqual({
    applies: true,
    provided: ['it is the first order at this store'],
  })
  expect(told({ limit_uses: 3, users: 2 })).toEqual({
    applies: true,
    provided: ['the customer is among its users', 'the customer used it less than 3 times'],
  })
  expect(told({ type: 'FreeEmployeeBagsPromotion', configuration: {} })).toEqual({
    applies: true,
    provided: ['the customer is an employee'],
  })
  const sizeUp = { type: 'SizeUpPromotion', configuration: { cohort: 'Loyal' } }
  expect(told(sizeUp)).toEqual({ applies: true, provided: ['the customer belongs to Loyal'] })
})

test('AMB-243: whether a rule includes the day is told where it can be, else it is a proviso', () => {
  const yearly = { repeats: 'DTSTART:20251105T000000Z\nRRULE:FREQ=YEARLY' }
  expect(told(yearly)).toEqual({ applies: true, provided: [] })
  expect(told(yearly, { date: '2026-11-06' })).toMatchObject({ applies: false })
  expect(told({ repeats: 'RRULE:FREQ=HOURLY' })).toEqual({
    applies: true,
    provided: ['the rule of its repetition, which cannot be read here, includes this day'],
  })
})

test('AMB-142: a promotion of always runs on every day', () => {
  const permanent = { start_date: '0001-01-01 00:00:00', repeats: null }
  expect(told(permanent, { date: '2030-01-05' })).toMatchObject({ applies: true })
})
