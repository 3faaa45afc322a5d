import { readTable } from './files/readTable.ts'
import { notXlsx, SheetError } from './files/sheetError.ts'
import type { SheetRow, Table } from './files/table.ts'
import { isZip } from './files/zip.ts'
import { listed } from './listed.ts'

/** How many rows an audience file may have: a heading and 100,000 e-mails. */
const maxRows = 100_001

/** What an audience file holds. */
export interface Audience extends Pick<Table, 'notes' | 'isPlain'> {
  /**
   * The entries of the e-mail column in small letters, each once, in the order of the file. An entry that is no
   * e-mail is among them, so that its writer is told.
   */
  readonly emails: readonly string[]
}

/**
 * Reads the e-mails of an audience file. Their column is the one whose heading names e-mails, else the first one
 * that has an e-mail.
 *
 * @param name The name of the file: text that is named XLSX and has no e-mails is a broken XLSX file.
 * @throws SheetError for a file that is no CSV or XLSX, is empty, has no e-mails or too many rows.
 */
export async function readAudience(file: Uint8Array, name = ''): Promise<Audience> {
  if (file.length === 0) throw new SheetError('The file is empty.')
  const hasColumns = (rows: readonly SheetRow[]) => entriesIn(rows).emails.some(isEmail)
  const { rows, notes, isPlain } = await readTable(file, { maxRows, hasColumns })
  const { emails, columns, start, isOneEach } = entriesIn(rows)
  if (!emails.some(isEmail)) {
    const broken = /\.xlsx$/i.test(name) && !isZip(file)
    if (broken) throw new SheetError(notXlsx)
    const message =
      columns.length > 0
        ? 'The column of e-mails has no e-mails.'
        : 'The file has no column of e-mails.'
    throw new SheetError([message, ...(isPlain ? [] : notes)].join(' '))
  }
  const leftOut = otherColumns(rows, columns, start)
  return {
    emails,
    notes: leftOut.length === 0 ? notes : [...notes, leftOutNote(leftOut)],
    isPlain: isPlain && isOneEach,
  }
}

/** The names of the columns that have e-mails as well. */
function otherColumns(
  rows: readonly SheetRow[],
  columns: readonly number[],
  start: number,
): string[] {
  const others = new Set<number>()
  for (const { cells } of rows.slice(start))
    for (const [at, cell] of cells.entries())
      if (!columns.includes(at) && !others.has(at) && holdsEmails(cell)) others.add(at)
  const headings = rows[start - 1]?.cells
  return [...others].sort((a, b) => a - b).map((at) => headings?.[at] || `column ${at + 1}`)
}

const leftOutNote = (names: readonly string[]) =>
  names.length === 1
    ? `Left out: another column with e-mails (${names[0]}).`
    : `Left out: ${names.length} other columns with e-mails (${listed(names, 5)}).`

function entriesIn(rows: readonly SheetRow[]) {
  const { columns, start } = columnsOf(rows)
  const emails = new Set<string>()
  let isOneEach = columns.length === 1
  for (const { cells } of rows.slice(start))
    for (const column of columns) {
      const entries = entriesOf(cells[column] ?? '')
      if (entries.length > 1) isOneEach = false
      for (const entry of entries) emails.add(entry.toLowerCase())
    }
  return { emails: [...emails], columns, start, isOneEach }
}

/** The columns of e-mails, and the index of the first row below their heading. */
function columnsOf(rows: readonly SheetRow[]): { columns: readonly number[]; start: number } {
  const [first] = rows
  if (first && isList(first)) return { columns: [...first.cells.keys()], start: 0 }
  for (const [index, { cells }] of rows.entries()) {
    const heading = headingOf(cells, rows)
    if (heading >= 0) return { columns: [heading], start: index + 1 }
    const entry = cells.findIndex(holdsEmails)
    if (entry >= 0) return { columns: [entry], start: index }
  }
  return { columns: [], start: 0 }
}

/** Whether a row is several e-mails and nothing else. */
function isList({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 1 && filled.every(isEmail)
}

/** The heading that names e-mails, or -1. `Email` comes before `Email status`, which counts where it has e-mails. */
function headingOf(cells: readonly string[], rows: readonly SheetRow[]): number {
  const headings = [...cells.keys()].filter((at) => {
    const cell = cells[at] ?? ''
    return /^e-?mail/i.test(cell) && !isEmail(cell)
  })
  const isExact = (at: number) => /^e-?mails?([ _-]?address(es)?)?$/i.test(cells[at] ?? '')
  return (
    headings.find(isExact) ??
    headings.find((at) => rows.some((row) => holdsEmails(row.cells[at] ?? ''))) ??
    headings[0] ??
    -1
  )
}

/** The entries of a cell: several where all of them are e-mails. */
function entriesOf(cell: string): string[] {
  if (cell === '') return []
  const parts = cell.split(/[\s,;]+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every(isEmail) ? parts : [cell]
}

const holdsEmails = (cell: string) => entriesOf(cell).some(isEmail)

const isEmail = (cell: string) => /^[^\s@,;]+@[^\s@,;]+$/.test(cell)
