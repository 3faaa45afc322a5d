import type { StoreSummary } from '#api/stores.ts'
import { mediumDate, weekdayOf } from '#domain/calendar.ts'
import { plannedText, readPlanned } from '#domain/stores/holidayPlan.ts'
import { specialDayOn } from '#domain/stores/specialDays.ts'
import {
  nextDayText,
  type Override,
  openHours,
  overrideKey,
  type StoreWeek,
} from '#domain/stores/storeHours.ts'
import { capitalized, counted } from '#domain/wording.ts'
import type { CellType } from '#ui/grid/cellTypes.ts'
import type { GridColumn, GridLine, RowChange } from '#ui/grid/gridProps.ts'

export interface PlannerRow {
  readonly store: StoreSummary
  readonly week: StoreWeek | undefined
  /** Without a week: it could not be read. */
  readonly isRead: boolean
}

export type PlannerLine = GridLine<PlannerRow, never>

const hoursCell: CellType = {
  show: (value) => (typeof value === 'string' ? value : ''),
  emptyText: 'Regular hours',
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (text) => {
    const hours = readPlanned(text)
    if (hours !== undefined) return { value: hours && plannedText({ ...hours, is_holiday: true }) }
    return { fault: `“${text.trim()}” is no hours: type 8 AM - 2 PM, 08:00 - 14:00 or Closed` }
  },
  right: false,
  inputMode: 'text',
}

const overrideAt = (week: StoreWeek | undefined, date: string): Override | null =>
  week?.overrides[overrideKey(date)] ?? null

/** `refusal`: why a store is read-only. */
export function plannerColumns(
  rows: readonly PlannerRow[],
  dates: readonly string[],
  refusal: (store: StoreSummary) => string | undefined,
): readonly GridColumn<PlannerRow>[] {
  return [
    {
      id: 'store',
      header: 'Store',
      value: ({ store }) => store.name,
      sticky: true,
      minWidth: 156,
      grow: 2,
    },
    ...dates.map((date): GridColumn<PlannerRow> => {
      const planned = rows.filter(({ week }) => overrideAt(week, date) !== null).length
      const name = specialDayOn(date)?.name
      return {
        id: date,
        header: `${capitalized(weekdayOf(date)).slice(0, 3)} ${mediumDate(date)}`,
        ...(name !== undefined && { note: name }),
        value: ({ week, isRead }) => {
          if (week) return plannedText(overrideAt(week, date))
          return isRead ? 'Not read' : undefined
        },
        type: hoursCell,
        refusal: ({ store, week, isRead }) =>
          week || !isRead ? refusal(store) : 'The hours of this store could not be read.',
        mark: ({ week }, value) => {
          if (week && value === null && planned > 0)
            return {
              tone: 'accent',
              text: `No special hours yet: ${counted(planned, 'store')} set`,
            }
          const hours = typeof value === 'string' ? readPlanned(value) : undefined
          const nextDay = hours && !hours.is_closed && nextDayText(openHours(hours))
          return nextDay ? { tone: 'accent', text: nextDay } : undefined
        },
        wraps: true,
        minWidth: 160,
      }
    }),
  ]
}

/** The changed days of a store. New special hours are a holiday, as in Add Holiday. */
export function changedDays({ row, values, seen }: RowChange<PlannerRow>) {
  return [...values].map(([date, value]) => {
    const saved = overrideAt(row.week, date)
    const asOverride = (text: unknown): Override | null => {
      const hours = readPlanned(String(text ?? ''))
      return hours ? { ...hours, is_holiday: saved?.is_holiday ?? true } : null
    }
    const isSeen = plannedText(saved) === (seen.get(date) ?? null)
    return { date, hours: asOverride(value), seen: isSeen ? saved : asOverride(seen.get(date)) }
  })
}
