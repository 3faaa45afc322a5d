import { readQuery, type TypedQuery } from '#domain/foldText.ts'

export interface Typed extends TypedQuery {
  /** Digits of `#90214` or `90214`. */
  readonly orderId: string | null
}

export function readTyped(query: string): Typed | null {
  // PostgreSQL refuses NUL.
  const typed = readQuery(query.replaceAll('\0', ' '))
  if (typed.text === '') return null
  const [, orderId = null] = /^#?([1-9]\d{0,9})$/.exec(typed.text) ?? []
  return { ...typed, orderId }
}
