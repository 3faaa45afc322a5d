/*
 * Three-way merge: `opened` (base), `mine` and `now`. A call that replaces a whole record sends the current value of
 * untouched fields; else it would undo another user's change.
 */
import { isRecord, isSame, memberOf } from './values.ts'

export interface Edit<Opened, Fields> {
  readonly opened: Opened
  readonly changes: Partial<Fields>
}

export function changedFields<Fields extends object>(
  opened: Partial<Fields>,
  mine: Fields,
): Partial<Fields> {
  const before = new Map<string, unknown>(Object.entries(opened))
  const kept: Partial<Fields> = { ...mine }
  for (const field in mine) if (isSame(mine[field], before.get(field))) delete kept[field]
  return kept
}

type ListMerges<Fields> = {
  readonly [Field in keyof Fields]?: (
    opened: NonNullable<Fields[Field]>,
    mine: NonNullable<Fields[Field]>,
    now: NonNullable<Fields[Field]>,
  ) => NonNullable<Fields[Field]>
}

/** `mine`, with each list merged by {@link mergedMembers}. */
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

/** `now`, with the fields that `mine` changed since `opened`. */
export function mergedFields<Fields extends object, Now extends Partial<Fields>>(
  opened: Partial<Fields>,
  mine: Fields,
  now: Now,
): Now & Partial<Fields> {
  return { ...now, ...changedFields(opened, mine) }
}

/** Fields that another user changed and `saved` replaced. */
export function replacedFields(opened: object, now: object, saved: object): string[] {
  const [before, present] = [new Map(Object.entries(opened)), new Map(Object.entries(now))]
  return Object.entries(saved)
    .filter(([field]) => before.has(field) && present.has(field) && field !== 'updated_at')
    .filter(([field, value]) => isReplaced(before.get(field), present.get(field), value))
    .map(([field]) => field)
}

/** Whether `saved` undid another user's change. Lists are compared by member, records by field. */
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

const keyOf = (member: unknown): unknown => memberOf(member, 'id') ?? member

const keysOf = (list: readonly unknown[]) => new Set(list.map(keyOf))

/** Ignores order. */
export function sameMembers(one: readonly unknown[], other: readonly unknown[]): boolean {
  const keys = keysOf(other)
  return one.length === other.length && one.every((member) => keys.has(keyOf(member)))
}

/** `now`, plus the members that `mine` added since `opened`, minus those that it removed. */
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

/** {@link mergedMembers} where order matters. A reordering by `mine` wins; other users' additions come last. */
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
