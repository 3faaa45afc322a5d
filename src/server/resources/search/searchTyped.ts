/** A search text, parsed once for all kinds of records. */
export interface Typed {
  /** The whole text, trimmed, single-spaced. */
  readonly text: string
  /** The words of the text: a match contains each, in any order. */
  readonly words: readonly string[]
  /** The digits of a text that looks like a phone number, else null. */
  readonly phone: string | null
  /** The digits that an order id may begin with, for `#90214` and `90214`, else null. */
  readonly orderId: string | null
}

/** Parses a search text; null for a blank text, which finds nothing. */
export function readTyped(query: string): Typed | null {
  // PostgreSQL refuses texts with a NUL, so no record contains one.
  const text = query.replaceAll('\0', ' ').trim().replaceAll(/\s+/g, ' ')
  if (text === '') return null
  const digits = text.replaceAll(/\D/g, '')
  return {
    text,
    words: text.split(' '),
    phone: /^[\d\s()+./-]+$/.test(text) && digits.length >= 3 ? digits : null,
    orderId: /^#?[1-9]\d{0,9}$/.test(text) ? digits : null,
  }
}
