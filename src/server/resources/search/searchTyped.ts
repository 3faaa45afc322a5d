/** A parsed search text. */
export interface Typed {
  /** Trimmed, single-spaced. */
  readonly text: string
  /** A match contains each, in any order. */
  readonly words: readonly string[]
  /** Digits, if the text looks like a phone number. */
  readonly phone: string | null
  /** Digits of `#90214` or `90214`, a prefix of an order id. */
  readonly orderId: string | null
}

/** Null for a blank text. */
export function readTyped(query: string): Typed | null {
  // PostgreSQL refuses NUL.
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
