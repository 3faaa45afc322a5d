import { lazily } from './lazily.ts'

/**
 * A timestamp in the form of orders and of archived products, 'ddd mmm dS, yyyy h:MM TT', in the
 * zone of the person unless another one is given (AMB-169): `Wed Mar 4th, 2026 9:05 AM`. A text that
 * is no timestamp stays as it is.
 */
export function longMoment(timestamp: string, timeZone?: string): string {
  const at = new Date(timestamp)
  if (Number.isNaN(at.getTime())) return timestamp
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${of('weekday')} ${of('month')} ${ordinal(Number(of('day')))}, ${of('year')} ${of('hour')}:${of('minute')} ${of('dayPeriod')}`
}

/** The zone in which the person sees timestamps, for the tooltip beside them (AMB-169). */
export const ownTimeZone = lazily(() => Intl.DateTimeFormat().resolvedOptions().timeZone)

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** Making a format costs more than using it, and lists use it for every row. */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  formats.set(timeZone, format)
  return format
}

/** 1st, 2nd, 3rd, 4th, 11th, 22nd. */
export function ordinal(day: number): string {
  const teen = day >= 11 && day <= 13
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]
  return `${day}${ending ?? 'th'}`
}
