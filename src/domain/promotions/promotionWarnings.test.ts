import { expect, test } from 'vitest'
import { afternoonDraft as draft } from '#testing/promotionDraft.ts'
import type { PromotionDraft } from './promotionSentence.ts'
import { type PromotionWorld, promotionWarnings } from './promotionWarnings.ts'

const latte = { name: 'Latte', product_type: 'beverage', archived: false, stores: [7] }
const world: PromotionWorld = {
  today: '2026-11-01',
  product: (id) => (id === 1 ? latte : undefined),
  others: [],
}

const told = (change: Partial<PromotionDraft>, known: Partial<PromotionWorld> = {}) =>
  promotionWarnings({ ...draft, ...change }, { ...world, ...known }).map(({ text }) => text)

test('nothing is wrong with a whole promotion', () => {
  expect(told({})).toEqual([])
})

const offer = draft.configuration
const wrong: Readonly<Record<string, readonly Partial<PromotionDraft>[]>> = {
  'A promotion with no stores needs an activation code to take effect.': [{ stores: [] }],
  'It ends before it starts.': [{ end_date: '2026-11-04' }],
  'Its first day is missing.': [{ start_date: '' }],
  'Its last day is missing.': [{ end_date: '' }],
  'Its hours end before they start: they go on past midnight, into the next day.': [
    { start_time: '17:00:00' },
  ],
  'It starts and ends at the same time of day: it runs for only one minute a day.': [
    { start_time: '09:00:00', end_time: '09:00:00' },
  ],
  'It is over: its last day has passed.': [{ start_date: '2026-10-01', end_date: '2026-10-31' }],
  'There is no next date: it runs on none of its days.': [
    {
      end_date: '2026-11-06',
      repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
    },
  ],
  'There is no next date: its last day was 10/3/26.': [
    { start_date: '2026-10-01', repeats: 'DTSTART:20261001T000000Z\nRRULE:FREQ=DAILY;COUNT=3' },
    { start_date: '2026-10-01', repeats: 'RRULE:FREQ=DAILY;UNTIL=20261003T235959Z' },
  ],
  'There is no next date.': [
    { start_date: '2024-10-01', repeats: 'DTSTART:20241001T000000Z\nRRULE:FREQ=DAILY;COUNT=3' },
  ],
  'Its repetition ends before it starts.': [
    { repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20261101T000000Z' },
  ],
  'The rule of its repetition cannot be read here: it is not known on which days it runs.': [
    { repeats: 'RRULE:FREQ=HOURLY' },
  ],
  'Months without a 31st are skipped. To run in every month, choose the last day of the month.': [
    { end_date: '2027-12-31', repeats: 'DTSTART:20261231T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=1' },
  ],
  'Nothing is discounted: the discount is 0.': [{ configuration: { ...offer, percentage_off: 0 } }],
  'The Percentage Off is below 0.': [{ configuration: { ...offer, percentage_off: -5 } }],
  'The Item Limit per Day is below 1.': [{ configuration: { ...offer, item_limit_per_day: 0 } }],
  'The Number of Free Bags is below 0.': [
    { type: 'FreeEmployeeBagsPromotion', configuration: { number_of_free_bags: -2 } },
  ],
  'Nothing is discounted: no product is chosen.': [
    { configuration: { ...offer, triggering_product_ids: [] } },
    { configuration: { percentage_off: 20, triggering_product_type: null } },
  ],
  'Nothing is discounted: no product type is chosen.': [
    {
      type: 'WholeOrderDiscountPromotion',
      configuration: { cents_off: 100, triggering_product_types: [] },
    },
  ],
  'Nothing is discounted: no cohort is chosen.': [
    { type: 'SizeUpPromotion', configuration: { cohort: null } },
  ],
  'Nothing is discounted: no day of the last purchase is chosen.': [
    { type: 'SizeUpPromotion', configuration: { cohort: 'Lapsed', cohort_parameters: [] } },
  ],
  'The discounted category qualifies for itself.': [
    {
      type: 'ComboDiscountPromotion',
      configuration: {
        ...{ percentage_off: 20, discounted_promotional_category_id: 1 },
        qualifying_promotional_category_ids: [1, 2],
      },
    },
  ],
  'Nothing is discounted: no category is chosen.': [
    {
      type: 'ComboDiscountPromotion',
      configuration: { percentage_off: 20, qualifying_promotional_category_ids: [1] },
    },
  ],
  'Nothing is discounted: no qualifying category is chosen.': [
    {
      type: 'ComboDiscountPromotion',
      configuration: { percentage_off: 20, discounted_promotional_category_id: 1 },
    },
  ],
  'Nothing is discounted: no attribute value is chosen.': [
    { type: 'AttributeUpgradePromotion', configuration: { attribute_value_discount_match: 3 } },
    { type: 'AttributeUpgradePromotion', configuration: { attribute_value_qualifying_match: 3 } },
  ],
  'Both attribute values are the same: nobody gains by it.': [
    {
      type: 'AttributeUpgradePromotion',
      configuration: { attribute_value_qualifying_match: 3, attribute_value_discount_match: 3 },
    },
  ],
  'The interval of its repetition is missing.': [
    { repeats: 'DTSTART:20261105T000000Z\nRRULE:FREQ=DAILY;INTERVAL=' },
  ],
  'Latte is sold at none of the stores.': [{ stores: [8] }],
}

test.each(Object.entries(wrong))(
  'PROMO-48, AMB-147, AMB-150: it is told as wrong: %s',
  (text, changes) => {
    for (const change of changes) expect(told(change)).toEqual([text])
  },
)

test('AMB-189: a product that is archived is named', () => {
  const product = () => ({ ...latte, archived: true })
  expect(told({}, { product })).toEqual(['Latte is archived.'])
})

test('PROMO-48: with a code it takes effect in no store too, but not with blanks for a code', () => {
  expect(told({ stores: [], activation_code: 'LATTE' })).toEqual([])
  expect(told({ stores: [], activation_code: ' ' })).toEqual([
    'A promotion with no stores needs an activation code to take effect.',
  ])
})

test('AMB-150: without a type nothing is said of what it offers', () => {
  expect(told({ type: null, configuration: { percentage_off: 0 } })).toEqual([])
})

test.each<[string, Partial<PromotionDraft>]>([
  [
    'two attribute values',
    {
      type: 'AttributeUpgradePromotion',
      configuration: { attribute_value_qualifying_match: 9, attribute_value_discount_match: 3 },
    },
  ],
  ['a cohort without a date', { type: 'SizeUpPromotion', configuration: { cohort: 'Loyal' } }],
  [
    'a cohort with its date',
    {
      type: 'SizeUpPromotion',
      configuration: { cohort: 'Lapsed', cohort_parameters: ['2026-01-01'] },
    },
  ],
  [
    'other categories that qualify',
    {
      type: 'ComboDiscountPromotion',
      configuration: {
        ...{ percentage_off: 20, discounted_promotional_category_id: 3 },
        qualifying_promotional_category_ids: [1, 2],
      },
    },
  ],
])('nothing is wrong with %s', (_what, change) => {
  expect(told(change)).toEqual([])
})

test('with a code and no stores a product has to be sold at some store', () => {
  const everywhere = { stores: [], activation_code: 'LATTE' }
  const product = () => ({ ...latte, stores: [] })
  expect(told(everywhere, { product })).toEqual(['Latte is sold at no store.'])
})

test('nothing is said of a product that is not known, or whose stores are not', () => {
  expect(told({}, { product: () => undefined })).toEqual([])
  expect(told({}, { product: () => ({ ...latte, stores: undefined }) })).toEqual([])
})

const other = { ...draft, id: 9, name: 'Latte week' }

test('of many overlapping promotions five are named, and their number is told', () => {
  const others = Array.from({ length: 7 }, (_, at) => ({ ...other, id: at + 9 }))
  const [overlap] = promotionWarnings(draft, { ...world, others }).filter(
    ({ id }) => id === 'overlap',
  )
  expect(overlap?.promotions).toHaveLength(5)
  expect(overlap?.text).toMatch(/ by 7 other promotions, such as:$/)
  expect(told({}, { others: others.slice(0, 5) })).toEqual([
    'Some of the same products are discounted at the same time by other promotions:',
  ])
})

test('the promotions with the same activation code are named', () => {
  const others = [{ ...other, activation_code: 'Latte', configuration: {} }]
  const [warning] = promotionWarnings({ ...draft, activation_code: 'LATTE' }, { ...world, others })
  expect(warning).toMatchObject({
    text: 'The activation code LATTE is used on some of the same days by other promotions:',
    promotions: [{ id: 9, name: 'Latte week' }],
  })
})

test('AMB-243: an overlap is only possible where the days of a promotion are unknown', () => {
  const others = [{ ...other, repeats: 'RRULE:FREQ=HOURLY' }]
  expect(told({}, { others })).toEqual([
    'Some of the same products are discounted possibly at the same time by other promotions:',
  ])
})

test('PROMO-54: promotions do not overlap where the one counts only in categories that the other excludes', () => {
  const others = [{ ...other, exclusions: [4, 5] }]
  expect(told({ inclusions: [4, 5] }, { others })).toEqual([])
  expect(told({ inclusions: [4, 6] }, { others })).toHaveLength(1)
  expect(told({}, { others })).toHaveLength(1)
  expect(told({ exclusions: [4] }, { others: [{ ...other, inclusions: [4] }] })).toEqual([])
})
