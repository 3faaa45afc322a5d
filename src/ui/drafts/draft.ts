import { isObject, isRecord, isSame } from '#domain/values.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a user typed and did not save. Only changed fields, each with the saved value its user began with. */
export interface TypedValues {
  readonly values: Fields
  readonly baseline: Fields
  /** The record as the user saw it. Detects another user's save. */
  readonly opened?: unknown
}

export interface Draft extends TypedValues {
  readonly key: string
  /** Host and user. */
  readonly owner: string
  /** Milliseconds. */
  readonly at: number
  /** Address of the form, with its search. */
  readonly path: string
  readonly page: string
  readonly title: string
}

/** Another shape of `Draft` needs another version: older drafts are then not found and expire. */
const version = 1

export function draftKey(owner: string, path: string, title: string, record: unknown): string {
  return JSON.stringify([version, owner, path, unnamed(title, record), identityOf(record)])
}

/** 'Rename Milk' -> 'Rename ': somebody else may rename the record meanwhile. */
function unnamed(title: string, record: unknown): string {
  if (!isRecord(record)) return title
  const names = [record.name, record.title].filter((name) => typeof name === 'string')
  return names.reduce((rest, name) => rest.replace(name, ''), title)
}

function identityOf(record: unknown): string {
  if (!isRecord(record)) return ''
  return String(record.id ?? record.date ?? '')
}

export function isDraft(stored: unknown): stored is Draft {
  return (
    isRecord(stored) &&
    typeof stored.at === 'number' &&
    [stored.key, stored.owner, stored.path, stored.page, stored.title].every(
      (text) => typeof text === 'string',
    ) &&
    isRecord(stored.values) &&
    isRecord(stored.baseline)
  )
}

const maxDraftBytes = 20_000_000

export function isTooLarge(draft: Draft): boolean {
  return sizeOf(draft) > maxDraftBytes
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (value instanceof Blob) return value.size
  if (!isObject(value)) return 8
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0)
}

/** Without the members that the contract calls passwords, at any depth. */
export function withoutSecrets(typed: TypedValues, secrets: readonly string[]): TypedValues {
  const isOpen = ([field]: [string, unknown]) => !secrets.includes(field)
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(open)
    if (!isRecord(value) || value instanceof Blob) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(isOpen)
        .map(([field, inner]) => [field, open(inner)]),
    )
  }
  const fields = (all: Fields): Fields =>
    Object.fromEntries(
      Object.entries(all)
        .filter(isOpen)
        .map(([field, one]) => [field, open(one)]),
    )
  return {
    values: fields(typed.values),
    baseline: fields(typed.baseline),
    opened: open(typed.opened),
  }
}

/** The fields that still mean something and differ from what is saved; null without any. */
export function usable(
  draft: Draft,
  fits: (field: string, value: unknown) => boolean,
  saved: (field: string) => unknown,
): Draft | null {
  const values = Object.fromEntries(
    Object.entries(draft.values).filter(
      ([field, value]) => fits(field, value) && !isSame(value, saved(field)),
    ),
  )
  const baseline = Object.fromEntries(
    Object.entries(draft.baseline).filter(([field]) => field in values),
  )
  return Object.keys(values).length === 0 ? null : { ...draft, values, baseline }
}
