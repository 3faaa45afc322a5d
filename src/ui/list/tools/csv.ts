import { byteOrderMark, csvCell } from '#domain/files/csvText.ts'
import { type Column, cellText, namingColumn, valueText } from '../columns.ts'
import { type AsideOf, lookalikes } from '../lookalikes.ts'

/** CSV with a byte order mark. No cell is run as a formula. */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  asideOf: AsideOf<Row> = () => '',
): string {
  const written = columns.filter((column) => column.csv !== false)
  const naming = namingColumn(columns)
  const lines = [
    written.map(({ header }) => csvCell(header)),
    ...rows.map((row) =>
      written.map((column) => cellOf(column, row, column === naming ? asideOf(row) : '')),
    ),
  ]
  return `${byteOrderMark}${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

export function downloadCsv<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  recordId: ((row: Row) => string | number) | undefined,
): void {
  const asideOf = recordId && lookalikes(rows, columns, recordId)
  download(`${name}.csv`, toCsv(rows, columns, asideOf))
}

export function download(fileName: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

function cellOf<Row>(column: Column<Row>, row: Row, aside: string): string {
  const value = column.csv ? column.csv(row) : column.value(row)
  const text = column.csv ? valueText(value) : cellText(column, row)
  return csvCell(typeof value === 'number' ? value : text + aside, text + aside)
}
