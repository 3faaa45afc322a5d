import type { Column } from './columns.ts'
import { asCount, asText, parameter } from './listSearch.ts'

/** The order of a list by one column. */
export interface Sort {
  id: string
  desc: boolean
}

/** The user's view of a list: search, order, page and columns. The address holds this state. */
export interface ListState {
  q: string
  /** The order; `null` is the rows' own order. */
  sort: Sort | null
  /** Index of the page, from 0. */
  page: number
  pageSize: number
  /** Ids of the chosen columns; `null` shows the columns that have room. */
  columns: readonly string[] | null
}

/** The kind of a change in a list; see {@link replacesHistory}. */
export type ListChange = 'typing' | 'paging' | 'sorting' | 'columns'

/** Page sizes offered by default. */
export const pageSizes: readonly number[] = [5, 10, 25, 50, 100]

/**
 * Whether a change replaces the history entry. Typing and choosing columns do; paging and sorting add an
 * entry.
 */
export function replacesHistory(change: ListChange): boolean {
  return change === 'typing' || change === 'columns'
}

/** Parameters of a state in the address; `undefined` removes a parameter. */
type ListParameters = Record<string, string | number | undefined>

export interface ListOptions<Row> {
  /** Columns for sorting and choosing. */
  columns: readonly Column<Row>[]
  /** The order of an untouched list. Default: the rows' own order. */
  sort?: Sort
  /** Page sizes. Default 5, 10, 25, 50, 100. */
  sizes?: readonly number[]
  /** Rows per page at first. Default 10. */
  pageSize?: number
  /** Prefix of the parameter names, for a second list on the page: `archived` gives `archivedSort`. */
  prefix?: string
}

export interface ListDefinition<Row> {
  columns: readonly Column<Row>[]
  defaults: ListState
  /** Reads untrusted search parameters. Malformed or unknown values fall back to their defaults. */
  parse: (search: Readonly<Record<string, unknown>>) => ListState
  /** The parameters of a state, with `undefined` for defaults: spread them over the other parameters. */
  serialise: (state: ListState) => ListParameters
}

/** One list: its columns, and how the address holds its state, see `listSearch`. */
export function defineList<Row>(options: ListOptions<Row>): ListDefinition<Row> {
  const { columns, sort = null, sizes = pageSizes, pageSize = 10, prefix = '' } = options
  const defaults: ListState = { q: '', sort, page: 0, pageSize, columns: null }
  const key = (name: string) => parameter(prefix, name)

  const parse = (search: Readonly<Record<string, unknown>>): ListState => {
    const size = asCount(search[key('size')])
    return {
      q: asText(search[key('q')]) ?? '',
      sort: parseSort(asText(search[key('sort')]), columns, sort),
      page: asCount(search[key('page')]) ?? 0,
      pageSize: size !== undefined && sizes.includes(size) ? size : pageSize,
      columns: parseColumns(asText(search[key('columns')]), columns),
    }
  }

  const serialise = (state: ListState): ListParameters => ({
    [key('q')]: state.q === '' ? undefined : state.q,
    [key('sort')]: sameSort(state.sort, sort) ? undefined : sortText(state.sort),
    [key('page')]: state.page === 0 ? undefined : state.page,
    [key('size')]: state.pageSize === pageSize ? undefined : state.pageSize,
    [key('columns')]: state.columns?.join(','),
  })

  return { columns, defaults, parse, serialise }
}

/** Changes the state. Another search, order or page size starts at the first page. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  const restarts = 'q' in change || 'sort' in change || 'pageSize' in change
  return { ...state, ...(restarts ? { page: 0 } : {}), ...change }
}

/** Whether two orders are the same; `null` is the rows' own order. */
export function sameSort(a: Sort | null, b: Sort | null): boolean {
  return a?.id === b?.id && a?.desc === b?.desc
}

/** An order as text: `name`, or `-name` when descending. */
export function sortText(sort: Sort | null): string {
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : 'none'
}

/** Reads a text of {@link sortText}; `fallback` when no sortable column matches the text. */
export function parseSort<Row>(
  text: string | undefined,
  columns: readonly Column<Row>[],
  fallback: Sort | null,
): Sort | null {
  if (text === 'none') return null
  const desc = text?.startsWith('-') ?? false
  const id = desc ? text?.slice(1) : text
  const column = columns.find((one) => one.id === id && one.sortable !== false)
  return column ? { id: column.id, desc } : fallback
}

/** The columns that an address names, without unknown ids. */
function parseColumns<Row>(text: string | undefined, columns: readonly Column<Row>[]) {
  const named = text?.split(',') ?? []
  const known = columns.filter(({ id }) => named.includes(id)).map(({ id }) => id)
  return known.length > 0 ? known : null
}

/** Why the rows of a searched or sorted list cannot be moved. */
export function unordered(q: string, sort: Sort | null): string | undefined {
  if (q !== '') return 'Clear the search to change the order'
  return sort ? 'Clear the sort to change the order' : undefined
}
