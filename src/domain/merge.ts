/*
 * Two people at the same record. A call that replaces a whole record or a whole list sends what its
 * person left alone as it is now, not as it was when the form was opened: nobody's change is undone.
 */

/** The fields of `mine` that are not what they were in `opened`. */
export function changedFields<Fields extends object>(
  opened: Partial<Fields>,
  mine: Fields,
): Partial<Fields> {
  const before = new Map<string, unknown>(Object.entries(opened))
  const kept: Partial<Fields> = { ...mine }
  for (const field in mine)
    if (JSON.stringify(mine[field]) === JSON.stringify(before.get(field))) delete kept[field]
  return kept
}

/** `mine` with every field as it is `now` that is not changed from `opened` on. */
export function mergedFields<Fields extends object>(
  opened: Fields,
  mine: Fields,
  now: Fields,
): Fields {
  return { ...mine, ...now, ...changedFields(opened, mine) }
}

/** The list as it is `now` with what was added to and removed from it since `opened`. */
export function mergedMembers<Member>(
  opened: readonly Member[],
  mine: readonly Member[],
  now: readonly Member[],
  same: (one: Member, other: Member) => boolean = Object.is,
): Member[] {
  const among = (list: readonly Member[], one: Member) => list.some((other) => same(one, other))
  const kept = now.filter((one) => among(mine, one) || !among(opened, one))
  const added = mine.filter((one) => !among(opened, one) && !among(now, one))
  return [...kept, ...added]
}

/**
 * {@link mergedMembers} of a list whose order means something: who has put it in another order gets that
 * order, and what others added comes after it.
 */
export function mergedOrder(
  opened: readonly number[],
  mine: readonly number[],
  now: readonly number[],
): number[] {
  const merged = mergedMembers(opened, mine, now)
  const untouched = [
    ...opened.filter((id) => mine.includes(id)),
    ...mine.filter((id) => !opened.includes(id)),
  ]
  if (mine.every((id, place) => id === untouched[place])) return merged
  const ordered = mine.filter((id) => merged.includes(id))
  return [...ordered, ...merged.filter((id) => !mine.includes(id))]
}
