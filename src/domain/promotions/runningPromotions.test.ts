import { expect, test } from 'vitest'
import type { PromotionDraft } from './promotionSentence.ts'
import { isRunningAt, isShown } from './runningPromotions.ts'

const draft: PromotionDraft = {
  type: 'DiscountPromotion',
  configuration: {},
  start_date: '2026-03-01 00:00:00',
  end_date: '9999-12-31 23:59:59',
  start_time: '22:00:00',
  end_time: '02:00:59',
  repeats: 'RRULE:FREQ=WEEKLY;BYDAY=MO',
  stores: [1],
  roles: [],
  users: 0,
  activation_code: null,
  limit_uses: null,
  inclusions: [],
  exclusions: [],
}
// 2026-03-02 is a Monday.
const monday = (time: string, storeId = 1) => ({ storeId, date: '2026-03-02', time })
const tuesday = (time: string) => ({ storeId: 1, date: '2026-03-03', time })

test.each([
  [monday('21:59'), false],
  [monday('22:00'), true],
  [monday('01:00'), false],
  [tuesday('02:00'), true],
  [tuesday('22:30'), false],
  [monday('22:00', 2), false],
])('Monday 10 PM to 2 AM at store 1 runs at %o: %s', (clock, runs) => {
  expect(isRunningAt(draft, clock)).toBe(runs)
})

test('PROMO-48: a promotion without stores runs at each of them with its code, and nowhere without one', () => {
  const anywhere = { ...draft, stores: [] }
  expect(isRunningAt({ ...anywhere, activation_code: 'MONDAY' }, monday('23:00', 7))).toBe(true)
  expect(isRunningAt(anywhere, monday('23:00', 7))).toBe(false)
})

test('the filter asks where it holds, and on which day or now', () => {
  const at = (storeId: number, runs: string | null) =>
    isShown(draft, { stores: [monday('12:00', storeId)], everywhere: false, runs })
  expect([at(1, null), at(2, null)]).toEqual([true, false])
  expect([at(1, '2026-03-09'), at(1, '2026-03-10'), at(2, '2026-03-09')]).toEqual([
    true,
    false,
    false,
  ])
  expect(at(1, 'now')).toBe(false)
  const nowhere = { ...draft, stores: [] }
  expect(isShown(nowhere, { stores: [monday('12:00')], everywhere: true, runs: null })).toBe(true)
})
