import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useRef, useState } from 'react'
import { isWeekday } from '#domain/calendar.ts'
import {
  type ChangedCell,
  type CountChange,
  changedCount,
  overtakenCells,
} from '#domain/products/inventory.ts'
import { memberOf } from '#domain/values.ts'
import { call } from './core/client.ts'
import { type AnswerOf, operationKey } from './core/contract.ts'
import { ApiError } from './core/errors.ts'
import { latest, refuseOvertaken, type ShownConflicts } from './core/latest.ts'
import { keepRead, optimistic } from './core/optimistic.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type Inventory = components['schemas']['Inventory']
export type InitialInventory = components['schemas']['InitialInventory']

export const storeInventoryQuery = (storeId: number) =>
  operationQueryAs(
    'listStoreInventory',
    (counts, client) => withUnlisted(counts, client, storeId),
    ofStore(storeId),
  )

const ofStore = (storeId: number) => ({ path: { storeId } })

/** A host may list tracked variants only (AMB-104): the marks that it answered for others stay. */
export function withUnlisted(
  counts: Inventory[],
  client: QueryClient,
  storeId: number,
): Inventory[] {
  const key = operationKey('listStoreInventory', ofStore(storeId))
  const known = client.getQueryData<readonly Inventory[]>(key) ?? []
  const listed = new Set(counts.map(({ variant_id }) => Number(variant_id)))
  return [
    ...counts,
    ...known.filter(
      ({ variant_id, do_not_sell }) => do_not_sell && !listed.has(Number(variant_id)),
    ),
  ]
}

export const initialInventoryQuery = (id: number) =>
  operationQueryAs('getInitialInventory', withWeekdays, { path: { id } })

/** Some hosts answer records in the form of the request. */
export function withWeekdays({
  inventory,
}: AnswerOf<'getInitialInventory'>): AnswerOf<'getInitialInventory'> {
  return { inventory: inventory.flatMap(asRecord) }
}

function asRecord(row: InitialInventory): InitialInventory[] {
  const day = row.day_of_week ?? memberOf(row, 'day')
  const quantity = Number(row.initial_quantity ?? memberOf(row, 'quantity') ?? 0)
  return isWeekday(day) ? [{ ...row, day_of_week: day, initial_quantity: quantity }] : []
}

interface CountPath {
  readonly storeId: number
  readonly variantId: number
}

type ChangeCount = (path: CountPath, change: CountChange) => Promise<unknown>

/** On the Today board changes wait for a connection (AMB-265). */
export const QueuedCounts = createContext<ChangeCount | null>(null)

/** Today's count of a variant, and the function that changes it. */
export function useCount({ storeId, variantId }: CountPath) {
  const { data: count = emptyCount(storeId, variantId) } = useQuery({
    ...storeInventoryQuery(storeId),
    select: (rows) => countsOf(rows).get(variantId),
  })
  const change = useChangeCount(storeId)
  return { count, change: (made: CountChange) => change(variantId, made) }
}

/** Changes are optimistic. After a lost answer the quantity is read again before the next change. */
export function useChangeCount(storeId: number) {
  const client = useQueryClient()
  const input = ofStore(storeId)
  const lost = useRef(new Set<number>())
  const send = useOperation('updateStoreInventory', {
    send: async (sent: Sent, write, edit) => {
      const { variantId, change } = sent
      if (lost.current.has(variantId)) {
        const counts = withUnlisted(await call('listStoreInventory', input), client, storeId)
        keepRead(client, counts, 'listStoreInventory', input)
      }
      try {
        const path = { storeId, variantId }
        const answer = await write('updateStoreInventory', { path, body: change })
        lost.current.delete(variantId)
        edit?.show({ ...sent, answer })
      } catch (error) {
        if (error instanceof ApiError && error.status === 0) lost.current.add(variantId)
        else lost.current.delete(variantId)
        throw error
      }
    },
    optimistic: optimistic('listStoreInventory', withCount(storeId), input),
    inTurn: ({ variantId }: Sent) => countTurn(storeId, variantId),
  })
  const queued = useContext(QueuedCounts)
  return (variantId: number, change: CountChange) =>
    queued ? queued({ storeId, variantId }, change) : send({ variantId, change })
}

interface Sent {
  readonly variantId: number
  readonly change: CountChange
  readonly answer?: Partial<Inventory>
}

/** Changes of one count are sent one after another (AMB-179). */
export const countTurn = (storeId: number, variantId: number) =>
  `today's inventory of variant ${variantId} at store ${storeId}`

export const emptyCount = (store_id: number, variant_id: number): Inventory => ({
  store_id,
  variant_id,
  quantity_available: 0,
  do_not_sell: false,
})

const countsByRows = new WeakMap<readonly Inventory[], ReadonlyMap<number, Inventory>>()

/** Memoized per answer. */
function countsOf(rows: readonly Inventory[]): ReadonlyMap<number, Inventory> {
  const counts = countsByRows.get(rows) ?? new Map(rows.map((row) => [Number(row.variant_id), row]))
  countsByRows.set(rows, counts)
  return counts
}

/** Computes what the answer leaves out. */
const withCount =
  (storeId: number) =>
  (rows: readonly Inventory[], { variantId, change, answer = {} }: Sent): Inventory[] => {
    const isIt = ({ variant_id }: Inventory) => Number(variant_id) === variantId
    const next = changedCount(rows.find(isIt) ?? emptyCount(storeId, variantId), change)
    const { quantity_available = next.quantity_available, do_not_sell = next.do_not_sell } = answer
    return [...rows.filter((row) => !isIt(row)), { ...next, quantity_available, do_not_sell }]
  }

/** If another user saved one of the cells, nothing is sent; the error's fields name the cells by index. */
export function useSaveStartingInventory(storeId: number) {
  const path = { id: storeId }
  const [shownConflicts] = useState((): ShownConflicts => new Map())
  return useOperation('updateInitialInventory', {
    send: async (cells: readonly ChangedCell[], write) => {
      const read = async () => withWeekdays(await call('getInitialInventory', { path }))
      const present = await latest(null, read)
      if (present) refuseOvertaken(overtakenFields(cells, present.inventory), shownConflicts)
      const rows = cells.map(({ variant_id, day, quantity }) => ({ variant_id, day, quantity }))
      const answer = await write('updateInitialInventory', { path, body: { rows } })
      shownConflicts.clear()
      return answer
    },
    inTurn: `starting inventory of store ${storeId}`,
  })
}

const overtakenFields = (cells: readonly ChangedCell[], present: readonly InitialInventory[]) =>
  overtakenCells(cells, present).map(({ index, cell: { variant_id, day }, now }) => ({
    name: `${variant_id} ${day}`,
    now,
    path: `rows.${index}.quantity`,
    message: `somebody else set it to ${now} meanwhile`,
  }))
