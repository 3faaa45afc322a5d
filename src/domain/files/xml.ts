/** A SAX parser for spreadsheet XML, linear in its length. */
import { notXlsx, SheetError } from './table.ts'

interface XmlHandlers {
  readonly open: (name: string, attributes: string) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

const maxDepth = 100

/** @returns The number of elements, at most `maxElements`. */
export function readXml(xml: string, maxElements: number, handlers: XmlHandlers): number {
  let elements = 0
  let depth = 0
  let at = 0
  for (;;) {
    const start = xml.indexOf('<', at)
    if (start < 0) break
    if (start > at) handlers.text?.(unescaped(xml.slice(at, start)))
    const mark = xml[start + 1]
    if (mark === '?') at = behind(xml, '?>', start)
    else if (xml.startsWith('<!--', start)) at = behind(xml, '-->', start)
    else if (xml.startsWith('<![CDATA[', start)) {
      at = behind(xml, ']]>', start)
      handlers.text?.(xml.slice(start + 9, at - 3))
    } else if (mark === '!') {
      // A DTD may define entities that expand without end; spreadsheet programs write none.
      throw new SheetError(notXlsx)
    } else if (mark === '/') {
      at = behind(xml, '>', start)
      depth -= 1
      handlers.close?.(localName(xml.slice(start + 2, at - 1).trim()))
    } else {
      at = endOfTag(xml, start)
      elements += 1
      if (elements > maxElements)
        throw new SheetError('The file has too many cells or other parts.')
      const isEmpty = xml[at - 2] === '/'
      const tag = xml.slice(start + 1, isEmpty ? at - 2 : at - 1)
      const nameEnd = tag.search(/\s/)
      const name = localName(nameEnd < 0 ? tag : tag.slice(0, nameEnd))
      handlers.open(name, nameEnd < 0 ? '' : tag.slice(nameEnd))
      if (isEmpty) handlers.close?.(name)
      else depth += 1
    }
    if (depth < 0 || depth > maxDepth) throw new SheetError(notXlsx)
  }
  if (elements === 0 || depth !== 0) throw new SheetError(notXlsx)
  return elements
}

function behind(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from)
  if (found < 0) throw new SheetError(notXlsx)
  return found + mark.length
}

const [greater, double, single] = ['>', '"', "'"].map((mark) => mark.charCodeAt(0))

/** Values in quotes may contain `>`. */
function endOfTag(xml: string, from: number): number {
  let quote: number | undefined
  for (let at = from; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at)
    if (quote !== undefined) {
      if (code === quote) quote = undefined
    } else if (code === greater) return at + 1
    else if (code === double || code === single) quote = code
  }
  throw new SheetError(notXlsx)
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

export function attributesOf(attributes: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let at = 0
  for (;;) {
    const equals = attributes.indexOf('=', at)
    if (equals < 0) return found
    let start = equals + 1
    while (attributes[start] === ' ') start += 1
    const quote = attributes[start]
    if (quote !== '"' && quote !== "'") throw new SheetError(notXlsx)
    const end = behind(attributes, quote, start + 1)
    const name = localName(attributes.slice(at, equals).trim())
    found.set(name, unescaped(attributes.slice(start + 1, end - 1)))
    at = end
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** A cell has at most 32,767 characters, each possibly an entity. */
const maxTextChars = 500_000

function unescaped(text: string): string {
  if (text.length > maxTextChars) throw new SheetError('A cell of the file has too long a text.')
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (...match) => {
    const [whole, decimal, hex, name]: (string | undefined)[] = match
    if (name) return entities[name.toLowerCase()] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : (whole ?? '')
  })
}
