import { isRecord } from '#domain/values.ts'
import { type HostOperation, isBeyond, type Schema, snakeCase } from './document.ts'
import { type Change, factsOf, type SchemaFacts } from './reshape.ts'

export const documented: Change = (value, { members }) =>
  without(value, (name) => isBeyond(members.get(name)))

export const plainCustomer: Change = (value, { members }) => {
  if (!isRecord(value) || !heldLists.every((name) => members.has(name))) return value
  const holdsNothing = heldLists.every((name) => isEmptyList(value[name]))
  return holdsNothing ? without(value, (name) => !customerMembers.has(name)) : value
}

const heldLists = ['role_ids', 'permission_ids', 'store_ids']
const customerMembers: ReadonlySet<string> = new Set(['id', 'name', 'email', 'phone_number'])

export const bareIds: Change = (value, { items, nested }) => {
  const required = items && nested ? [...factsOf(items).required] : []
  const refers = required.includes('id') && required.every((name) => /^(id|name)$/.test(name))
  return refers && Array.isArray(value) ? value.map((one) => (isRecord(one) ? one.id : one)) : value
}

export const unordered: Change = (value, { items, ordered }) =>
  Array.isArray(value) && items && factsOf(items).members.size > 0 && !ordered
    ? shuffled(value)
    : value

function shuffled(list: readonly unknown[]): unknown[] {
  return [2, 1, 0].flatMap((rest) => list.filter((_, index) => index % 3 === rest))
}

/** Hours as rows of weekdays and dates; time zones in words or unknown. */
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
    toServer(body: unknown, id: string): unknown {
      const isOwn =
        isRecord(body) && 'time_zone' in body && (!body.time_zone || body.time_zone === zoneInWords)
      if (isOwn) return { ...body, time_zone: zones.get(id) }
      if (isRecord(body) && body.time_zone) written.set(id, body.time_zone)
      return body
    },
  }
}

const zoneInWords = 'Pacific Time (US & Canada)'

export function sparse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sparse)
  if (!isRecord(value)) return value
  const sentMembers = Object.entries(value).filter(
    ([, member]) => member !== null && member !== false && !isEmptyList(member),
  )
  return Object.fromEntries(sentMembers.map(([name, member]) => [name, sparse(member)]))
}

export function wrapped(value: unknown, { answer, noun }: HostOperation): unknown {
  if (Array.isArray(value))
    return { [noun === 'search' ? 'results' : noun]: value, total_count: value.length }
  const { name, members } = factsOf(answer ?? {})
  return isRecord(value) && name && members.has('id') ? { [snakeCase(name)]: value } : value
}

/** The real server keeps some omitted members, so they are hidden in answers. */
export function replacing() {
  const emptied = new Map<string, Readonly<Record<string, unknown>>>()
  const keyOf = (name: string | undefined, id: unknown) => `${name} ${String(id)}`
  return {
    put({ answer }: HostOperation, id: string, body: unknown): void {
      const { name, members } = factsOf(answer ?? {})
      const omitted = [...members].filter(([member]) => isRecord(body) && !(member in body))
      emptied.set(
        keyOf(name, id),
        Object.fromEntries(
          omitted
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

// The console sends a promotion's users only if changed, so a host keeps them.
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
