import type { Column } from './columns.ts'
import { asCount, asText, parameter } from './listSearch.ts'

/** The order of a list by one column. */
export interface Sort {
  id: string
  desc: boolean
}

/** What a person sees of a list. It lives in the address (PLUS-01). */
export interface ListState {
  q: string
  /** `null`: the order in which the rows come. */
  sort: Sort | null
  /** Zero-based (ORD-07). */
  page: number
  pageSize: number
  /** Ids of the columns that the person has chosen; `null` shows those that have room. */
  columns: readonly string[] | null
}

/** What has changed in a list; see {@link replacesHistory}. */
export type ListChange = 'typing' | 'paging' | 'sorting' | 'columns'

/** Page sizes offered by default (CONST-03). */
export const pageSizes: readonly number[] = [5, 10, 25, 50, 100]

/** Typing and choosing columns replace the history entry; paging and sorting add one (PLUS-01). */
export function replacesHistory(change: ListChange): boolean {
  return change === 'typing' || change === 'columns'
}

/** Parameters of a state in the address; `undefined` takes one out of it. */
export type ListParameters = Record<string, string | number | undefined>

export interface ListOptions<Row> {
  /** Columns that sort and that can be chosen. */
  columns: readonly Column<Row>[]
  /** The order of an untouched list. Default: as the rows come. */
  sort?: Sort
  /** Default 5, 10, 25, 50, 100. */
  sizes?: readonly number[]
  /** Default 10. */
  pageSize?: number
  /** Begins the parameter names, for a second list on the page: `archived` gives `archivedSort`. */
  prefix?: string
}

export interface ListDefinition<Row> {
  columns: readonly Column<Row>[]
  defaults: ListState
  /** Reads untrusted search parameters; what is malformed or unknown falls back to its default. */
  parse: (search: Readonly<Record<string, unknown>>) => ListState
  /** The parameters of a state, the defaults as `undefined`: spread them over the other ones. */
  serialise: (state: ListState) => ListParameters
}

/** One list: its columns and how its state stands in the address, see `listSearch`. */
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

/** Another search, order or page size starts at the first page (ORD-08). */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  const restarts = 'q' in change || 'sort' in change || 'pageSize' in change
  return { ...state, ...(restarts ? { page: 0 } : {}), ...change }
}

/** Compares orders; `null` is the order of the rows. */
export function sameSort(a: Sort | null, b: Sort | null): boolean {
  return a?.id === b?.id && a?.desc === b?.desc
}

/** An order as one text: `name`, `-name` where it descends. */
export function sortText(sort: Sort | null): string {
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : 'none'
}

/** Reads what {@link sortText} has written; `fallback` where no column of the list can be sorted so. */
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

/** The columns that an address names, without those that the list does not have. */
function parseColumns<Row>(text: string | undefined, columns: readonly Column<Row>[]) {
  const named = text?.split(',') ?? []
  const known = columns.filter(({ id }) => named.includes(id)).map(({ id }) => id)
  return known.length > 0 ? known : null
}
