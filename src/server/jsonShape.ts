import { P4Error } from './errors.ts'

// Far above what the contract allows.
const limits = { depth: 32, membersOfAnObject: 1000, parts: 1_000_000 }

/** Throws 400. Scans the text, since parsing takes seconds. */
export function requireBoundedJson(text: string): void {
  const open: { isObject: boolean; members: number }[] = []
  let parts = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    const inner = open.at(-1)
    if (character === '"') at = endOfText(text, at)
    else if (character === '{' || character === '[') {
      parts += 1
      if (open.push({ isObject: character === '{', members: 1 }) > limits.depth)
        throw refusal('The request body is nested too deep.')
    } else if (character === '}' || character === ']') open.pop()
    else if (character === ',' && inner?.isObject) {
      parts += 1
      inner.members += 1
    }
    if (parts > limits.parts || (inner && inner.members > limits.membersOfAnObject))
      throw refusal('The request body has too many members.')
  }
}

function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, quote: number): boolean {
  let first = quote
  while (text[first - 1] === '\\') first -= 1
  return (quote - first) % 2 === 1
}

function refusal(message: string): P4Error {
  return new P4Error(400, 'invalid_request', message)
}
