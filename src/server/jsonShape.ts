import { P4Error } from './errors.ts'

/** Bounds of a body that no request of the contract comes near. */
const most = { depth: 32, membersOfAnObject: 1000, parts: 1_000_000 }

/**
 * Throws a 400 for a JSON text that is nested too deep, has an object with too many members, or too many objects,
 * lists and members in all. Reads the text before it is parsed: parsing such a text, and dropping the members that
 * nobody asked for, takes seconds. The length of a list is left to the contract.
 */
export function requireModestShape(text: string): void {
  /** For each open object or list, whether it is an object and how many members it has so far. */
  const open: { isObject: boolean; members: number }[] = []
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    const inner = open.at(-1)
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '{' || sign === '[') {
      parts += 1
      if (open.push({ isObject: sign === '{', members: 1 }) > most.depth)
        throw refusal('The request body is nested too deep.')
    } else if (sign === '}' || sign === ']') open.pop()
    else if (sign === ',' && inner?.isObject) {
      parts += 1
      inner.members += 1
    }
    if (parts > most.parts || (inner && inner.members > most.membersOfAnObject))
      throw refusal('The request body has too many members.')
  }
}

/** The index of the quote that ends the text which begins at `start`; the last index where none does. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

/** Whether an odd number of backslashes stands before a quote. */
function isEscaped(text: string, quote: number): boolean {
  let first = quote
  while (text[first - 1] === '\\') first -= 1
  return (quote - first) % 2 === 1
}

function refusal(message: string): P4Error {
  return new P4Error(400, 'invalid_request', message)
}
