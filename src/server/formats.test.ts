import { expect, test } from 'vitest'
import { isDayMoment } from './formats.ts'

test.each([
  '2026-02-28 00:00:00',
  '2024-02-29 23:59:59',
  '0001-01-01 00:00:00',
  '9999-12-31 23:59:59',
])('AMB-142, HOURS-11: %s is a moment of a day', (text) => expect(isDayMoment(text)).toBe(true))

test.each([
  ...['2026-02-31 00:00:00', '2026-02-29 00:00:00', '2026-13-01 00:00:00', '0000-01-01 00:00:00'],
  ...['2026-02-28 24:00:00', '2026-02-28', '2026-02-28T00:00:00', ''],
])('AMB-142, HOURS-11: %s is none', (text) => expect(isDayMoment(text)).toBe(false))
