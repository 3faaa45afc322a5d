import { maxCells, notXlsx, SheetError, tooManyCells } from './table.ts'
import { attributesOf, readXml } from './xml.ts'

export interface Workbook {
  readonly sharedStrings: readonly string[]
  /** Whether numbers of the style are dates. */
  readonly dateStyles: readonly boolean[]
  /** Dates count from 1904 in old files of the Mac. */
  readonly from1904: boolean
}

interface XlsxRow {
  readonly number: number
  readonly cells: string[]
  readonly isHidden: boolean
}

/** Limits of spreadsheet programs. */
const maxRowNumber = 1_048_576
const maxColumns = 16_384

export function readSharedStrings(xml: string, maxElements: number) {
  const strings: string[] = []
  let text = ''
  let isText = false
  /** Inside a phonetic hint for Japanese, which is not part of the text. */
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

/** Formats without a definition in the file. */
function isBuiltInDateFormat(format: number): boolean {
  const ranges = [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ] as const
  return ranges.some(([first, last]) => format >= first && format <= last)
}

/** `[$-409]d "of" mmm` has date parts outside quotes and brackets. */
function isDateFormat(format: string): boolean {
  return /[ymdhs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ''))
}

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
        // Row numbers ascend; a repeated one would hide a row.
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

interface Cell {
  readonly type: string | undefined
  readonly style: string | undefined
  v: string
  f: string | null
  t: string
}

function textOf(cell: Cell, workbook: Workbook): string {
  const { type, v } = cell
  if (type === 'inlineStr') return withoutEscapes(cell.t)
  // Programs that do not calculate write formulas without values.
  if (v === '') return cell.f !== null && type !== 'str' ? `=${cell.f}` : ''
  if (type === 's') return workbook.sharedStrings[Number(v)] ?? ''
  if (type === 'str') return withoutEscapes(v)
  if (type === 'b') return isTrue(v) ? 'true' : 'false'
  if (type === 'd') return v.slice(0, 10)
  const number = Number(v)
  if (type === 'e' || Number.isNaN(number)) return v
  const date = workbook.dateStyles[Number(cell.style)] ? dateOf(number, workbook.from1904) : null
  // 15 significant digits, as spreadsheet programs show: 495.00000000000006 -> 495.
  return date ?? String(Number(number.toPrecision(15)))
}

const dayMs = 24 * 60 * 60 * 1000

/** The date of a day number; null where a spreadsheet program shows none. */
function dateOf(day: number, from1904: boolean): string | null {
  // Day 60 is 29 February 1900, which did not exist.
  const sinceEnd1899 = from1904 ? day + 1462 : day < 60 ? day + 1 : day
  if (sinceEnd1899 < 0 || sinceEnd1899 >= 2_958_466) return null
  return new Date(Date.UTC(1899, 11, 30) + sinceEnd1899 * dayMs).toISOString().slice(0, 10)
}

/** Column index of a reference: `C7` -> 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

export const isTrue = (text: string | undefined) => text === '1' || text === 'true'

/** Decodes `_x000D_`, an escape for characters that XML cannot contain. */
function withoutEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
