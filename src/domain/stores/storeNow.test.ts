import { expect, test } from 'vitest'
import type { Weekday } from '../calendar.ts'
import type { Override, StoreWeek, Times } from './storeHours.ts'
import {
  canStillClose,
  closedAtOnce,
  earlyClosingFault,
  storeNow,
  storeNowText,
  suggestedClosing,
} from './storeNow.ts'

const times = (opens: string, closes: string): Times => ({
  opening_time: `${opens}:00`,
  closing_time: `${closes}:00`,
})
const everyDay = (hours: Times): StoreWeek['hours'] => ({
  ...{ sunday: hours, monday: hours, tuesday: hours, wednesday: hours },
  ...{ thursday: hours, friday: hours, saturday: hours },
})
const regular = everyDay(times('05:30', '20:00'))
const closed = times('00:00', '00:00')

/** Wednesday, 4 March 2026, in New York (UTC-5). */
function at(
  clock: string,
  hours: StoreWeek['hours'],
  override?: Partial<Override>,
  online?: boolean,
) {
  const [date = '', time = ''] = clock.includes(' ') ? clock.split(' ') : ['2026-03-04', clock]
  const row = { ...times('08:00', '14:00'), is_closed: false, is_holiday: true, ...override }
  return storeNow({
    week: { hours, overrides: override ? { '2026-03-04 00:00:00': row } : {} },
    online,
    timeZone: 'America/New_York',
    now: new Date(`${date}T${time}:00-05:00`),
  })
}

const without = (day: Weekday, hours: Times) => ({ ...regular, [day]: hours })

test.each([
  ['Open until 8:00 PM', at('05:30', regular)],
  ['Closed until 5:30 AM', at('05:29', regular)],
  ['Closed until 5:30 AM tomorrow', at('20:00', regular)],
  ['Closed until 5:30 AM on Friday', at('20:00', without('thursday', closed))],
  ['Open until 2:00 PM, holiday', at('13:59', regular, {})],
  ['Closed until 5:30 AM tomorrow, holiday', at('14:00', regular, { is_closed: true })],
  ['Open until 2:00 PM, special hours', at('13:59', regular, { is_holiday: false })],
  ['Offline, open until 2:00 PM, holiday', at('13:59', regular, {}, false)],
  ['Open until 8:00 PM', at('13:59', regular, undefined, true)],
  ['Hours not set', at('12:00', {})],
  ['Closed', at('12:00', { wednesday: closed })],
  ['Closed until 5:30 AM on Mar 11, 2026', at('21:00', { wednesday: times('05:30', '20:00') })],
])('AMB-257, AMB-96: %s', (text, now) => expect(storeNowText(now)).toBe(text))

const bar = everyDay(times('18:00', '02:00'))

test('AMB-180: until a closing after midnight the hours of yesterday apply', () => {
  const night = at('01:59', bar)
  expect(storeNowText(night)).toBe('Open until 2:00 AM')
  expect(night.day).toBe('2026-03-03')
  expect(storeNowText(at('02:00', bar))).toBe('Closed until 6:00 PM')
  expect(storeNowText(at('23:00', bar))).toBe('Open until 2:00 AM tomorrow')
  expect(storeNowText(at('12:00', everyDay(times('06:00', '06:00'))))).toBe('Open around the clock')
  expect(storeNowText(at('12:00', everyDay(times('00:00', '12:30'))))).toBe('Open until 12:30 PM')
})

const hours = { opens: '05:30:00', closes: '20:00:00' }
const barHours = { opens: '18:00:00', closes: '02:00:00' }

test('AMB-257: a store closes early between now and its closing time', () => {
  const now = at('16:10', regular)
  expect(earlyClosingFault(now, hours, '17:00:00')).toBeUndefined()
  expect(earlyClosingFault(now, hours, '16:00:00')).toBe('4:00 PM is past at the store.')
  expect(earlyClosingFault(now, hours, '20:00:00')).toBe('The store closes at 8:00 PM already.')
  expect(suggestedClosing(now, hours)).toBe('16:30:00')
  expect(suggestedClosing(at('16:28', regular), hours)).toBe('17:00:00')
  expect(suggestedClosing(at('19:30', regular), hours)).toBeNull()
  const night = at('23:40', bar)
  expect(suggestedClosing(night, barHours)).toBe('00:00:00')
  expect(earlyClosingFault(night, barHours, '01:00:00')).toBeUndefined()
  expect(earlyClosingFault(night, barHours, '23:00:00')).toBe('11:00 PM is past at the store.')
})

test('AMB-257: a store that closes now closes this minute, and does not open before its opening', () => {
  expect(closedAtOnce(at('16:10', regular), hours)).toEqual({ closing_time: '16:10:00' })
  expect(closedAtOnce(at('01:10', bar), barHours)).toEqual({ closing_time: '01:10:00' })
  expect(closedAtOnce(at('05:00', regular), hours)).toEqual({ is_closed: true })
  expect(canStillClose(at('19:59', regular), hours)).toBe(true)
  expect(canStillClose(at('20:00', regular), hours)).toBe(false)
})
