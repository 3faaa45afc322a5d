/** What a person typed into the search, read once for all kinds of records. */
export interface Typed {
  /** The whole text, trimmed, single-spaced. */
  readonly text: string
  /** Its words: each must be found, in whatever order. */
  readonly words: readonly string[]
  /** Digits of what looks like a phone number; null for anything else. */
  readonly phone: string | null
  /** Digits that an order id can begin with, for `#90214` and `90214`. */
  readonly orderId: string | null
}

/** Null for a blank text, which finds nothing. */
export function readTyped(query: string): Typed | null {
  // PostgreSQL keeps no NUL in a text, so that nothing can contain one.
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
