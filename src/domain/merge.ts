/*
 * Merging the changes of two users to one record. A call that replaces a whole record or list sends the
 * present value of every field that its user left alone. The value from the opening of the form would undo
 * the other user's change.
 */

/** The fields of `mine` that differ from `opened`. */
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

/** The merge function of each list field, such as {@link mergedMembers}. */
type ListMerges<Fields> = {
  readonly [Field in keyof Fields]?: (
    opened: NonNullable<Fields[Field]>,
    mine: NonNullable<Fields[Field]>,
    now: NonNullable<Fields[Field]>,
  ) => NonNullable<Fields[Field]>
}

/**
 * `mine` with merged lists: each list is the one of `now`, plus the members that `mine` added since `opened`,
 * minus the removed ones.
 */
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

/** The record of `now` with every field of `mine` that differs from `opened`. */
export function mergedFields<Fields extends object, Now extends Partial<Fields>>(
  opened: Partial<Fields>,
  mine: Fields,
  now: Now,
  lists: ListMerges<Fields> = {},
): Now & Partial<Fields> {
  return { ...now, ...changedFields(opened, mergedLists(opened, mine, now, lists)) }
}

/**
 * The fields that somebody else changed since `opened`, and that `saved` replaced. Lists are left out, since a
 * save merges them, and so is `updated_at`, which every save changes.
 */
export function replacedFields(opened: object, now: object, saved: object): string[] {
  const theirs = changedFields(opened, now)
  return Object.entries(changedFields(now, saved))
    .filter(([field, value]) => field in theirs && field in opened && !Array.isArray(value))
    .map(([field]) => field)
    .filter((field) => field !== 'updated_at')
}

/** The list of `now`, plus the members that `mine` added since `opened`, minus the removed ones. */
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
 * {@link mergedMembers} for a list whose order means something. If `mine` has another order than `opened`,
 * that order wins and the additions of other users come last.
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
