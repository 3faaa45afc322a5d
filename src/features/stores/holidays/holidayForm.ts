import { z } from 'zod'
import type { Override } from '#domain/stores/storeHours.ts'
import type { Holiday } from './holidayRows.ts'

export const holidaySchema = z
  .object({
    date: z.string().nullable(),
    opening_time: z.string().nullable(),
    closing_time: z.string().nullable(),
    is_closed: z.boolean(),
    is_holiday: z.boolean(),
  })
  .transform(
    (
      { date, opening_time, closing_time, ...flags },
      context,
    ): Partial<Override> & { date: string } => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (!date) fault('date', 'Please enter a date.')
      if (!flags.is_closed && !opening_time)
        fault('opening_time', 'Please enter an opening time (unless store closed)')
      if (!flags.is_closed && !closing_time)
        fault('closing_time', 'Please enter a closing time (unless store closed)')
      const times = {
        ...(opening_time ? { opening_time } : {}),
        ...(closing_time ? { closing_time } : {}),
      }
      return { date: date ?? '', ...times, ...flags }
    },
  )

export type HolidayValues = z.input<typeof holidaySchema>

export const holidayLabels: Record<keyof HolidayValues, string> = {
  date: 'Date',
  opening_time: 'Opening Time',
  closing_time: 'Closing Time',
  is_closed: 'Is Closed',
  is_holiday: 'Is Holiday',
}

export const holidayPaths = {
  'store_hours.0.override_date': 'date',
  'store_hours.0.opening_time': 'opening_time',
  'store_hours.0.closing_time': 'closing_time',
}

const newHoliday: HolidayValues = {
  date: null,
  opening_time: null,
  closing_time: null,
  is_closed: false,
  is_holiday: true,
}

/** Null for a new holiday. */
export function holidayFormValues(holiday: Holiday | null): HolidayValues {
  if (!holiday) return newHoliday
  const { date, opening_time, closing_time, is_closed, is_holiday } = holiday
  return { date, opening_time, closing_time, is_closed, is_holiday }
}
