import { isZip, notXlsx, readSheet, SheetError } from './sheetRows.ts'

/** How many rows an audience file may have: a heading and 100,000 e-mails. */
const mostRows = 100_001

/**
 * The entries of the e-mail column of an audience file in small letters, each once, in the order of the file.
 * An entry that is no e-mail is among them, so that its writer is told. The column is the one whose
 * heading names e-mails, else the first one that has an e-mail.
 *
 * @param name The name of the file: text that is named XLSX and has no e-mails is a broken XLSX file.
 * @throws SheetError for a file that is no CSV or XLSX, is empty, has no e-mails or too many rows.
 */
export async function readAudience(file: Uint8Array, name = ''): Promise<string[]> {
  if (file.length === 0) throw new SheetError('The file is empty.')
  const entries = new Set<string>()
  let column: number | undefined
  for await (const { cells } of readSheet(file, mostRows)) {
    const first = column === undefined
    column ??= columnOf(cells)
    const cell = column === undefined ? undefined : cells[column]
    if (cell && !(first && !isEmail(cell))) entries.add(cell.toLowerCase())
  }
  if (![...entries].some(isEmail)) {
    const broken = /\.xlsx$/i.test(name) && !isZip(file)
    if (broken) throw new SheetError(notXlsx)
    throw new SheetError(
      column === undefined
        ? 'The file has no column of e-mails.'
        : 'The column of e-mails has no e-mails.',
    )
  }
  return [...entries]
}

function columnOf(cells: readonly string[]): number | undefined {
  const heading = cells.findIndex((cell) => /^e-?mail/i.test(cell) && !isEmail(cell))
  const at = heading < 0 ? cells.findIndex(isEmail) : heading
  return at < 0 ? undefined : at
}

const isEmail = (cell: string) => /^[^\s@]+@[^\s@]+$/.test(cell)
