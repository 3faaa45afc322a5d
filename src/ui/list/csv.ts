import { type Column, cellText, valueText } from './columns.ts'

/**
 * A list as CSV (RFC 4180) with CRLF, quoted cells and a byte order mark, by which spreadsheets recognise
 * UTF-8. An apostrophe precedes text that a spreadsheet would run as a formula.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const written = columns.filter((column) => column.csv !== false)
  const lines = [
    written.map((column) => quoted(column.header)),
    ...rows.map((row) => written.map((column) => csvCell(column, row))),
  ]
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

/** Downloads a text as a file, of a CSV by default. */
export function download(fileName: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

function csvCell<Row>(column: Column<Row>, row: Row): string {
  const value = column.csv ? column.csv(row) : undefined
  const raw = column.csv ? value : column.value(row)
  const text = column.csv ? valueText(value) : cellText(column, row)
  const runs = typeof raw !== 'number' && /^[=+\-@\t\r]/.test(text)
  return quoted(runs ? `'${text}` : text)
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
