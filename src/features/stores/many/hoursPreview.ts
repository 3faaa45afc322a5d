import type { StoreSummary } from '#api/stores.ts'
import { isSameOverride } from '#domain/stores/specialDays.ts'
import {
  hoursOn,
  hoursText,
  type Override,
  openHours,
  overrideKey,
  type StoreWeek,
} from '#domain/stores/storeHours.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

interface PreviewRow {
  readonly id: number
  readonly store: StoreSummary
  readonly saved: Override | null
  readonly set: 'none' | 'same' | 'other'
  readonly now: string
  readonly after: string
}

/** A store whose hours could not be read is asked once more when they are saved. */
export function previewOf(
  store: StoreSummary,
  week: StoreWeek | undefined,
  date: string,
  hours: Override | null,
  replaces: boolean,
): PreviewRow {
  const saved = week?.overrides[overrideKey(date)] ?? null
  const now = week ? hoursText(hoursOn(week, date)) : 'Not known'
  const wanted = hours?.is_closed ? 'CLOSED' : hoursText(hours && openHours(hours))
  const set = saved === null ? 'none' : isSameOverride(saved, hours) ? 'same' : 'other'
  const after = set === 'other' && !replaces ? now : wanted
  return { id: store.id, store, saved, set, now, after }
}

const setWords = { none: 'No', same: 'Yes, the same', other: 'Yes, other hours' }

const columns = defineColumns<PreviewRow>([
  {
    id: 'store',
    header: 'Store',
    value: ({ store }) => store.name,
    names: true,
    minWidth: 120,
    grow: 2,
  },
  { id: 'now', header: 'Hours now', value: ({ now }) => now, minWidth: 150, wrap: true },
  { id: 'after', header: 'Hours then', value: ({ after }) => after, minWidth: 150, wrap: true },
  {
    id: 'set',
    header: 'Already set',
    value: ({ set }) => setWords[set],
    minWidth: 120,
    wrap: true,
  },
])

export const previewList = defineList({ columns, sort: { id: 'store', desc: false } })
