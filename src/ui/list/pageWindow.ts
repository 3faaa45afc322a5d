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
