import { useEffect, useMemo } from 'react'
import { maxPrintedRows, usePrinting } from '../printing.tsx'
import { type Column, type ColumnWidths, shownColumns } from './columns.ts'
import { indexRows } from './filterRows.ts'
import { type Filters, filtersText, noFilters } from './filters.ts'
import type { ListSource } from './listProps.ts'
import { changeList, type ListChange, type ListState, pageSizes, type Sort } from './listState.ts'
import { useTyping } from './tools/SearchField.tsx'

const pauses = { local: 200, remote: 300 }

/** The state of a list without its markup. */
export interface ListModel<Row> {
  columns: readonly Column<Row>[]
  /** The typed search, which is ahead of the address. */
  q: string
  typing: ReturnType<typeof useTyping>
  sort: Sort | null
  /** Without values that no row has. */
  filters: Filters
  /** The rows that the search finds, whatever the filters. */
  searched: () => readonly Row[]
  found: readonly Row[]
  rows: readonly Row[]
  /** `null` for a list without pages. */
  page: PageWindow | null
  pageSize: number
  sizes: readonly number[]
  /** Whether the server searches, sorts and pages. */
  remote: boolean
  change: (part: Partial<ListState>, kind: ListChange) => void
}

export function useList<Row>(
  source: ListSource<Row>,
  width: number,
  whole: ColumnWidths,
): ListModel<Row> {
  const { rows, columns, state, onStateChange, search = true, paging = 'none' } = source
  const remote = paging !== 'none' && 'total' in paging
  const change = (part: Partial<ListState>, kind: ListChange) =>
    onStateChange(changeList(state, part), kind)
  const typing = useTyping(
    state.q,
    (q) => change({ q }, 'typing'),
    remote ? pauses.remote : pauses.local,
  )
  const q = search === false ? '' : typing.text
  const printing = usePrinting()

  const shown = shownColumns(columns, state.columns, width, whole)

  const index = useMemo(() => (remote ? null : indexRows(rows, columns)), [remote, rows, columns])
  useEffect(() => (index ? whenIdle((mayGoOn) => index.warm(mayGoOn)) : undefined), [index])

  const { sort, pageSize } = state
  const sortId = sort?.id
  const desc = sort?.desc ?? false
  const filterKey = filtersText(state.filters) ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address gives equal filters as new objects
  const filters = useMemo(() => index?.known(state.filters) ?? noFilters, [index, filterKey])
  const found = useMemo(
    () => index?.select(q, sortId === undefined ? null : { id: sortId, desc }, filters) ?? rows,
    [index, rows, q, sortId, desc, filters],
  )
  const searched = () => index?.select(q, null) ?? rows

  const model = {
    columns: shown,
    q,
    typing,
    sort,
    filters,
    searched,
    found,
    pageSize,
    remote,
    change,
  }
  if (paging === 'none') return { ...model, rows: found, page: null, sizes: [] }
  const sizes = paging.sizes ?? pageSizes
  const asked = q === state.q ? state.page : 0
  if ('total' in paging)
    return { ...model, rows, page: serverWindow(rows.length, asked, pageSize, paging.total), sizes }
  const page = clientWindow(found.length, asked, pageSize)
  const drawn = printing
    ? found.slice(0, maxPrintedRows)
    : found.slice(page.page * pageSize, page.to)
  return { ...model, rows: drawn, page, sizes }
}

/** Works in idle slices of 8 ms: no frame is lost before the first key. */
function whenIdle(work: (mayGoOn: () => boolean) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    const end = performance.now() + 8
    if (!work(() => performance.now() < end)) timer = setTimeout(run, 30)
  }
  timer = setTimeout(run, 100)
  return () => clearTimeout(timer)
}

export interface PageWindow {
  /** The requested page, or the last page if the request lies beyond it. From 0. */
  page: number
  /** First and last row, counted from 1; both 0 on an empty page. */
  from: number
  to: number
  /** 'unknown' until a page is shorter than the page size (AMB-17). */
  total: number | 'unknown'
  hasNext: boolean
  hasPrevious: boolean
}

export function clientWindow(count: number, page: number, pageSize: number): PageWindow {
  const last = Math.max(0, Math.ceil(count / pageSize) - 1)
  const shown = Math.min(page, last)
  const to = Math.min(count, (shown + 1) * pageSize)
  return {
    page: shown,
    from: count === 0 ? 0 : shown * pageSize + 1,
    to,
    total: count,
    hasNext: shown < last,
    hasPrevious: shown > 0,
  }
}

/** `count` is the number of rows on this page. A total of `Number.MAX_SAFE_INTEGER` is unknown. */
export function serverWindow(
  count: number,
  page: number,
  pageSize: number,
  total: number | 'unknown',
): PageWindow {
  const before = page * pageSize
  const knownTotal = total !== 'unknown' && total < Number.MAX_SAFE_INTEGER ? total : undefined
  const ended = count < pageSize
  // A short page reveals the total, unless it is an empty page after the first.
  const reachedTotal = ended && (count > 0 || page === 0) ? before + count : undefined
  return {
    page,
    from: count === 0 ? 0 : before + 1,
    to: count === 0 ? 0 : before + count,
    total: knownTotal ?? reachedTotal ?? 'unknown',
    hasNext: knownTotal === undefined ? !ended : before + count < knownTotal && count > 0,
    hasPrevious: page > 0,
  }
}

/** `'1-10 of 140'`, or `'1-10 of more than 10'` for an unknown total. */
export function pageWindowText({ from, to, total }: PageWindow): string {
  const range = from === 0 ? '0' : `${from}-${to}`
  if (total === 'unknown') return from === 0 ? 'No more rows' : `${range} of more than ${to}`
  return `${range} of ${total}`
}
