import { nameKey } from '../cleanName.ts'
import { changedFields, mergedFields } from '../merge.ts'

/** An unsaved value has a negative id. */
export interface ValueDraft {
  readonly id: number
  readonly name: string
  readonly is_void: boolean
  readonly deleted: boolean
}

type SavedValue = Omit<ValueDraft, 'deleted'>

export interface ChangeStep {
  readonly kind: 'change'
  readonly was: string
  readonly value: SavedValue
}

export type ValueStep =
  | { readonly kind: 'delete'; readonly id: number; readonly name: string }
  | ChangeStep
  | { readonly kind: 'add'; readonly value: SavedValue }

export function draftsOf(values: readonly SavedValue[]): ValueDraft[] {
  return values.map(({ id, name, is_void }) => ({ id, name, is_void, deleted: false }))
}

export function newDraft(drafts: readonly ValueDraft[]): ValueDraft {
  const id = drafts.reduce((least, draft) => Math.min(least, draft.id), 0) - 1
  return { id, name: '', is_void: false, deleted: false }
}

export function withoutDraft(drafts: readonly ValueDraft[], id: number): ValueDraft[] {
  return drafts.flatMap((draft) => {
    if (draft.id !== id) return [draft]
    return id < 0 ? [] : [{ ...draft, deleted: true }]
  })
}

/** Rebases the user's edits on `now`. Values that another user deleted are gone. */
export function followedDrafts(
  opened: readonly ValueDraft[],
  mine: readonly ValueDraft[],
  now: readonly ValueDraft[],
): ValueDraft[] {
  const among = (drafts: readonly ValueDraft[], id: number) => drafts.find((one) => one.id === id)
  const kept = now.map((draft) => {
    const [before, typed] = [among(opened, draft.id), among(mine, draft.id)]
    return before && typed ? mergedFields(before, typed, draft) : draft
  })
  // An unchanged new draft is saved already: it is a value of `now`.
  const isNew = (draft: ValueDraft) =>
    draft.id < 0 && Object.keys(changedFields(among(opened, draft.id) ?? {}, draft)).length > 0
  return [...kept, ...mine.filter((draft) => isNew(draft) && !among(now, draft.id))]
}

export function repeatedNames(drafts: readonly ValueDraft[]): number[] {
  const taken = new Set<string>()
  return drafts.flatMap(({ name, deleted }, index) => {
    const plain = nameKey(name)
    if (deleted || plain === '') return []
    const repeated = taken.has(plain)
    taken.add(plain)
    return repeated ? [index] : []
  })
}

/** Orders renames so that a name is given up before it is taken. Two values that swap names keep their order. */
function orderRenames(changes: readonly ChangeStep[]): ChangeStep[] {
  const waiting = [...changes]
  const ordered: ChangeStep[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ value }) =>
      waiting.every(
        (other) => other.value.id === value.id || nameKey(other.was) !== nameKey(value.name),
      ),
    )
    ordered.push(...waiting.splice(Math.max(free, 0), 1))
  }
  return ordered
}

/** Deletions, then changes, then additions (AMB-73). */
export function valueSteps(
  saved: readonly SavedValue[],
  drafts: readonly ValueDraft[],
): ValueStep[] {
  const savedById = new Map(saved.map((value) => [value.id, value]))
  const deletions: ValueStep[] = []
  const changes: ChangeStep[] = []
  const additions: ValueStep[] = []
  for (const { deleted, ...value } of drafts) {
    const before = savedById.get(value.id)
    if (!before) {
      if (value.id < 0) additions.push({ kind: 'add', value })
    } else if (deleted) deletions.push({ kind: 'delete', id: before.id, name: before.name })
    else if (before.name !== value.name || before.is_void !== value.is_void)
      changes.push({ kind: 'change', was: before.name, value })
  }
  return [...deletions, ...orderRenames(changes), ...additions]
}

export function stepText(step: ValueStep): string {
  if (step.kind === 'delete') return `delete ‘${step.name}’`
  const { name, is_void } = step.value
  const mark = is_void ? ' as the void value' : ''
  if (step.kind === 'add') return `add ‘${name}’${mark}`
  if (step.was !== name) return `rename ‘${step.was}’ to ‘${name}’${mark}`
  return is_void ? `make ‘${name}’ the void value` : `end ‘${name}’ as the void value`
}
