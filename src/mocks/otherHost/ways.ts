import { type HostOperation, isBeyond, type Schema, snakeCase } from './document.ts'
import { type Change, isRecord, type Place, placeOf } from './reshape.ts'

/** What only the contract promises is not there. */
export const documented: Change = (value, { members }) =>
  without(value, (name) => isBeyond(members.get(name)))

/** Who holds nothing has no lists of it, only what the documents name of a customer. */
export const plainCustomer: Change = (value, { members }) => {
  if (!isRecord(value) || !heldLists.every((name) => members.has(name))) return value
  const holdsNothing = heldLists.every((name) => isEmptyList(value[name]))
  return holdsNothing ? without(value, (name) => !customerMembers.has(name)) : value
}

const heldLists = ['role_ids', 'permission_ids', 'store_ids']
const customerMembers: ReadonlySet<string> = new Set(['id', 'name', 'email', 'phone_number'])

/** References in a record are bare ids. */
export const bareIds: Change = (value, { items, nested }) => {
  const required = items && nested ? [...placeOf(items).required] : []
  const refers = required.includes('id') && required.every((name) => /^(id|name)$/.test(name))
  return refers && Array.isArray(value) ? value.map((one) => (isRecord(one) ? one.id : one)) : value
}

/** Lists of records come in no order, unless their order means something. */
export const unordered: Change = (value, { items, ordered }) =>
  Array.isArray(value) && items && placeOf(items).members.has('id') && !ordered
    ? shuffled(value)
    : value

/** Every third one first: neither the order that was there nor its reverse. */
function shuffled(list: readonly unknown[]): unknown[] {
  return [2, 1, 0].flatMap((rest) => list.filter((_, index) => index % 3 === rest))
}

/** Hours are rows of weekdays and dates; a time zone is in words, or unknown. */
export const otherHours: Change = (value, { name, members }) => {
  if (!isRecord(value)) return value
  if (name === 'StoreWeek')
    return Object.values(value).flatMap((rows) => (isRecord(rows) ? Object.values(rows) : []))
  if (!members.has('time_zone')) return value
  const inWords = typeof value.id === 'number' && value.id % 2 === 0
  return { ...value, time_zone: inWords ? 'Pacific Time (US & Canada)' : null }
}

/** Nulls, empty lists and false flags are left out, at every depth. */
export function sparse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sparse)
  if (!isRecord(value)) return value
  const said = Object.entries(value).filter(
    ([, member]) => member !== null && member !== false && !isEmptyList(member),
  )
  return Object.fromEntries(said.map(([name, member]) => [name, sparse(member)]))
}

/** A list stands in an object with its number, a record in one under its own name. */
export function wrapped(value: unknown, { answer, noun }: HostOperation): unknown {
  if (Array.isArray(value))
    return { [noun === 'search' ? 'results' : noun]: value, total_count: value.length }
  const { name, members } = placeOf(answer ?? {})
  return isRecord(value) && name && members.has('id') ? { [snakeCase(name)]: value } : value
}

/**
 * A host whose PUT replaces a record: what a PUT left out reads as empty from then on. The server behind it
 * keeps some of these, so they are covered up in its answers.
 */
export function replacing() {
  const emptied = new Map<string, Readonly<Record<string, unknown>>>()
  const keyOf = (name: string | undefined, id: unknown) => `${name} ${String(id)}`
  return {
    /** A PUT of this body succeeded at the address of this record. */
    put({ answer }: HostOperation, id: string, body: unknown): void {
      const { name, members } = placeOf(answer ?? {})
      const left = [...members].filter(([member]) => isRecord(body) && !(member in body))
      emptied.set(
        keyOf(name, id),
        Object.fromEntries(
          left
            .filter(([member]) => !keptByHost.has(member))
            .map(([member, schema]) => [member, emptyOf(schema)]),
        ),
      )
    },
    cover: ((value, { name }: Place) =>
      isRecord(value)
        ? { ...value, ...emptied.get(keyOf(name, value.id)) }
        : value) satisfies Change,
  }
}

const keptByHost: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'message'])

function emptyOf(schema: Schema): unknown {
  const { items } = placeOf(schema)
  return items ? [] : schema.type === 'boolean' ? false : schema.type === 'string' ? '' : null
}

function without(value: unknown, isGone: (name: string) => boolean): unknown {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !isGone(name)))
    : value
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
