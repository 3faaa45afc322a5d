import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isWeekday } from '#domain/calendar.ts'
import {
  type ChangedCell,
  type CountChange,
  changedCount,
  overtakenCells,
} from '#domain/products/inventory.ts'
import { memberOf } from '#domain/values.ts'
import { call } from './core/client.ts'
import type { AnswerOf } from './core/contract.ts'
import { ApiError } from './core/errors.ts'
import { latest, refuseOvertaken, type ShownConflicts } from './core/latest.ts'
import { keepRead, optimistic } from './core/optimistic.ts'
import { operationQuery, operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type Inventory = components['schemas']['Inventory']
export type InitialInventory = components['schemas']['InitialInventory']

export const storeInventoryQuery = (storeId: number) =>
  operationQuery('listStoreInventory', { path: { storeId } })

export const initialInventoryQuery = (id: number) =>
  operationQueryAs('getInitialInventory', withWeekdays, { path: { id } })

/** Some hosts answer records in the form of the request. */
function withWeekdays({
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

/**
 * Today's count of a variant, and the function that changes it. Changes are optimistic and sent one after
 * another (AMB-179). After a lost answer the quantity is read again before the next change.
 */
export function useCount(path: CountPath) {
  const client = useQueryClient()
  const input = { path: { storeId: path.storeId } }
  const { data: count = emptyCount(path) } = useQuery({
    ...storeInventoryQuery(path.storeId),
    select: (rows) => countsOf(rows).get(path.variantId),
  })
  const lost = useRef(false)
  const send = useOperation('updateStoreInventory', {
    send: async (sent: Sent, write, edit) => {
      if (lost.current) {
        const counts = await call('listStoreInventory', input)
        keepRead(client, counts, 'listStoreInventory', input)
      }
      try {
        const answer = await write('updateStoreInventory', { path, body: sent.change })
        lost.current = false
        edit?.show({ ...sent, answer })
      } catch (error) {
        lost.current = error instanceof ApiError && error.status === 0
        throw error
      }
    },
    optimistic: optimistic('listStoreInventory', withCount(path), input),
    inTurn: `today's inventory of variant ${path.variantId} at store ${path.storeId}`,
  })
  return { count, change: (change: CountChange) => send({ change }) }
}

interface Sent {
  readonly change: CountChange
  readonly answer?: Partial<Inventory>
}

const emptyCount = ({ storeId, variantId }: CountPath): Inventory => ({
  store_id: storeId,
  variant_id: variantId,
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
  (path: CountPath) =>
  (rows: readonly Inventory[], { change, answer = {} }: Sent): Inventory[] => {
    const isIt = ({ variant_id }: Inventory) => Number(variant_id) === path.variantId
    const next = changedCount(rows.find(isIt) ?? emptyCount(path), change)
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
