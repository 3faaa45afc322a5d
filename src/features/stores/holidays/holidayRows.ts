import { clockText, mediumDate } from '#domain/calendar.ts'
import { midnight, type Override, type StoreWeek } from '#domain/stores/storeHours.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

export interface Holiday extends Override {
  /** YYYY-MM-DD */
  readonly date: string
}

/** Sorted by date (AMB-103). */
export function holidaysFrom(week: StoreWeek, today: string): Holiday[] {
  return Object.entries(week.overrides)
    .map(([key, override]) => ({ ...override, date: key.slice(0, 10) }))
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** 00:00:00 to 00:00:00 means closed too. */
function isClosed({ is_closed, opening_time, closing_time }: Override): boolean {
  return is_closed || (opening_time === midnight && closing_time === midnight)
}

const timeText = (time: string | null) => (time === null ? '' : clockText(time))
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

const columns = defineColumns<Holiday>([
  {
    id: 'date',
    header: 'Date',
    value: ({ date }) => date,
    text: ({ date }) => mediumDate(date),
    names: true,
    minWidth: 124,
    grow: 2,
  },
  {
    id: 'opens',
    header: 'Opens',
    value: (row) => (isClosed(row) ? null : row.opening_time),
    text: (row) => (isClosed(row) ? '' : timeText(row.opening_time)),
    minWidth: 96,
  },
  {
    id: 'closes',
    header: 'Closes',
    value: (row) => (isClosed(row) ? null : row.closing_time),
    text: (row) => (isClosed(row) ? '' : timeText(row.closing_time)),
    minWidth: 96,
  },
  {
    id: 'closed',
    header: 'Is Closed',
    value: (row) => yesOrNo(isClosed(row)),
    minWidth: 96,
  },
  {
    id: 'holiday',
    header: 'Is Holiday',
    value: ({ is_holiday }) => yesOrNo(is_holiday),
    minWidth: 96,
  },
])

export const holidaysList = defineList({ columns, sort: { id: 'date', desc: false } })
