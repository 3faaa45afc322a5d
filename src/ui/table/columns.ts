import type { CellValue, Column } from './types.ts'

/** Types the columns of a table: `const columns = defineColumns<Product>([...])` at module level. */
export function defineColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns
}

/** What search, CSV and an undecorated cell show of a row. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  return column.text ? column.text(row) : valueText(column.value(row))
}

/** A value as text; missing ones are empty. */
export function valueText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

/** The column that names a row: it cannot be hidden, holds the link and heads the card. */
export function namingColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.names) ?? columns[0]
}
