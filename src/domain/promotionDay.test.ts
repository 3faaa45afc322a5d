import { expect, test } from 'vitest'
import { promotionDay, promotionMoment } from './promotionDay.ts'

test('AMB-142, AMB-169: days are M/D/YY', () => {
  expect(promotionDay('2026-03-05 00:00:00')).toBe('3/5/26')
  expect(promotionDay('2026-12-31 23:59:59')).toBe('12/31/26')
  expect(promotionDay('2026-12-31')).toBe('12/31/26')
})

test('PROMO-04: the years 0001 and 9999 are Permanent', () => {
  expect(promotionDay('0001-01-01 00:00:00')).toBe('Permanent')
  expect(promotionDay('9999-12-31 23:59:59')).toBe('Permanent')
})

test('AMB-142: a text that is no date stays as it is', () => {
  expect(promotionDay('soon')).toBe('soon')
  expect(promotionMoment('soon', 'UTC')).toBe('soon')
})

test('AMB-169: a timestamp is the day of whoever looks', () => {
  expect(promotionMoment('2026-03-05T03:00:00.000Z', 'America/Los_Angeles')).toBe('3/4/26')
  expect(promotionMoment('2026-03-05T03:00:00.000Z', 'Europe/Berlin')).toBe('3/5/26')
})
