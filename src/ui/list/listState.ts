import type { Column } from './columns.ts'
import { type Filters, filtersText, noFilters, parseFilters } from './filters.ts'
import { asCount, asText, parameter } from './listSearch.ts'

export interface Sort {
  id: string
  desc: boolean
}

/** The user's view of a list, kept in the address. */
export interface ListState {
  q: string
  /** `null` is the rows' own order. */
  sort: Sort | null
  filters: Filters
  page: number
  pageSize: number
  /** Ids of the chosen columns; `null` shows the columns that fit. */
  columns: readonly string[] | null
}

export type ListChange = 'typing' | 'paging' | 'sorting' | 'filtering' | 'view' | 'columns'

export const pageSizes: readonly number[] = [5, 10, 25, 50, 100]

export function replacesHistory(change: ListChange): boolean {
  return change === 'typing' || change === 'filtering' || change === 'columns'
}

type ListParameters = Record<string, string | number | undefined>

export interface ListOptions<Row> {
  columns: readonly Column<Row>[]
  sort?: Sort
  sizes?: readonly number[]
  pageSize?: number
  /** Prefix of the parameter names, for a second list on the page: `archived` gives `archivedSort`. */
  prefix?: string
}

export interface ListDefinition<Row> {
  columns: readonly Column<Row>[]
  defaults: ListState
  /** Reads untrusted search parameters. Malformed or unknown values become defaults. */
  parse: (search: Readonly<Record<string, unknown>>) => ListState
  /** Parameters of a state, `undefined` for defaults: spread them over the other parameters. */
  serialise: (state: ListState) => ListParameters
}

export function defineList<Row>(options: ListOptions<Row>): ListDefinition<Row> {
  const { columns, sort = null, sizes = pageSizes, pageSize = 10, prefix = '' } = options
  const defaults: ListState = { q: '', sort, filters: noFilters, page: 0, pageSize, columns: null }
  const key = (name: string) => parameter(prefix, name)

  const parse = (search: Readonly<Record<string, unknown>>): ListState => {
    const size = asCount(search[key('size')])
    return {
      q: asText(search[key('q')]) ?? '',
      sort: parseSort(asText(search[key('sort')]), columns, sort),
      filters: parseFilters(asText(search[key('filter')]), columns),
      page: asCount(search[key('page')]) ?? 0,
      pageSize: size !== undefined && sizes.includes(size) ? size : pageSize,
      columns: parseColumns(asText(search[key('columns')]), columns),
    }
  }

  const serialise = (state: ListState): ListParameters => ({
    [key('q')]: state.q === '' ? undefined : state.q,
    [key('sort')]: sameSort(state.sort, sort) ? undefined : sortText(state.sort),
    [key('filter')]: filtersText(state.filters),
    [key('page')]: state.page === 0 ? undefined : state.page,
    [key('size')]: state.pageSize === pageSize ? undefined : state.pageSize,
    [key('columns')]: state.columns?.join(','),
  })

  return { columns, defaults, parse, serialise }
}

/** Another search, order or page size starts at the first page. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  const restarts = 'q' in change || 'sort' in change || 'filters' in change || 'pageSize' in change
  return { ...state, ...(restarts ? { page: 0 } : {}), ...change }
}

export function sameSort(a: Sort | null, b: Sort | null): boolean {
  return a?.id === b?.id && a?.desc === b?.desc
}

/** `name`, or `-name` when descending. */
export function sortText(sort: Sort | null): string {
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : 'none'
}

/** Reads a text of {@link sortText}; `fallback` if no sortable column matches. */
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

function parseColumns<Row>(text: string | undefined, columns: readonly Column<Row>[]) {
  const ids = text?.split(',') ?? []
  const knownIds = columns.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  return knownIds.length > 0 ? knownIds : null
}

export function unordered(q: string, sort: Sort | null, filters = noFilters): string | undefined {
  if (q !== '') return 'Clear the search to change the order'
  if (Object.keys(filters).length > 0) return 'Clear the filters to change the order'
  return sort ? 'Clear the sort to change the order' : undefined
}
