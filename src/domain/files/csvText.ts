/** Tells spreadsheet programs that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** CSV (RFC 4180) with CRLF line ends. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
}

/**
 * An apostrophe keeps spreadsheet programs from running a text as a formula. `shown` is the text, if it differs from
 * the value.
 */
export function csvCell(value: string | number, shown = String(value)): string {
  const text = typeof value !== 'number' && isRun(shown) ? `'${shown}` : shown
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function withoutApostrophe(text: string): string {
  return text.startsWith("'") && isRun(text.slice(1)) ? text.slice(1) : text
}

function isRun(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text)
}
