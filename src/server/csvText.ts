import Papa from 'papaparse'

/**
 * Rows as CSV with CRLF line ends. A text that a spreadsheet program would take for a formula gets an apostrophe in
 * front.
 */
export function csvText(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const data = rows.map((row) => [...row])
  return `${Papa.unparse({ fields: [...header], data }, { escapeFormulae: true })}\r\n`
}
