import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import {
  type ChangedCell,
  type CountChange,
  changedCount,
  overtakenCells,
  type StartingCell,
  withStartingCells,
} from '#domain/inventory.ts'
import { call } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { ApiError } from './errors.ts'
import {
  type InitialInventory,
  type Inventory,
  readInitialInventory,
  storeInventoryQuery,
} from './inventory.ts'
import { latest } from './latest.ts'
import { type OptimisticChange, optimistic } from './optimistic.ts'
import { useOperation } from './useOperation.ts'

export interface CountPath {
  readonly storeId: number
  readonly variantId: number
}

/**
 * Today's count of a variant, and the function that changes it. Every change is a call of its own, sent one
 * after the other, and is counted at once (AMB-179). After a lost answer the quantity is read again before
 * the next change is sent, since the lost one may have arrived.
 */
export function useCount(path: CountPath) {
  const client = useQueryClient()
  const [unanswered] = useState(createUnanswered)
  const changes = useSyncExternalStore(unanswered.subscribe, unanswered.get)
  const { data: known = nothing(path) } = useQuery({
    ...storeInventoryQuery(path.storeId),
    select: (rows) => countsOf(rows).get(path.variantId),
  })
  const lost = useRef(false)
  const send = useOperation('updateStoreInventory', {
    send: async (sent: Sent, write) => {
      try {
        if (lost.current) await readAgain(client, path)
        lost.current = false
        const answer = await write('updateStoreInventory', { path, body: sent.change })
        // Both at once: between them the change would count twice, or not at all.
        unanswered.drop(sent)
        keep(client, path, answer, sent.change)
      } catch (error) {
        lost.current = error instanceof ApiError && error.status === 0
        unanswered.drop(sent)
        throw error
      }
    },
    optimistic: countedAtOnce(path.storeId),
    inTurn: `today's inventory of variant ${path.variantId} at store ${path.storeId}`,
  })
  const change = (wanted: CountChange) => {
    const sent = { change: wanted }
    unanswered.add(sent)
    return send(sent)
  }
  return { count: changes.reduce((row, one) => changedCount(row, one.change), known), change }
}

/** Changes without an answer. They are kept outside of React, which reads them together with the cache. */
function createUnanswered() {
  let changes: readonly Sent[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly Sent[]) => {
    changes = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => changes,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (sent: Sent) => set([...changes, sent]),
    drop: (sent: Sent) => set(changes.filter((one) => one !== sent)),
  }
}

/** A variant for which a host has no count yet. */
const nothing = ({ storeId, variantId }: CountPath): Inventory => ({
  store_id: storeId,
  variant_id: variantId,
  quantity_available: 0,
  do_not_sell: false,
})

const maps = new WeakMap<readonly Inventory[], ReadonlyMap<number, Inventory>>()

/** The counts by variant, made once per answer. */
function countsOf(rows: readonly Inventory[]): ReadonlyMap<number, Inventory> {
  const known = maps.get(rows) ?? new Map(rows.map((row) => [Number(row.variant_id), row]))
  maps.set(rows, known)
  return known
}

interface Sent {
  readonly change: CountChange
}

const keyOf = (storeId: number) => storeInventoryQuery(storeId).queryKey

/**
 * Keeps a read that is under way from overwriting the counts. The unanswered changes themselves are kept by
 * useCount, because a lost one must not be undone by arithmetic.
 */
const countedAtOnce = (storeId: number): OptimisticChange<Sent> => ({
  begin: async (client) => {
    await client.cancelQueries({ queryKey: keyOf(storeId) })
    return { show() {}, undo() {}, settle() {} }
  },
})

async function readAgain(client: QueryClient, { storeId }: CountPath): Promise<void> {
  client.setQueryData(keyOf(storeId), await call('listStoreInventory', { path: { storeId } }))
}

/** Puts a confirmed count into the list; what the answer leaves out is reckoned. */
function keep(
  client: QueryClient,
  path: CountPath,
  answer: Partial<Inventory>,
  change: CountChange,
): void {
  client.setQueryData(keyOf(path.storeId), (rows) => {
    if (!rows) return rows
    const next = changedCount(countsOf(rows).get(path.variantId) ?? nothing(path), change)
    const { quantity_available = next.quantity_available, do_not_sell = next.do_not_sell } = answer
    const row = { ...next, quantity_available, do_not_sell }
    return [...rows.filter(({ variant_id }) => Number(variant_id) !== path.variantId), row]
  })
}

/**
 * Saves the changed cells of a store's starting inventory. Where somebody else saved one of them meanwhile,
 * nothing is sent: the error names the cells in its fields, by their index.
 */
export function useSaveStartingInventory(storeId: number) {
  const path = { id: storeId }
  return useOperation('updateInitialInventory', {
    send: async (cells: readonly ChangedCell[], write) => {
      const present = await latest(null, () => readInitialInventory(storeId))
      if (present) refuseOvertaken(cells, present.inventory)
      const rows = cells.map(({ variant_id, day, quantity }) => ({ variant_id, day, quantity }))
      return write('updateInitialInventory', { path, body: { rows } })
    },
    optimistic: optimistic('getInitialInventory', withCells(storeId), { path }),
    inTurn: `starting inventory of store ${storeId}`,
  })
}

function refuseOvertaken(cells: readonly ChangedCell[], present: readonly InitialInventory[]) {
  const overtaken = overtakenCells(cells, present)
  if (overtaken.length === 0) return
  throw new ApiError(
    412,
    'changed_meanwhile',
    'Somebody else saved the same cells meanwhile. Save again to replace what they saved.',
    overtaken.map(({ index, now }) => ({
      path: `rows.${index}.quantity`,
      message: `somebody else set it to ${now} meanwhile`,
    })),
  )
}

const withCells =
  (store_id: number) =>
  (
    { inventory }: AnswerOf<'getInitialInventory'>,
    cells: readonly StartingCell[],
  ): AnswerOf<'getInitialInventory'> => ({
    inventory: withStartingCells<InitialInventory>(inventory, cells, (cell) => ({
      store_id,
      variant_id: cell.variant_id,
      day_of_week: cell.day,
      initial_quantity: cell.quantity,
    })),
  })
