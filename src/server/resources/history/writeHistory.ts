import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { isRecord, isSame } from '#domain/values.ts'
import type { Tx } from '../../database/database.ts'
import { insertRows } from '../../database/insertRows.ts'
import { history_rows } from '../../database/schema/session.ts'
import { type CheckedRequest, JsonText } from '../../handlers.ts'
import type { Cell, Kind, Named, Part } from './cells.ts'
import { type Noun, namesOf } from './names.ts'
import { touchOf } from './touches.ts'

interface Write {
  readonly operation: OperationId
  readonly at: Date
  readonly userId: number | null
}

export interface Change extends Pick<Cell, 'kind' | 'id' | 'about'> {
  /** Null for a creation or a deletion. */
  readonly field: string | null
  readonly before: unknown
  readonly after: unknown
  /** Default: looked up. */
  readonly name?: unknown
}

/** Above this, one row has the count of the changed values of a field (AMB-281). */
const maxRows = 20

/** Locks and reads what the write may change. Call the returned function after the write, with its answer. */
export async function beginHistory<Id extends OperationId>(
  tx: Tx,
  id: Id,
  request: CheckedRequest<Id>,
): Promise<(answer: unknown, write: Omit<Write, 'operation'>) => Promise<void>> {
  const touch = touchOf[id]
  if (!touch) return async () => {}
  if ('created' in touch)
    return (answer, write) =>
      saveChanges(tx, { ...write, operation: id }, [creation(touch.created, answer)])
  const { path, body, clock } = request
  const parts = [...(await touch({ tx, path, body, clock }))]
  // Always in this order, to avoid deadlocks.
  for (const { lock } of parts.toSorted((a, b) => (a.lock < b.lock ? -1 : 1)))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const before = await readParts(tx, parts)
  return async (_, write) => {
    const after = await readParts(tx, parts)
    await saveChanges(tx, { ...write, operation: id }, changesOf(before, after))
  }
}

const created = z.looseObject({ id: z.number() })

function creation(kind: Kind, answer: unknown): Change {
  const { id } = created.parse(answer instanceof JsonText ? JSON.parse(answer.text) : answer)
  return { kind, id, field: null, before: null, after: { noun: kind, id } }
}

async function readParts(tx: Tx, parts: readonly Part[]): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const { read } of parts) cells.push(...(await read(tx)))
  return cells
}

const keyOf = ({ kind, id, field, about }: Cell) => JSON.stringify([kind, id, field, about])
const recordOf = ({ kind, id }: Pick<Cell, 'kind' | 'id'>) => `${kind} ${id}`
const nameFields = new Set(['name', 'title', 'role'])
const isName = ({ field }: Cell) => nameFields.has(field)

function changesOf(before: readonly Cell[], after: readonly Cell[]): Change[] {
  const [former, present] = [before, after].map(
    (cells) => new Map(cells.map((one) => [keyOf(one), one])),
  )
  const remaining = new Set(after.filter(isName).map(recordOf))
  const gone = new Map(
    before
      .filter((one) => isName(one) && !remaining.has(recordOf(one)))
      .map((one) => [recordOf(one), one]),
  )
  const deletions = [...gone.values()].map(
    ({ kind, id, value }): Change => ({
      kind,
      id,
      field: null,
      before: { id: String(id), name: value },
      after: null,
      name: value,
    }),
  )
  const changes = [...new Map([...(former ?? []), ...(present ?? [])])].flatMap(
    ([key, cell]): Change[] => {
      const [then, now] = [former?.get(key)?.value ?? null, present?.get(key)?.value ?? null]
      return gone.has(recordOf(cell)) || isSame(then, now)
        ? []
        : [{ ...cell, before: then, after: now }]
    },
  )
  return [...deletions, ...changes]
}

interface Row extends Change {
  readonly ids: string[]
  readonly count: number
}

/** Rows are per store, and per kind for the other records. */
const groupOf = ({ kind, id, field }: Change) => `${kind} ${field} ${kind === 'store' ? id : ''}`

function rowsOf(changes: readonly Change[]): Row[] {
  return Object.values(Object.groupBy(changes, groupOf)).flatMap((group = []) =>
    group.length > maxRows
      ? Object.values(Object.groupBy(group, countedApart)).flatMap((part = []) => countOf(part))
      : group.map((one) => ({ ...one, ids: [String(one.id)], count: 1 })),
  )
}

const isKnown = ({ before, after }: Change) => before !== null && after !== null

/** Counts changed prices per store, and apart from them what was added and what was removed. */
const countedApart = (change: Change) =>
  JSON.stringify([storeOf(change), change.before === null, change.after === null])

const storeOf = (change: Change) =>
  change.field === 'prices' && isKnown(change) ? (change.about ?? []).slice(0, 1) : []

function countOf(changes: readonly Change[]): Row[] {
  const [first] = changes
  if (!first) return []
  const { kind, id, field, before, after } = first
  const ids = [...new Set(changes.map((one) => String(one.id)))]
  const values = field === 'products' ? { before, after } : { before: null, after: null }
  return [{ kind, id, field, about: storeOf(first), ...values, ids, count: changes.length }]
}

export async function saveChanges(
  tx: Tx,
  { operation, at, userId }: Write,
  changes: readonly Change[],
): Promise<void> {
  const shared = { operation_id: operation, at: at.toISOString(), user_id: userId }
  const listed = rowsOf(changes)
  const names = await namesOf(tx, listed.flatMap(wantedBy))
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    return isNamed(value)
      ? { id: String(value.id), name: names(String(value.noun), value.id) }
      : value
  }
  await insertRows(
    tx,
    history_rows,
    listed.map(({ kind, id, ids, field, about = [], before, after, count, name }) => ({
      ...shared,
      kind,
      field,
      count,
      record_ids: ids,
      record_name: ids.length > 1 ? null : typeof name === 'string' ? name : names(kind, id),
      about: named(about),
      before: named(before),
      after: named(after),
    })),
  )
}

const isNamed = (value: unknown): value is Named => isRecord(value) && 'noun' in value

function wantedBy({
  kind,
  id,
  about = [],
  before,
  after,
}: Change): { noun: Noun; id: number | string }[] {
  const values = [{ noun: kind, id }, about, before, after].flat()
  return values.flatMap((value) =>
    isNamed(value) && value.noun ? [{ noun: value.noun, id: value.id }] : [],
  )
}
