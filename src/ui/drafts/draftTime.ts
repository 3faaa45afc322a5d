import { dateAt, mediumDate, minuteAt, ownTimeZone } from '#domain/calendar.ts'

/** '10:42', of another day 'Nov 25, 2026, 10:42'. */
export function draftTime(at: number): string {
  const zone = ownTimeZone()
  const [moment, now] = [new Date(at), new Date()]
  const [day = '', time = ''] = minuteAt(moment, zone).split(/[ T]/)
  return day === dateAt(now, zone) ? time : `${mediumDate(day)}, ${time}`
}
