import { nameKey } from '../cleanName.ts'
import { readTable } from '../files/readTable.ts'
import { notXlsx, SheetError, type SheetRow, type Table } from '../files/table.ts'
import { isZip } from '../files/zip.ts'
import { listed } from '../wording.ts'

/** A heading and 100,000 e-mails. */
const maxRows = 100_001

export interface Audience extends Pick<Table, 'notes' | 'isPlain'> {
  /** Distinct and in lower case, with invalid entries for the error message. */
  readonly emails: readonly string[]
}

/** Reads the column whose heading names e-mails, else the first one that contains one. Throws SheetError. */
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
      for (const entry of entries) emails.add(nameKey(entry))
    }
  return { emails: [...emails], columns, start, isOneEach }
}

/** `start` is the first row below the heading. */
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

function isList({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 1 && filled.every(isEmail)
}

/** The index of the e-mail heading, or -1. `Email` wins over `Email status`, which needs e-mails below it. */
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

function entriesOf(cell: string): string[] {
  if (cell === '') return []
  const parts = cell.split(/[\s,;]+/).filter((part) => part !== '')
  return parts.length > 1 && parts.every(isEmail) ? parts : [cell]
}

const holdsEmails = (cell: string) => entriesOf(cell).some(isEmail)

const isEmail = (cell: string) => /^[^\s@,;]+@[^\s@,;]+$/.test(cell)

/** Bytes; the limit of the contract. */
export const largestAudience = 20 * 1024 * 1024

export function unmatched(
  emails: readonly string[],
  users: readonly { readonly email?: string | null }[],
): string[] {
  const found = new Set(users.map(({ email }) => email && nameKey(email)))
  return emails.filter((email) => !found.has(email))
}
