import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { z } from 'zod'
import { type Change, type Value, valueAfter } from '#domain/taps.ts'
import { answerTimeoutMs } from '../core/batch.ts'
import { type CallArguments, callUntil, type Fetch } from '../core/client.ts'
import { type AnswerOf, operationKey, type ReadOperationId } from '../core/contract.ts'
import type { MutatingOperationId } from '../core/operations.gen.ts'
import { keepRead, type OptimisticChange, optimistic } from '../core/optimistic.ts'
import type { WriteCall } from '../core/write.ts'
import { countTurn, emptyCount, type Inventory, withUnlisted } from '../inventory.ts'

const value = z.union([z.number(), z.boolean()])

export const tapSchema = z.object({
  userId: z.number(),
  at: z.number(),
  kind: z.enum(['count', 'mark', 'online', 'curbside']),
  storeId: z.number(),
  /** 0 for a switch of the store. */
  variantId: z.number(),
  change: z.union([z.object({ step: z.number() }), z.object({ set: value })]),
  /** The value before it was sent; null until then. */
  before: value.nullable(),
})

export type Tap = z.infer<typeof tapSchema>

/** `value` is known once the host answered. */
export interface ShownTap {
  readonly change: Change
  value?: Value
}

export interface TapKind extends Part {
  readonly operation: MutatingOperationId
  readonly success?: string
  /** Writes with the same name run one after another. */
  readonly inTurn: string
  readonly send: (write: WriteCall, change: Change, by: Fetch) => Promise<Value | undefined>
}

export function kindOf({ kind, storeId, variantId }: Tap): TapKind {
  if (kind === 'count' || kind === 'mark') return inventoryKind(kind, storeId, variantId)
  return kind === 'online' ? onlineKind(storeId) : curbsideKind(storeId)
}

function inventoryKind(kind: 'count' | 'mark', storeId: number, variantId: number): TapKind {
  const field = kind === 'count' ? 'quantity_available' : 'do_not_sell'
  const isIt = ({ variant_id }: Inventory) => Number(variant_id) === variantId
  const rowIn = (rows: readonly Inventory[]) => rows.find(isIt) ?? emptyCount(storeId, variantId)
  return {
    operation: 'updateStoreInventory',
    inTurn: countTurn(storeId, variantId),
    send: async (write, change, by) => {
      const path = { storeId, variantId }
      const body =
        'step' in change
          ? { adjust_quantity: change.step }
          : kind === 'mark'
            ? { do_not_sell: change.set === true }
            : { quantity_available: Number(change.set) }
      const answer: Partial<Inventory> = await write('updateStoreInventory', { path, body }, by)
      return answer[field]
    },
    ...partOf(
      'listStoreInventory',
      [{ path: { storeId } }],
      (rows) => rowIn(rows)[field],
      (rows, value) => [...rows.filter((row) => !isIt(row)), { ...rowIn(rows), [field]: value }],
      (rows, client) => withUnlisted(rows, client, storeId),
    ),
  }
}

function onlineKind(storeId: number): TapKind {
  return {
    operation: 'setStoreOnline',
    inTurn: `online state of store ${storeId}`,
    send: async (write, change, by) => {
      const online = isOn(change)
      await write('setStoreOnline', { path: { storeId }, body: { online } }, by)
      return online
    },
    ...partOf(
      'getStoreStatus',
      [{ path: { storeId } }],
      ({ online }) => online,
      (_status, value) => ({ online: value === true }),
    ),
  }
}

function curbsideKind(id: number): TapKind {
  return {
    operation: 'patchStore',
    success: 'Store curbside online status updated.',
    inTurn: `curbside state of store ${id}`,
    send: async (write, change, by) => {
      const curbside_online = isOn(change)
      await write('patchStore', { path: { id }, body: { curbside_online } }, by)
      return curbside_online
    },
    ...partOf(
      'getStore',
      [{ path: { id } }],
      ({ curbside_online }) => curbside_online,
      (store, value) => ({ ...store, curbside_online: value === true }),
    ),
  }
}

const isOn = (change: Change): boolean => 'set' in change && change.set === true

/** The value in a cached read. */
interface Part {
  readonly queryKey: QueryKey
  readonly known: (client: QueryClient) => Value | undefined
  /** Shows the pending changes on top of an answer that was just cached. */
  readonly rebase: (client: QueryClient) => void
  readonly read: (client: QueryClient) => Promise<Value>
  readonly optimistic: OptimisticChange<ShownTap>
}

function partOf<Id extends ReadOperationId>(
  id: Id,
  input: CallArguments<Id>,
  valueIn: (answer: AnswerOf<Id>) => Value,
  withValue: (answer: AnswerOf<Id>, value: Value) => AnswerOf<Id>,
  asCached: (answer: AnswerOf<Id>, client: QueryClient) => AnswerOf<Id> = (answer) => answer,
): Part {
  const queryKey = operationKey(id, ...input)
  const cached = (client: QueryClient) => client.getQueryData<AnswerOf<Id>>(queryKey)
  return {
    queryKey,
    known: (client) => {
      const answer = cached(client)
      return answer === undefined ? undefined : valueIn(answer)
    },
    rebase: (client) => {
      const answer = cached(client)
      if (answer !== undefined) keepRead(client, answer, id, ...input)
    },
    read: async (client) => {
      const answer = await callUntil(AbortSignal.timeout(answerTimeoutMs), id, ...input)
      keepRead(client, asCached(answer, client), id, ...input)
      return valueIn(answer)
    },
    optimistic: optimistic(
      id,
      (answer, tap: ShownTap) =>
        withValue(answer, tap.value ?? valueAfter(valueIn(answer), tap.change)),
      ...input,
    ),
  }
}
