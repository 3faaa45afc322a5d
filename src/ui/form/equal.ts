import { mergedMembers } from '#domain/merge.ts'

/**
 * Whether two form values are the same, so that a value typed back is no change. Text is compared as
 * typed, lists in order, objects by their fields; a missing field equals an undefined one.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameValue(item, other[index]))
    )
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameValue(one[key], other[key]))
}

/** Whether two lists have the same members in any order (tags, roles, stores). */
export function sameMembers(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!Array.isArray(one) || !Array.isArray(other)) return sameValue(one, other)
  return (
    one.length === other.length &&
    one.every((item) => other.some((candidate) => sameValue(item, candidate)))
  )
}

/** The list `now` with the changes that lead from `before` to `mine`. For lists without an order. */
export function followedMembers<Value>(before: Value, mine: Value, now: Value): Value
export function followedMembers(before: unknown, mine: unknown, now: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(mine) || !Array.isArray(now)) return mine
  return mergedMembers<unknown>(before, mine, now)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
