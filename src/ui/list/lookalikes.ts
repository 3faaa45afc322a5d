import { distinctNames } from '#domain/namesakes.ts'
import { type Column, cellText, namingColumn } from './columns.ts'

/** Text beside the name of a row that has the same text in every column as another: ` (ID 7)`, else empty. */
export type AsideOf<Row> = (row: Row) => string

/** Compares only the namesakes of the rows that are asked about: a list may have thousands of others. */
export function lookalikes<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  rowId: (row: Row) => string | number,
): AsideOf<Row> {
  const naming = namingColumn(columns)
  if (!naming) return () => ''
  let namesakes: ReadonlyMap<string, readonly Row[]> | undefined
  const compared = new Map<string, ReadonlyMap<string | number, string>>()
  return (row) => {
    namesakes ??= Map.groupBy(rows, (one) => cellText(naming, one))
    const name = cellText(naming, row)
    const alike = namesakes.get(name) ?? []
    if (alike.length < 2) return ''
    const asides = compared.get(name) ?? asidesOf(alike, columns, rowId)
    compared.set(name, asides)
    return asides.get(rowId(row)) ?? ''
  }
}

function asidesOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  rowId: (row: Row) => string | number,
): ReadonlyMap<string | number, string> {
  const texts = rows.map((row) => ({
    id: rowId(row),
    name: columns.map((column) => cellText(column, row)).join('\n'),
  }))
  const distinct = distinctNames(texts)
  return new Map(
    texts.filter(({ id, name }) => distinct.get(id) !== name).map(({ id }) => [id, ` (ID ${id})`]),
  )
}
