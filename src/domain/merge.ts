/*
 * Merging the changes of two users to one record. A call that replaces a whole record or list sends the
 * present value of every field that its user left alone. The value from the opening of the form would undo
 * the other user's change.
 */
import { isSame } from './equal.ts'
import { isRecord, memberOf } from './members.ts'

/** What a form sends of a record: the record as its user saw it, and the fields that the user changed. */
export interface Edit<Opened, Fields> {
  readonly opened: Opened
  readonly changes: Partial<Fields>
}

/** The fields of `mine` that differ from `opened`. */
export function changedFields<Fields extends object>(
  opened: Partial<Fields>,
  mine: Fields,
): Partial<Fields> {
  const before = new Map<string, unknown>(Object.entries(opened))
  const kept: Partial<Fields> = { ...mine }
  for (const field in mine) if (isSame(mine[field], before.get(field))) delete kept[field]
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

/** The fields that somebody else changed since `opened`, and that `saved` replaced. */
export function replacedFields(opened: object, now: object, saved: object): string[] {
  const [before, present] = [new Map(Object.entries(opened)), new Map(Object.entries(now))]
  return Object.entries(saved)
    .filter(([field]) => before.has(field) && present.has(field) && field !== 'updated_at')
    .filter(([field, value]) => isReplaced(before.get(field), present.get(field), value))
    .map(([field]) => field)
}

/**
 * Whether `saved` undid another user's change. A list counts by member: an added member is gone, or a removed one is
 * back. A record counts by field.
 */
function isReplaced(opened: unknown, now: unknown, saved: unknown): boolean {
  if (isSame(opened, now) || isSame(now, saved)) return false
  if (Array.isArray(opened) && Array.isArray(now) && Array.isArray(saved)) {
    const [before, theirs, after] = [keysOf(opened), keysOf(now), keysOf(saved)]
    return (
      [...theirs].some((one) => !before.has(one) && !after.has(one)) ||
      [...before].some((one) => !theirs.has(one) && after.has(one))
    )
  }
  if (!isRecord(opened) || !isRecord(now) || !isRecord(saved)) return true
  return Object.keys({ ...opened, ...now, ...saved }).some(
    (field) => field !== 'updated_at' && isReplaced(opened[field], now[field], saved[field]),
  )
}

/** What identifies a member of a list: the id of a record, any other member itself. */
const keyOf = (member: unknown): unknown => memberOf(member, 'id') ?? member

const keysOf = (list: readonly unknown[]) => new Set(list.map(keyOf))

/** Whether two lists have the same members, in any order. */
export function sameMembers(one: readonly unknown[], other: readonly unknown[]): boolean {
  const keys = keysOf(other)
  return one.length === other.length && one.every((member) => keys.has(keyOf(member)))
}

/** The list of `now`, plus the members that `mine` added since `opened`, minus the removed ones. */
export function mergedMembers<Member>(
  opened: readonly Member[],
  mine: readonly Member[],
  now: readonly Member[],
): Member[] {
  const [before, own, theirs] = [keysOf(opened), keysOf(mine), keysOf(now)]
  const kept = now.filter((one) => own.has(keyOf(one)) || !before.has(keyOf(one)))
  const added = mine.filter((one) => !before.has(keyOf(one)) && !theirs.has(keyOf(one)))
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
  if (mine.every((id, index) => id === untouched[index])) return merged
  const ordered = mine.filter((id) => merged.includes(id))
  return [...ordered, ...merged.filter((id) => !mine.includes(id))]
}
