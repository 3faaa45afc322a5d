import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPromotions, promotionState } from './promotionState.ts'

const week = { start_date: '2026-03-04 00:00:00', end_date: '2026-03-10 23:59:59' }
const always = { start_date: '0001-01-01 00:00:00', end_date: '9999-12-31 23:59:59' }

test.each([
  ['2026-03-03', 'upcoming'],
  ['2026-03-04', 'ongoing'],
  ['2026-03-10', 'ongoing'],
  ['2026-03-11', 'past'],
] as const)('PROMO-07, AMB-144: on %s a promotion of 3/4 to 3/10 is %s', (today, state) => {
  expect(promotionState(week, today)).toBe(state)
})

test('PROMO-07: a permanent promotion is always ongoing', () => {
  expect(promotionState(always, '2026-03-04')).toBe('ongoing')
  expect(promotionState({ ...week, end_date: always.end_date }, '2030-01-01')).toBe('ongoing')
  expect(promotionState({ ...week, end_date: '12026-01-01 23:59:59' }, '2030-01-01')).toBe(
    'ongoing',
  )
})

test('PROMO-08: groups keep the order', () => {
  const list = [
    { id: 4, ...always },
    { id: 3, start_date: '2026-04-01 00:00:00', end_date: '2026-04-01 23:59:59' },
    { id: 2, ...week },
    { id: 1, start_date: '2025-04-01 00:00:00', end_date: '2025-04-01 23:59:59' },
  ]
  const groups = groupPromotions(list, '2026-03-04')
  expect(groups.ongoing.map(({ id }) => id)).toEqual([4, 2])
  expect(groups.upcoming.map(({ id }) => id)).toEqual([3])
  expect(groups.past.map(({ id }) => id)).toEqual([1])
})

test('PROMO-07, PROMO-08: every promotion stands in one group, and never goes back in time', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const order = ['upcoming', 'ongoing', 'past']
  fc.assert(
    fc.property(day, day, day, day, (a, b, c, d) => {
      const [first = a, last = b] = [a, b].sort()
      const [sooner = c, later = d] = [c, d].sort()
      const promotion = { start_date: `${first} 00:00:00`, end_date: `${last} 23:59:59` }
      const groups = groupPromotions([promotion], sooner)
      expect(Object.values(groups).flat()).toEqual([promotion])
      const at = (today: string) => order.indexOf(promotionState(promotion, today))
      expect(at(sooner)).toBeLessThanOrEqual(at(later))
    }),
  )
})
