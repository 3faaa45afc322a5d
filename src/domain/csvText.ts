/** Texts for spreadsheet programs: CSV in which no cell is run as a formula. */

/** By the byte order mark a spreadsheet program recognises UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Rows as CSV (RFC 4180) with CRLF line ends. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
}

/**
 * A cell of CSV, quoted where its text asks for it. A text that a spreadsheet program would run gets an
 * apostrophe in front; a number is never run.
 *
 * @param shown The text of the value, where it is not the value itself.
 */
export function csvCell(value: string | number, shown = String(value)): string {
  const text = typeof value !== 'number' && isRun(shown) ? `'${shown}` : shown
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text without the apostrophe that `csvCell` puts in front. */
export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && isRun(text.slice(1)) ? text.slice(1) : text
}

/** Whether a spreadsheet program would run the text as a formula. */
function isRun(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
}
