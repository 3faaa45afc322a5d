import { isFound, readQuery, searchText } from '#domain/foldText.ts'
import { compareTexts } from '#domain/sorting.ts'
import { type CellValue, type Column, cellText, filterValues, valueText } from './columns.ts'
import type { Filters } from './filters.ts'
import type { Sort } from './listState.ts'

/* Prepared once: a key takes 1.4 ms for 10,000 rows, 277 ms with TanStack Table (docs/decisions/0011-lists.md). */

interface RowIndex<Row> {
  /** Rows with every word of `q` in a searchable column and a chosen value of each filter, in the order of `sort`. */
  select: (q: string, sort: Sort | null, filters?: Filters) => readonly Row[]
  /** The filters without values that no row has. */
  known: (filters: Filters) => Filters
  /** Prepares texts while `mayGoOn()`. Returns whether all are ready. */
  warm: (mayGoOn: () => boolean) => boolean
}

/** A text per row from the first search on, an order per column from its first sort on. */
interface Prepared {
  textAt: (at: number) => string
  orderBy: (sort: Sort) => readonly number[] | undefined
  /** Each row's values of a column that is a filter. */
  valuesOf: (id: string) => FilterIndex | undefined
  warm: RowIndex<unknown>['warm']
}

interface FilterIndex {
  readonly all: ReadonlySet<string>
  readonly rows: readonly (readonly string[])[]
}

/** Lives as long as the rows, so that a user who returns to a list finds it ready. */
const preparedByRows = new WeakMap<object, WeakMap<object, Prepared>>()

export function indexRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): RowIndex<Row> {
  const preparedByColumns = preparedByRows.get(rows) ?? new WeakMap<object, Prepared>()
  preparedByRows.set(rows, preparedByColumns)
  const prepared = preparedByColumns.get(columns) ?? prepare(rows, columns)
  preparedByColumns.set(columns, prepared)
  const { textAt, orderBy, valuesOf, warm } = prepared
  const known = (filters: Filters): Filters =>
    Object.fromEntries(
      Object.entries(filters)
        .map(([id, values]) => [id, values.filter((one) => valuesOf(id)?.all.has(one))] as const)
        .filter(([, values]) => values.length > 0),
    )
  return {
    known,
    select: (q, sort, filters = {}) => {
      const query = readQuery(q)
      const order = sort ? orderBy(sort) : undefined
      const tests = Object.entries(known(filters)).map(([id, values]) => ({
        values,
        rows: valuesOf(id)?.rows ?? [],
      }))
      const fits = (at: number) =>
        tests.every((test) => test.rows[at]?.some((value) => test.values.includes(value)))
      if (query.text === '' && !order && tests.length === 0) return rows
      const found: Row[] = []
      for (let position = 0; position < rows.length; position++) {
        const at = order?.[position] ?? position
        const row = rows[at]
        if (row === undefined || (tests.length > 0 && !fits(at))) continue
        if (isFound(textAt(at), query)) found.push(row)
      }
      return found
    },
    warm,
  }
}

function prepare<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Prepared {
  const searched = columns.filter((column) => column.searchable !== false)
  const texts: string[] = []
  const filterIndices = new Map<string, FilterIndex>()
  const orders = new Map<string, readonly number[] | undefined>()

  const textAt = (at: number): string => {
    for (let next = texts.length; next <= at; next++) {
      const row = rows[next]
      texts.push(row === undefined ? '' : searchText(searched.flatMap((c) => foundTexts(c, row))))
    }
    return texts[at] ?? ''
  }

  const orderBy = (sort: Sort): readonly number[] | undefined => {
    const column = columns.find((candidate) => candidate.id === sort.id)
    if (!column) return undefined
    const key = `${sort.desc ? '-' : ''}${sort.id}`
    if (!orders.has(key)) {
      const order = sortedIndices(rows.map(column.value), sort.desc)
      // Most hosts send lists in this order already: then the rows are used as they are.
      orders.set(key, order.every((at, position) => at === position) ? undefined : order)
    }
    return orders.get(key)
  }

  const valuesOf = (id: string): FilterIndex | undefined => {
    const column = columns.find((one) => one.id === id && one.filter)
    if (!column) return undefined
    const made = filterIndices.get(id)
    if (made) return made
    const values = rows.map((row) => filterValues(column, row))
    const index = { all: new Set(values.flat()), rows: values }
    filterIndices.set(id, index)
    return index
  }

  return {
    textAt,
    orderBy,
    valuesOf,
    warm: (mayGoOn) => {
      while (texts.length < rows.length && mayGoOn()) textAt(texts.length)
      return texts.length >= rows.length
    },
  }
}

function foundTexts<Row>(column: Column<Row>, row: Row): readonly string[] {
  return column.found?.(row).map(valueText) ?? [cellText(column, row)]
}

function sortedIndices(values: readonly CellValue[], desc: boolean): readonly number[] {
  const ranks = rank(values)
  const sign = desc ? -1 : 1
  return Array.from(values, (_, at) => at).sort((a, b) => {
    const x = ranks[a] ?? missing
    const y = ranks[b] ?? missing
    if (x === y) return a - b
    return x === missing || y === missing ? (x === missing ? 1 : -1) : sign * (x - y)
  })
}

const missing = Number.POSITIVE_INFINITY

/** Numbers that sort like the values. Equal texts are compared once. */
function rank(values: readonly CellValue[]): readonly number[] {
  const texts = new Set<string>()
  for (const value of values) if (typeof value === 'string' && value !== '') texts.add(value)
  if (texts.size === 0) return values.map(plainRank)
  // In a column with texts, numbers sort as text.
  for (const value of values) if (typeof value === 'number') texts.add(String(value))
  const ranks = new Map<string, number>()
  let next = 0
  let before: string | undefined
  for (const text of [...texts].sort(compareTexts)) {
    if (before !== undefined && compareTexts(before, text) !== 0) next++
    ranks.set(text, next)
    before = text
  }
  return values.map((value) =>
    value === null || value === undefined ? missing : (ranks.get(String(value)) ?? missing),
  )
}

function plainRank(value: CellValue): number {
  if (typeof value === 'number') return Number.isNaN(value) ? missing : value
  return typeof value === 'boolean' ? Number(value) : missing
}
