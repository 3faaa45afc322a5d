import { distinctNames } from '#domain/namesakes.ts'
import { type Column, cellText, namingColumn } from './columns.ts'

/** Beside the names of rows that have the same text in every column: ` (ID 7)`, by row. */
export function lookalikes<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  rowId: (row: Row) => string | number,
): ReadonlyMap<Row, string> {
  const naming = namingColumn(columns)
  const asides = new Map<Row, string>()
  if (!naming) return asides
  // Most lists have none.
  if (new Set(rows.map((row) => cellText(naming, row))).size === rows.length) return asides
  const named = rows.map((row) => ({ id: rowId(row), name: cellText(naming, row), row }))
  const names = distinctNames(named)
  const namesakes = named.filter(({ id, name }) => names.get(id) !== name)
  const texts = namesakes.map(({ id, row }) => ({
    id,
    row,
    name: columns.map((column) => cellText(column, row)).join('\n'),
  }))
  const distinct = distinctNames(texts)
  for (const { id, name, row } of texts)
    if (distinct.get(id) !== name) asides.set(row, ` (ID ${id})`)
  return asides
}
