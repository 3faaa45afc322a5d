import { useEffect, useMemo } from 'react'
import { useStable } from '../useStable.ts'
import { type Column, shownColumns } from './columns.ts'
import { indexRows } from './filterRows.ts'
import type { ListSource } from './listProps.ts'
import { changeList, type ListChange, type ListState, pageSizes, type Sort } from './listState.ts'
import { clientWindow, type PageWindow, serverWindow } from './pageWindow.ts'
import { useTyping } from './tools/useTyping.ts'

const pauses = { local: 200, remote: 300 }

/** The state of a list without its markup. */
export interface ListModel<Row> {
  columns: readonly Column<Row>[]
  /** The typed search, which is ahead of the address. */
  q: string
  typing: ReturnType<typeof useTyping>
  sort: Sort | null
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

export function useList<Row>(source: ListSource<Row>, width: number): ListModel<Row> {
  const { rows, columns, state, onStateChange, search = true, paging = 'none' } = source
  const remote = paging !== 'none' && 'total' in paging
  const change = useStable((part: Partial<ListState>, kind: ListChange) =>
    onStateChange(changeList(state, part), kind),
  )
  const typing = useTyping(
    state.q,
    (q) => change({ q }, 'typing'),
    remote ? pauses.remote : pauses.local,
  )
  const q = search === false ? '' : typing.text

  const ids = shownColumns(columns, state.columns, width)
    .map(({ id }) => id)
    .join(' ')
  const shown = useMemo(() => {
    const drawn = new Set(ids.split(' '))
    return columns.filter(({ id }) => drawn.has(id))
  }, [columns, ids])

  const index = useMemo(() => (remote ? null : indexRows(rows, columns)), [remote, rows, columns])
  useEffect(() => (index ? whenIdle((mayGoOn) => index.warm(mayGoOn)) : undefined), [index])

  const { sort, pageSize } = state
  const sortId = sort?.id
  const desc = sort?.desc ?? false
  const found = useMemo(
    () => index?.select(q, sortId === undefined ? null : { id: sortId, desc }) ?? rows,
    [index, rows, q, sortId, desc],
  )

  const model = { columns: shown, q, typing, sort, found, pageSize, remote, change }
  if (paging === 'none') return { ...model, rows: found, page: null, sizes: [] }
  const sizes = paging.sizes ?? pageSizes
  const asked = q === state.q ? state.page : 0
  if ('total' in paging)
    return { ...model, rows, page: serverWindow(rows.length, asked, pageSize, paging.total), sizes }
  const page = clientWindow(found.length, asked, pageSize)
  return { ...model, rows: found.slice(page.page * pageSize, page.to), page, sizes }
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
