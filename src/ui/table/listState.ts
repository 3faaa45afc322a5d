/** The order of a list by one column. */
export interface Sort {
  id: string
  desc: boolean
}

/** What a person sees of a list. It lives in the URL (PLUS-01). */
export interface ListState {
  q: string
  /** `null`: the order in which the rows come. */
  sort: Sort | null
  /** Zero-based (ORD-07). */
  page: number
  pageSize: number
  /** Ids of the hidden columns. */
  hidden: readonly string[]
}

/** What has changed in a list; see {@link replacesHistory}. */
export type ListChange = 'typing' | 'paging' | 'sorting' | 'columns'

/** Page sizes offered by default (CONST-03). */
export const pageSizes: readonly number[] = [5, 10, 25, 50, 100]

/** Typing and choosing columns replace the history entry; paging and sorting add one (PLUS-01). */
export function replacesHistory(change: ListChange): boolean {
  return change === 'typing' || change === 'columns'
}

/** Search parameters of one list; `undefined` takes a parameter out of the URL. */
export type ListSearch = Record<string, string | number | undefined>

export interface ListOptions {
  /** The columns of the table, or just their ids where sorting is not wanted. */
  columns: readonly { id: string; sortable?: boolean; hidden?: boolean }[]
  /** The order of an untouched list. Default: as the rows come. */
  sort?: Sort
  /** Default 5, 10, 25, 50, 100. */
  sizes?: readonly number[]
  /** Default 10. */
  pageSize?: number
  /** Begins the parameter names, for a second list on the page: `archived` gives `archivedSort`. */
  prefix?: string
}

export interface ListDefinition {
  defaults: ListState
  /** Reads untrusted search parameters; what is malformed falls back to its default. Never throws. */
  parse: (search: Readonly<Record<string, unknown>>) => ListState
  /** The parameters of a state, the defaults as `undefined`: spread them over the other ones. */
  serialise: (state: ListState) => ListSearch
  /** Well-formed parameters only, without the defaults: for a route's `validateSearch`. */
  clean: (search: Readonly<Record<string, unknown>>) => Record<string, string | number>
}

/** How one list lives in the URL: `q`, `sort=name` or `sort=-name`, `page`, `size`, `hide=a,b`. */
export function defineList(options: ListOptions): ListDefinition {
  const { columns, sort = null, sizes = pageSizes, pageSize = 10, prefix = '' } = options
  const sortable = new Set(columns.filter((c) => c.sortable !== false).map((c) => c.id))
  const known = new Set(columns.map((c) => c.id))
  const hidden = columns.filter((c) => c.hidden).map((c) => c.id)
  const defaults: ListState = { q: '', sort, page: 0, pageSize, hidden }
  const key = (name: string) =>
    prefix === '' ? name : prefix + name.charAt(0).toUpperCase() + name.slice(1)

  const parse = (search: Readonly<Record<string, unknown>>): ListState => {
    const size = asCount(search[key('size')])
    return {
      q: asText(search[key('q')]) ?? '',
      sort: parseSort(asText(search[key('sort')]), sortable, sort),
      page: asCount(search[key('page')]) ?? 0,
      pageSize: size !== undefined && sizes.includes(size) ? size : pageSize,
      hidden: parseHidden(asText(search[key('hide')]), known, hidden),
    }
  }

  const serialise = (state: ListState): ListSearch => ({
    [key('q')]: state.q === '' ? undefined : searchText(state.q),
    [key('sort')]: sameSort(state.sort, sort) ? undefined : sortText(state.sort),
    [key('page')]: state.page === 0 ? undefined : state.page,
    [key('size')]: state.pageSize === pageSize ? undefined : state.pageSize,
    [key('hide')]: sameIds(state.hidden, hidden) ? undefined : state.hidden.join(',') || 'none',
  })

  const clean = (search: Readonly<Record<string, unknown>>) => {
    const kept: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(serialise(parse(search)))) {
      if (value !== undefined) kept[name] = value
    }
    return kept
  }

  return { defaults, parse, serialise, clean }
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

function parseSort(text: string | undefined, sortable: Set<string>, fallback: Sort | null) {
  if (text === undefined) return fallback
  if (text === 'none') return null
  const desc = text.startsWith('-')
  const id = desc ? text.slice(1) : text
  return sortable.has(id) ? { id, desc } : fallback
}

function sortText(sort: Sort | null): string {
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : 'none'
}

function parseHidden(text: string | undefined, known: Set<string>, fallback: readonly string[]) {
  if (text === undefined) return fallback
  if (text === 'none') return []
  const ids = [...new Set(text.split(','))]
  return ids.length < known.size && ids.every((id) => known.has(id)) ? ids : fallback
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}

/** Routers read `?q=123` as a number. */
function asText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

/** And they write the text '123' in quotes, but not the number. */
function searchText(text: string): string | number {
  const number = Number(text)
  return Number.isSafeInteger(number) && String(number) === text ? number : text
}

function asCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
    ? number + 0 // -0 is no page
    : undefined
}
