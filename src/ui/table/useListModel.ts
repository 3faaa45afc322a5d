import { useEffect, useMemo } from 'react'
import { indexRows } from './filterRows.ts'
import { type ListState, pageSizes } from './listState.ts'
import { clientWindow, type PageWindow, serverWindow } from './pageWindow.ts'
import type { Column, Paging } from './types.ts'

interface ListModel<Row> {
  /** Every row after search and sort. */
  found: readonly Row[]
  /** The rows of the page. */
  drawn: readonly Row[]
  /** `null` where the list is not paged. */
  window: PageWindow | null
  sizes: readonly number[]
  /** Whether the server searches, sorts and pages. */
  remote: boolean
}

/** Searches, sorts and pages; `shown.q` is the text as typed, ahead of the URL. */
export function useListModel<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  shown: ListState,
  paging: Paging,
): ListModel<Row> {
  const { q, sort, page, pageSize } = shown
  const sortId = sort?.id
  const desc = sort?.desc ?? false
  const remote = paging !== 'none' && 'total' in paging
  const index = useMemo(() => (remote ? null : indexRows(rows, columns)), [remote, rows, columns])

  useEffect(() => {
    if (!index) return
    return whenIdle((mayGoOn) => index.warm(mayGoOn))
  }, [index])

  const found = useMemo(
    () => index?.select(q, sortId === undefined ? null : { id: sortId, desc }) ?? rows,
    [index, rows, q, sortId, desc],
  )
  if (paging === 'none') return { found, drawn: found, window: null, sizes: [], remote }

  const sizes = paging.sizes ?? pageSizes
  if ('total' in paging) {
    const window = serverWindow(rows.length, page, pageSize, paging.total)
    return { found, drawn: rows, window, sizes, remote }
  }
  const window = clientWindow(found.length, page, pageSize)
  const drawn = found.slice(window.page * pageSize, window.to)
  return { found, drawn, window, sizes, remote }
}

/** Works in pauses of 8 ms, so that the first key finds the texts ready and no frame is lost. */
function whenIdle(work: (mayGoOn: () => boolean) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    const end = performance.now() + 8
    if (!work(() => performance.now() < end)) timer = setTimeout(run, 30)
  }
  timer = setTimeout(run, 100)
  return () => clearTimeout(timer)
}
