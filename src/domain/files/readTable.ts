import { readCsv } from './csvTable.ts'
import { otherArchive, otherKind } from './fileKind.ts'
import type { SheetRow, Table, TableOptions } from './table.ts'
import { SheetError } from './table.ts'
import { readXlsx, tooLong } from './xlsxTable.ts'
import { isZip, zipParts } from './zip.ts'

/** @throws SheetError for a file that is not CSV or XLSX, is damaged, or exceeds a limit. */
export async function readTable(file: Uint8Array, options: TableOptions): Promise<Table> {
  const kind = otherKind(file)
  if (kind) throw new SheetError(kind)
  if (!isZip(file)) return csvTable(file, options.maxRows)
  const parts = zipParts(file)
  const archive = otherArchive(parts)
  if (archive) throw new SheetError(archive)
  return readXlsx(file, parts, options)
}

function csvTable(file: Uint8Array, maxRows: number): Table {
  const { lines, notes, isPlain } = readCsv(file, maxRows + 1)
  const rows: SheetRow[] = []
  let isTrimmed = false
  for (const [index, line] of lines.entries()) {
    const cells = line.map((cell) => cell.trim())
    isTrimmed ||= cells.some((cell, at) => cell !== line[at])
    if (cells.every((cell) => cell === '')) continue
    if (index >= maxRows) throw tooLong(maxRows)
    rows.push({ number: index + 1, cells })
  }
  return { rows, notes, isPlain: isPlain && !isTrimmed }
}
