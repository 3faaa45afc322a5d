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

/** How lists are merged, by their field: see {@link mergedMembers}. */
type ListMerges<Fields> = {
  readonly [Field in keyof Fields]?: (
    opened: NonNullable<Fields[Field]>,
    mine: NonNullable<Fields[Field]>,
    now: NonNullable<Fields[Field]>,
  ) => NonNullable<Fields[Field]>
}

/** `mine` with its lists as they are `now`, and what was added to and removed from them since `opened`. */
export function mergedLists<Fields extends object>(
  opened: Partial<Fields>,
  mine: Fields,
  now: Partial<Fields>,
  lists: ListMerges<Fields>,
): Fields {
  const merged = { ...mine }
  for (const field in lists) {
    const [before, typed, others] = [opened[field], mine[field], now[field]]
    if (before && typed && others) merged[field] = lists[field]?.(before, typed, others) ?? typed
  }
  return merged
}

/** The record as it is `now` with every field of `mine` that is not what it was in `opened`. */
export function mergedFields<Fields extends object, Now extends Partial<Fields>>(
  opened: Partial<Fields>,
  mine: Fields,
  now: Now,
  lists: ListMerges<Fields> = {},
): Now & Partial<Fields> {
  return { ...now, ...changedFields(opened, mergedLists(opened, mine, now, lists)) }
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
