import { isZip, type ZipPart } from './zip.ts'

const saveAs = 'Open it in a spreadsheet program and save it as XLSX or CSV.'

const beginnings: readonly [bytes: readonly number[], message: string][] = [
  [[0x25, 0x50, 0x44, 0x46], 'The file is a PDF. Choose the spreadsheet that it was made from.'],
  [[0x1f, 0x8b], 'The file is a compressed archive. Unpack it and choose the file in it.'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], `The file is a text document (RTF). ${saveAs}`],
]

const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Why a file of another kind cannot be read, and what to do; null if it may be CSV or XLSX. */
export function otherKind(file: Uint8Array): string | null {
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte)
  if (begins(oldWorkbook))
    return holds(file, 'EncryptedPackage')
      ? 'The file is protected by a password. Remove the password and save it again.'
      : `The file is an old Excel workbook (XLS). ${saveAs}`
  const [, message] = beginnings.find(([bytes]) => begins(bytes)) ?? []
  if (message) return message
  if (isZip(file)) return null
  const start = new TextDecoder().decode(file.subarray(0, 1024)).trimStart().toLowerCase()
  if (/^<(!doctype html|html|table)/.test(start)) return `The file is a web page. ${saveAs}`
  return start.startsWith('<?xml') ? `The file is XML. ${saveAs}` : null
}

/** Null for a workbook. */
export function otherArchive(parts: ReadonlyMap<string, ZipPart>): string | null {
  const names = [...parts.keys()]
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/(^|\/)index(\.zip$|\/document\.iwa$)|\.iwa$/))
    return 'The file is a Numbers document. In Numbers choose File > Export To > CSV or Excel.'
  if (has(/^xl\/workbook\.bin$/)) return `The file is a binary Excel workbook (XLSB). ${saveAs}`
  if (has(/^content\.xml$/)) return `The file is an OpenDocument file (ODS). ${saveAs}`
  if (has(/^(word|ppt)\//)) return 'The file is a document, not a spreadsheet.'
  if (has(/^_rels\/\.rels$/)) return null
  const isOfXlsx = has(/^(xl\/|\[content_types\])/)
  return isOfXlsx ? null : 'The file is a ZIP archive. Unpack it and choose the spreadsheet in it.'
}

/** XLS files write the names of their parts in UTF-16. */
function holds(file: Uint8Array, name: string): boolean {
  const text = new TextDecoder('latin1').decode(file)
  return text.includes([...name].join('\0'))
}
