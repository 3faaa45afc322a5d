import { expect, test } from 'vitest'
import { afternoonDraft } from '#testing/promotionDraft.ts'
import { type OtherPromotion, overlapping, sharingCode } from './promotionOverlap.ts'

const draft: OtherPromotion = {
  ...afternoonDraft,
  ...{ id: 1, name: 'Latte week' },
  configuration: { percentage_off: 20, triggering_product_ids: [1] },
  start_date: '2026-11-05 00:00:00',
  end_date: '2026-12-20 23:59:59',
}

type Change = Partial<OtherPromotion>

/** Whether two promotions overlap, whichever of them is in the form. */
function meet(one: Change, other: Change, today = '2026-11-01'): boolean {
  const typeOf = (id: number) => ({ 1: 'beverage', 2: 'beverage', 3: 'food' })[id]
  const [mine, theirs] = [
    { ...draft, ...one },
    { ...draft, ...other, id: 2 },
  ]
  const found = overlapping(mine, [theirs], typeOf, today).length > 0
  expect(overlapping(theirs, [mine], typeOf, today).length > 0).toBe(found)
  return found
}

const offer = (configuration: OtherPromotion['configuration'], type = 'DiscountPromotion') => ({
  ...{ type, configuration: { percentage_off: 20, ...configuration } },
})

test('the promotions that overlap are told in their order, and none that does not', () => {
  const other = (id: number, stores: number[]) => ({ ...draft, id, stores })
  const found = overlapping(
    draft,
    [other(5, [7]), other(4, [9]), other(3, [8, 9])],
    () => undefined,
    '2026-11-01',
  )
  expect(found.map(({ id }) => id)).toEqual([5, 3])
})

test('products meet those with the same id, and the types of which they are', () => {
  const products = (...triggering_product_ids: number[]) => offer({ triggering_product_ids })
  const ofType = (triggering_product_type: string) => offer({ triggering_product_type })
  expect(meet(products(1, 2), products(2, 3))).toBe(true)
  expect(meet(products(1), products(2))).toBe(false)
  expect(meet(products(1, 3), ofType('food'))).toBe(true)
  expect(meet(products(1), ofType('food'))).toBe(false)
  expect(meet(products(99), ofType('food'))).toBe(false)
  expect(meet(ofType('food'), ofType('food'))).toBe(true)
  expect(meet(ofType('food'), ofType('bag'))).toBe(false)
})

test('a discount on the whole order meets its product types, which count for no other promotion', () => {
  const types = { triggering_product_types: ['food', 'bag'] }
  const whole = offer(types, 'WholeOrderDiscountPromotion')
  expect(meet(whole, offer({ triggering_product_type: 'bag' }))).toBe(true)
  expect(meet(whole, offer({ triggering_product_ids: [3] }))).toBe(true)
  expect(meet(whole, offer({ triggering_product_type: 'bottle' }))).toBe(false)
  expect(meet(offer({}, 'WholeOrderDiscountPromotion'), whole)).toBe(false)
  expect(meet(offer(types), whole)).toBe(false)
})

test('promotions of categories and of attribute values meet those of the same ones', () => {
  const category = (id: number | null) => offer({ discounted_promotional_category_id: id })
  expect(meet(category(4), category(4))).toBe(true)
  expect(meet(category(4), category(5))).toBe(false)
  expect(meet(category(null), category(null))).toBe(false)
  const value = (id: number | null) => offer({ attribute_value_qualifying_match: id })
  expect(meet(value(4), value(4))).toBe(true)
  expect(meet(value(4), value(5))).toBe(false)
  expect(meet(value(null), value(null))).toBe(false)
  expect(meet(category(4), value(4))).toBe(false)
})

test('one common store or role is enough, and no role or a code without stores is for all of them', () => {
  expect(meet({ stores: [7, 8] }, { stores: [8, 9] })).toBe(true)
  expect(meet({ stores: [7, 8] }, { stores: [9] })).toBe(false)
  expect(meet({ stores: [], activation_code: 'LATTE' }, { stores: [9] })).toBe(true)
  expect(meet({ stores: [] }, { stores: [9] })).toBe(false)
  expect(meet({ roles: [3, -1] }, { roles: [-1, 4] })).toBe(true)
  expect(meet({ roles: [3] }, { roles: [4] })).toBe(false)
  expect(meet({ roles: [] }, { roles: [4] })).toBe(true)
})

test('hours meet to the minute in which the one ends and the other begins', () => {
  const hours = (start_time: string, end_time: string) => ({ start_time, end_time })
  const noon = hours('12:00:00', '14:00:00')
  expect(meet(noon, hours('14:00:00', '16:00:00'))).toBe(true)
  expect(meet(noon, hours('14:01:00', '16:00:00'))).toBe(false)
  expect(meet(noon, hours('22:00:00', '02:00:00'))).toBe(true)
})

test('days meet from today on, to the last day of the promotion that ends first', () => {
  const days = (start: string, end: string) => ({
    ...{ start_date: `${start} 00:00:00`, end_date: `${end} 23:59:59` },
  })
  const november = days('2026-11-05', '2026-11-30')
  expect(meet(november, days('2026-10-01', '2026-11-04'))).toBe(false)
  expect(meet(november, days('2026-10-01', '2026-11-05'))).toBe(true)
  expect(meet(november, days('2026-11-30', '9999-12-31'))).toBe(true)
  expect(meet(november, days('2026-12-01', '9999-12-31'))).toBe(false)
  expect(meet(november, november, '2026-11-30')).toBe(true)
  expect(meet(november, november, '2026-12-01')).toBe(false)
})

test('AMB-143: a repetition meets another promotion on its own dates alone', () => {
  // The fifth of November 2026 is a Thursday.
  const on = (day: string) => ({
    repeats: `DTSTART:20261105T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=${day}`,
  })
  const twoDays = { end_date: '2026-11-06 23:59:59' }
  expect(meet(twoDays, on('FR'))).toBe(true)
  expect(meet(twoDays, on('MO'))).toBe(false)
  expect(meet(on('MO,TU'), on('TU'))).toBe(true)
  expect(meet(on('MO'), on('TU'))).toBe(false)
})

test('AMB-243: a rule that cannot be read meets others on any day from its first to its last', () => {
  const unknown = { repeats: 'RRULE:FREQ=HOURLY' }
  expect(meet(unknown, {})).toBe(true)
  expect(meet(unknown, { start_date: '2026-12-21', end_date: '2026-12-31' })).toBe(false)
})

test('promotions of the same activation code meet in all stores, on the days that both have', () => {
  const coded = (change: Change) => ({ ...draft, activation_code: 'LATTE', ...change })
  const found = (one: Change, other: Change) =>
    sharingCode(coded(one), [coded({ id: 2, ...other })], '2026-11-01').length > 0
  expect(found({}, { activation_code: ' latte ', stores: [99], roles: [5] })).toBe(true)
  expect(found({}, { activation_code: 'LATTES' })).toBe(false)
  expect(found({ activation_code: null }, { activation_code: null })).toBe(false)
  expect(found({ activation_code: ' \u200b' }, { activation_code: '' })).toBe(false)
  expect(found({}, { start_date: '2026-12-21', end_date: '2026-12-31' })).toBe(false)
})

test('a promotion that discounts nothing meets none', () => {
  const none = { configuration: { percentage_off: 0, triggering_product_ids: [1] } }
  expect(meet({}, {})).toBe(true)
  expect(meet(none, {})).toBe(false)
})
