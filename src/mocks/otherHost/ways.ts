import { isRecord } from '#domain/members.ts'
import { type HostOperation, isBeyond, type Schema, snakeCase } from './document.ts'
import { type Change, factsOf, type SchemaFacts } from './reshape.ts'

/** Removes members that only this contract promises. */
export const documented: Change = (value, { members }) =>
  without(value, (name) => isBeyond(members.get(name)))

/**
 * Gives users without roles, permissions and stores only the members that the documents name for a customer.
 */
export const plainCustomer: Change = (value, { members }) => {
  if (!isRecord(value) || !heldLists.every((name) => members.has(name))) return value
  const holdsNothing = heldLists.every((name) => isEmptyList(value[name]))
  return holdsNothing ? without(value, (name) => !customerMembers.has(name)) : value
}

const heldLists = ['role_ids', 'permission_ids', 'store_ids']
const customerMembers: ReadonlySet<string> = new Set(['id', 'name', 'email', 'phone_number'])

/** Turns references in a record into bare ids. */
export const bareIds: Change = (value, { items, nested }) => {
  const required = items && nested ? [...factsOf(items).required] : []
  const refers = required.includes('id') && required.every((name) => /^(id|name)$/.test(name))
  return refers && Array.isArray(value) ? value.map((one) => (isRecord(one) ? one.id : one)) : value
}

/** Shuffles lists of records, unless their order has a meaning. */
export const unordered: Change = (value, { items, ordered }) =>
  Array.isArray(value) && items && factsOf(items).members.size > 0 && !ordered
    ? shuffled(value)
    : value

/** Every third element first: neither the former order nor its reverse. */
function shuffled(list: readonly unknown[]): unknown[] {
  return [2, 1, 0].flatMap((rest) => list.filter((_, index) => index % 3 === rest))
}

/** Turns hours into rows of weekdays and dates, and a time zone into words or an unknown zone. */
export function otherHours() {
  const zones = new Map<string, unknown>()
  const written = new Map<string, unknown>()
  return {
    reshape: ((value, { name, members }) => {
      if (!isRecord(value)) return value
      if (name === 'StoreWeek')
        return Object.values(value).flatMap((rows) => (isRecord(rows) ? Object.values(rows) : []))
      if (!members.has('time_zone')) return value
      const id = String(value.id)
      zones.set(id, value.time_zone)
      if (written.has(id)) return { ...value, time_zone: written.get(id) }
      const isInWords = typeof value.id === 'number' && value.id % 2 === 0
      return { ...value, time_zone: isInWords ? zoneInWords : null }
    }) satisfies Change,
    /** The body for the server behind, which knows no zone in words and no unknown one. */
    behind(body: unknown, id: string): unknown {
      const isOwn =
        isRecord(body) && 'time_zone' in body && (!body.time_zone || body.time_zone === zoneInWords)
      if (isOwn) return { ...body, time_zone: zones.get(id) }
      if (isRecord(body) && body.time_zone) written.set(id, body.time_zone)
      return body
    },
  }
}

const zoneInWords = 'Pacific Time (US & Canada)'

/** Removes nulls, empty lists and false flags, at every depth. */
export function sparse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sparse)
  if (!isRecord(value)) return value
  const said = Object.entries(value).filter(
    ([, member]) => member !== null && member !== false && !isEmptyList(member),
  )
  return Object.fromEntries(said.map(([name, member]) => [name, sparse(member)]))
}

/** Wraps a list into an object with its length, and a record into an object under its own name. */
export function wrapped(value: unknown, { answer, noun }: HostOperation): unknown {
  if (Array.isArray(value))
    return { [noun === 'search' ? 'results' : noun]: value, total_count: value.length }
  const { name, members } = factsOf(answer ?? {})
  return isRecord(value) && name && members.has('id') ? { [snakeCase(name)]: value } : value
}

/**
 * A host whose PUT replaces a record: members that a PUT left out read as empty from then on. The server
 * behind keeps some of these members, so this host hides them in its answers.
 */
export function replacing() {
  const emptied = new Map<string, Readonly<Record<string, unknown>>>()
  const keyOf = (name: string | undefined, id: unknown) => `${name} ${String(id)}`
  return {
    /** Remembers a PUT of this body that succeeded at the record's address. */
    put({ answer }: HostOperation, id: string, body: unknown): void {
      const { name, members } = factsOf(answer ?? {})
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
    cover: ((value, { name }: SchemaFacts) =>
      isRecord(value)
        ? { ...value, ...emptied.get(keyOf(name, value.id)) }
        : value) satisfies Change,
  }
}

/** The users of a promotion are sent only when they were changed, so a host keeps them where they are left out. */
const keptByHost = new Set(['id', 'created_at', 'updated_at', 'message', 'users'])

function emptyOf(schema: Schema): unknown {
  const { items } = factsOf(schema)
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
