/*
 * Two people at the same record. A call that replaces a whole record or a whole list sends what its
 * person left alone as it is now, not as it was when the form was opened: nobody's change is undone.
 */

/** `mine` with every field as it is `now` that is not changed from `opened` on. */
export function mergedFields<Fields extends object>(
  opened: Fields,
  mine: Fields,
  now: Fields,
): Fields {
  const before = new Map<string, unknown>(Object.entries(opened))
  const changed = Object.entries(mine).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  )
  return { ...mine, ...now, ...Object.fromEntries(changed) }
}

/** The list as it is `now` with what was added to and removed from it since `opened`. */
export function mergedIds(
  opened: readonly number[],
  mine: readonly number[],
  now: readonly number[],
): number[] {
  const kept = now.filter((id) => mine.includes(id) || !opened.includes(id))
  const added = mine.filter((id) => !opened.includes(id) && !now.includes(id))
  return [...kept, ...added]
}
