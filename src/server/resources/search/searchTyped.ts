export interface Typed {
  readonly text: string
  readonly words: readonly string[]
  /** Digits, if it looks like a phone number. */
  readonly phone: string | null
  /** Digits of `#90214` or `90214`. */
  readonly orderId: string | null
}

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
