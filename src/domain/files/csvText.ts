/** Tells spreadsheet programs that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** CSV (RFC 4180) with CRLF line ends. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
}

// Blanks before a sign are skipped, and full-width signs taken as plain ones.
const formula = String.raw`(?=[\t\r\n]|[\s;]*[=+\-@＝＋－＠])`
const formulaBehind = String.raw`(?=[^\S\t\r\n]*[=+\-@＝＋－＠])`
const atStart = new RegExp(`^${formula}`)
const behindSeparator = new RegExp(`([;\\t\\r\\n])${formulaBehind}`, 'g')

/**
 * Quotes a cell where needed. An apostrophe keeps spreadsheet programs from running a text as a formula, also behind
 * a semicolon, tab or line end: some programs split cells there in spite of the quotes.
 *
 * @param shown Text of the value, if it differs from the value.
 */
export function csvCell(value: string | number, shown = String(value)): string {
  const begun = typeof value === 'number' ? shown : shown.replace(atStart, "'")
  const text = begun.replaceAll(behindSeparator, "$1'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function withoutApostrophe(text: string): string {
  return text
    .replaceAll(new RegExp(`([;\\t\\r\\n])'${formulaBehind}`, 'g'), '$1')
    .replace(new RegExp(`^'${formula}`), '')
}
