/** The cells of an XLSX sheet as texts: what a spreadsheet program shows, without its number formats. */
import { notXlsx, SheetError } from './sheetError.ts'
import { maxCells, tooManyCells } from './table.ts'
import { attributesOf, readXml } from './xml.ts'

/** What the sheets of a workbook share. */
export interface Workbook {
  readonly sharedStrings: readonly string[]
  /** Whether the numbers of a cell style are dates, by the number of the style. */
  readonly dateStyles: readonly boolean[]
  /** Whether dates count from 1904 on, as old programs for the Mac do. */
  readonly from1904: boolean
}

/** A row as the file has it, which may be blank. */
interface XlsxRow {
  readonly number: number
  readonly cells: string[]
  /** Whether it is hidden, by hand or by a filter. */
  readonly isHidden: boolean
}

/** A spreadsheet has no more rows and columns. */
const maxRowNumber = 1_048_576
const maxColumns = 16_384

/** The texts that cells refer to by number. */
export function readSharedStrings(xml: string, maxElements: number) {
  const strings: string[] = []
  let text = ''
  let isText = false
  /** Whether a reading aid for Japanese is open, which is no part of the text. */
  let isPhonetic = false
  const elements = readXml(xml, maxElements, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = !isPhonetic
    },
    text(part) {
      if (isText) text += part
    },
    close(name) {
      if (name === 'si') strings.push(withoutEscapes(text))
      else if (name === 'rPh') isPhonetic = false
      else if (name === 't') isText = false
    },
  })
  return { strings, elements }
}

/** Which cell styles show dates. */
export function readDateStyles(xml: string, maxElements: number) {
  const dateFormats = new Set<number>()
  const dateStyles: boolean[] = []
  let isCellStyles = false
  const elements = readXml(xml, maxElements, {
    open(name, raw) {
      if (name === 'cellXfs') isCellStyles = true
      else if (name === 'numFmt') {
        const attributes = attributesOf(raw)
        if (isDateFormat(attributes.get('formatCode') ?? ''))
          dateFormats.add(Number(attributes.get('numFmtId')))
      } else if (name === 'xf' && isCellStyles) {
        const format = Number(attributesOf(raw).get('numFmtId'))
        dateStyles.push(dateFormats.has(format) || isBuiltInDateFormat(format))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false
    },
  })
  return { dateStyles, elements }
}

/** Numbers of the formats that every program knows: dates, times, and dates in East Asian languages. */
function isBuiltInDateFormat(format: number): boolean {
  const ranges = [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ] as const
  return ranges.some(([first, last]) => format >= first && format <= last)
}

/** Whether a format such as `[$-409]d "of" mmm` has parts of a date outside quotes and brackets. */
function isDateFormat(format: string): boolean {
  return /[ymdhs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ''))
}

/**
 * The rows of a sheet.
 *
 * @param onRow Takes each row.
 */
export function readSheet(
  xml: string,
  maxElements: number,
  workbook: Workbook,
  onRow: (row: XlsxRow) => void,
): number {
  let row: XlsxRow = { number: 0, cells: [], isHidden: false }
  let cell: Cell | null = null
  let column = 0
  let cellCount = 0
  /** The element whose text is read: a value, a formula or a text in the cell itself. */
  let part: 'v' | 'f' | 't' | null = null
  let isPhonetic = false
  return readXml(xml, maxElements, {
    open(name, raw) {
      if (name === 'c') {
        const attributes = attributesOf(raw)
        const at = columnOf(attributes.get('r'))
        if (at !== undefined) column = at
        if (column >= maxColumns) throw new SheetError(notXlsx)
        cell = { type: attributes.get('t'), style: attributes.get('s'), v: '', f: null, t: '' }
      } else if (name === 'row') {
        const attributes = attributesOf(raw)
        const number = Number(attributes.get('r') ?? row.number + 1)
        // Rows stand in their order; a number that stands twice would hide a row.
        if (!Number.isInteger(number) || number <= row.number || number > maxRowNumber)
          throw new SheetError(notXlsx)
        const height = attributes.get('ht')
        const isHidden =
          isTrue(attributes.get('hidden')) || (height !== undefined && Number(height) === 0)
        row = { number, cells: [], isHidden }
        column = 0
      } else if (name === 'rPh') isPhonetic = true
      else if (cell && (name === 'v' || name === 'f' || (name === 't' && !isPhonetic))) {
        part = name
        if (name === 'f') cell.f ??= ''
      }
    },
    text(text) {
      if (!cell || part === null) return
      if (part === 'f') cell.f += text
      else cell[part] += text
    },
    close(name) {
      if (name === part) part = null
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'c' && cell) {
        const text = textOf(cell, workbook).trim()
        if (text !== '') {
          while (row.cells.length < column) row.cells.push('')
          row.cells[column] = text
        }
        column += 1
        cell = null
      } else if (name === 'row') {
        cellCount += row.cells.length
        if (cellCount > maxCells) throw new SheetError(tooManyCells)
        onRow(row)
      }
    },
  })
}

/** A cell as its texts in the file. */
interface Cell {
  readonly type: string | undefined
  readonly style: string | undefined
  v: string
  /** Its formula; null for a cell without one. */
  f: string | null
  t: string
}

function textOf(cell: Cell, workbook: Workbook): string {
  const { type, v } = cell
  if (type === 'inlineStr') return withoutEscapes(cell.t)
  // A program that does not calculate writes formulas without their values.
  if (v === '') return cell.f !== null && type !== 'str' ? `=${cell.f}` : ''
  if (type === 's') return workbook.sharedStrings[Number(v)] ?? ''
  if (type === 'str') return withoutEscapes(v)
  if (type === 'b') return isTrue(v) ? 'true' : 'false'
  if (type === 'd') return v.slice(0, 10)
  const number = Number(v)
  if (type === 'e' || Number.isNaN(number)) return v
  const date = workbook.dateStyles[Number(cell.style)] ? dateOf(number, workbook.from1904) : null
  // Spreadsheet programs show 15 digits: 4.95*100 is stored as 495.00000000000006.
  return date ?? String(Number(number.toPrecision(15)))
}

const dayMs = 24 * 60 * 60 * 1000

/** The date of a day number, which 1900 or 1904 begins; null where a spreadsheet program shows none. */
function dateOf(day: number, from1904: boolean): string | null {
  // Programs count 29 February 1900, which there was not.
  const sinceEnd1899 = from1904 ? day + 1462 : day < 60 ? day + 1 : day
  if (sinceEnd1899 < 0 || sinceEnd1899 >= 2_958_466) return null
  return new Date(Date.UTC(1899, 11, 30) + sinceEnd1899 * dayMs).toISOString().slice(0, 10)
}

/** The column of a reference: `C7` -> 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

export const isTrue = (text: string | undefined) => text === '1' || text === 'true'

/** Characters that XML cannot hold are written as `_x000D_`. */
function withoutEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
