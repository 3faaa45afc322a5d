import { z } from 'zod'
import { type Override, openHours } from '#domain/stores/storeHours.ts'
import { closedAtOnce, earlyClosingFault, type StoreNow } from '#domain/stores/storeNow.ts'

export const todayChanges = ['early', 'now', 'other'] as const

export type TodayChange = (typeof todayChanges)[number]

export const todayChangeWords: Readonly<Record<TodayChange, string>> = {
  early: 'Close early',
  now: 'Close now',
  other: 'Other hours today',
}

export const todayLabels = {
  change: 'Change',
  closes: 'Closes at',
  opening_time: 'Opens',
  closing_time: 'Closes',
  is_closed: 'Closed all day',
}

const time = z.string().nullable()

/** The override of today after the change. */
export function todaySchema(now: StoreNow, current: Override) {
  const hours = openHours(current)
  return z
    .object({
      change: z.enum(todayChanges),
      closes: time,
      opening_time: time,
      closing_time: time,
      is_closed: z.boolean(),
    })
    .transform(({ change, closes, ...other }, context): Partial<Override> => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (change === 'other') {
        if (!other.is_closed && !other.opening_time) fault('opening_time', 'Please enter a time.')
        if (!other.is_closed && !other.closing_time) fault('closing_time', 'Please enter a time.')
        return other.is_closed ? { is_closed: true } : other
      }
      if (hours === null || hours === 'closed') return {}
      if (change === 'now') return closedAtOnce(now, hours)
      const message = closes ? earlyClosingFault(now, hours, closes) : 'Please enter a time.'
      if (message !== undefined) fault('closes', message)
      return closes ? { closing_time: closes } : {}
    })
}
