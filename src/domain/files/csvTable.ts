import Papa from 'papaparse'
import { maxCells, SheetError, tooManyCells } from './table.ts'

interface CsvLines {
  readonly lines: readonly (readonly string[])[]
  readonly notes: readonly string[]
  readonly isPlain: boolean
}

const sampleChars = 20_000

export function readCsv(file: Uint8Array, maxLines: number): CsvLines {
  const { text, encoding, guess } = decoded(file)
  const isOneLineEnd = ['\r\n', '\r', '\n'].filter((end) => hasLineEnd(text, end)).length < 2
  const { rest, separator } = withoutSeparatorLine(text.replace(/\r\n?/g, '\n'))
  // A final line end starts no row.
  const body = rest.trimEnd()
  const delimiter = separator ?? separatorOf(body)
  if (occurrences(body, delimiter) > maxCells) throw new SheetError(tooManyCells)
  refuseLongLines(body)
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter,
    newline: '\n',
    preview: maxLines,
  })
  const [error] = errors.filter(({ type }) => type === 'Quotes')
  if (error) throw new SheetError(`Row ${(error.row ?? 0) + 1}: a quotation mark is missing.`)
  return {
    lines: data,
    notes: guess
      ? [`The file is not in UTF-8: it was read as ${guess}. Check letters with accents.`]
      : [],
    isPlain:
      encoding === 'utf-8' &&
      delimiter === ',' &&
      separator === undefined &&
      isOneLineEnd &&
      !hasLineEnd(text, '\r'),
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

interface Decoded {
  readonly text: string
  readonly encoding: Encoding
  readonly guess?: string
}

function decoded(file: Uint8Array): Decoded {
  const encoding = utf16Of(file) ?? 'utf-8'
  const hasByteOrderMark = (file[0] ?? 0) >= 0xfe
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file)
    const isGuess = encoding !== 'utf-8' && !hasByteOrderMark
    if (!text.includes('\0')) return { text, encoding, ...(isGuess && { guess: 'UTF-16' }) }
  } catch {
    if (encoding === 'utf-8' && !isBinary(file)) {
      const text = new TextDecoder('windows-1252').decode(file)
      return { text, encoding: 'windows-1252', guess: 'Windows-1252' }
    }
  }
  throw new SheetError('The file is neither CSV nor XLSX.')
}

/** With or without a byte order mark: "Unicode text" of spreadsheet programs. */
function utf16Of([first, second]: Uint8Array): Encoding | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return undefined
}

/** Texts have no control characters. */
function isBinary(file: Uint8Array): boolean {
  return file.subarray(0, 4096).some((byte) => byte < 9 || (byte > 13 && byte < 32))
}

/** A first line `sep=;` names the separator. */
function withoutSeparatorLine(text: string): { rest: string; separator?: string } {
  const [line = '', separator] = /^"?sep=([^\n"])"?[^\S\n]*\n/i.exec(text) ?? []
  return separator === undefined ? { rest: text } : { rest: text.slice(line.length), separator }
}

function separatorOf(text: string): string {
  const sample = text.slice(0, sampleChars)
  const { meta } = Papa.parse(sample, {
    newline: '\n',
    preview: 10,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  return meta.delimiter
}

function hasLineEnd(text: string, end: string): boolean {
  if (end === '\r\n') return text.includes(end)
  return (end === '\r' ? /\r(?!\n)/ : /(?<!\r)\n/).test(text)
}

const maxLineChars = 100_000

/** Stray quotation marks join lines, which costs the parser memory and time. No valid row is this long. */
function refuseLongLines(text: string): void {
  let line = 1
  for (let start = 0; start < text.length; line += 1) {
    const end = text.indexOf('\n', start)
    if ((end < 0 ? text.length : end) - start > maxLineChars)
      throw new SheetError(`Line ${line} has more than 100,000 characters.`)
    if (end < 0) return
    start = end + 1
  }
}

function occurrences(text: string, mark: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1
  return count
}
