import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useState, useSyncExternalStore } from 'react'
import {
  type ChangedRate,
  overtakenRates,
  type Rate,
  type ShownRate,
  withRates,
} from '#domain/stores/taxRates.ts'
import { memberOf } from '#domain/values.ts'
import { oneByOne, stoppedFlash } from './core/batch.ts'
import { callUntil } from './core/client.ts'
import { operationKey } from './core/contract.ts'
import { ApiError, errorMessage, failureText } from './core/errors.ts'
import { refuseOvertaken, type ShownConflicts, saveOver, saveRead } from './core/latest.ts'
import { keepRead } from './core/optimistic.ts'
import { operationQueryBy } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import type { WriteCall } from './core/write.ts'
import { useOperation } from './core/write.ts'

export type TaxRate = components['schemas']['TaxRate']

/** One read per store, and thousands of stores: leaves connections to other calls. */
const limitReads = pLimit(6)

const hour = 3_600_000

/** Aborted when nothing shows the store any more. */
export const taxRatesQuery = (id: number) => ({
  ...operationQueryBy(
    'listStoreTaxRates',
    ({ signal }) =>
      limitReads(() => {
        signal.throwIfAborted()
        return callUntil(signal, 'listStoreTaxRates', { path: { id } })
      }),
    { path: { id } },
  ),
  gcTime: hour,
})

/** The rates of a store, or why they could not be read. */
export interface KnownTaxRates {
  readonly rates?: readonly TaxRate[]
  readonly failure?: string
}

type RatesByStore = ReadonlyMap<number, KnownTaxRates>

/** By store id. */
export function useKnownTaxRates(): RatesByStore {
  const client = useQueryClient()
  const [ratesByStore] = useState(() => ratesStore(client))
  return useSyncExternalStore(ratesByStore.subscribe, ratesByStore.get)
}

const batchDelayMs = 16

function ratesStore(client: QueryClient) {
  const cache = client.getQueryCache()
  const read = (): RatesByStore => {
    const next = new Map<number, KnownTaxRates>()
    for (const { queryKey, state } of cache.findAll({
      queryKey: operationKey('listStoreTaxRates'),
    })) {
      const id = storeIn(queryKey)
      const before = current.get(id)
      const { data, error } = state
      const failure = data === undefined && error ? errorMessage(error) : undefined
      if (!isRates(data) && failure === undefined) continue
      const rates = isRates(data) ? data : undefined
      const same = before?.rates === rates && before?.failure === failure
      next.set(
        id,
        same && before ? before : { ...(rates && { rates }), ...(failure && { failure }) },
      )
    }
    // Subscribing also fires an event: return the same object, or React loops.
    return next.size === current.size && [...next].every(([id, one]) => current.get(id) === one)
      ? current
      : next
  }
  let current: RatesByStore = new Map()
  current = read()
  const subscribe = (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = cache.subscribe(({ query }) => {
      if (query.queryKey[0] !== 'listStoreTaxRates') return
      timer ??= setTimeout(() => {
        timer = undefined
        current = read()
        listener()
      }, batchDelayMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }
  return { get: () => current, subscribe }
}

function isRates(data: unknown): data is readonly TaxRate[] {
  return Array.isArray(data)
}

function storeIn([, input]: readonly unknown[]): number {
  return Number(memberOf(memberOf(input, 'path'), 'id') ?? 0)
}

interface StoreTaxChange {
  readonly storeId: number
  readonly changed: readonly ChangedRate[]
  readonly known: readonly TaxRate[]
}

interface CellRefusal {
  readonly cell: Rate
  readonly message: string
}

/**
 * One call per store, on the rates read just before, so that other users' saves stay. One after another,
 * since a saved store changes the ETags of the others.
 */
export function useSaveTaxRates() {
  const client = useQueryClient()
  const [shownConflicts] = useState((): ShownConflicts => new Map())
  const { send, flash } = oneByOne(
    (store: StoreTaxChange, write) => save(client, shownConflicts, store, write),
    (first, _refused, all) => (all === 1 ? first.message : failureText('updateStoreTaxRates')),
  )
  return useOperation('updateStoreTaxRates', {
    send,
    flash: (outcome) => flash?.(outcome) ?? stoppedFlash(outcome, 'stores'),
  })
}

async function save(
  client: QueryClient,
  shownConflicts: ShownConflicts,
  { storeId, changed, known }: StoreTaxChange,
  write: WriteCall,
): Promise<void> {
  const path = { id: storeId }
  const nameOf = (cell: Rate) => `${storeId} ${cell.surcharge_id} ${cell.product_type}`
  const overtaken = (present: readonly Rate[]) =>
    overtakenRates(changed, present).map(({ index, cell, now }) => ({
      name: nameOf(cell),
      now,
      path: `tax_rates.${index}`,
      message: `somebody else ${doneTo(now)} meanwhile`,
    }))
  await saveOver<readonly TaxRate[], void>(
    known,
    async (call) => {
      const now = await call('listStoreTaxRates', { path })
      // Shows other users' saves.
      keepRead(client, now, 'listStoreTaxRates', { path })
      await namingCells(changed, async () => refuseOvertaken(overtaken(now), shownConflicts))
      return now
    },
    async (now, header) => {
      const list = withRates(now, changed)
      const body = bodyOf(storeId, list)
      await namingCells(list, () => write('updateStoreTaxRates', { path, header, body }))
      for (const cell of changed) shownConflicts.delete(nameOf(cell))
    },
  )
}

const bodyOf = (store_id: number, list: readonly Rate[]) => ({
  tax_rates: list.map(({ surcharge_id, product_type, rate, flat_rate }) => ({
    surcharge_id,
    product_type,
    store_id,
    ...(typeof flat_rate === 'number' ? { flat_rate } : { rate: rate ?? 0 }),
  })),
})

const oneAtATime = pLimit(1)

/** One at a time: each call replaces all tax rates of a store. */
export const setTaxRate = (storeId: number, rate: Rate, write: WriteCall) =>
  oneAtATime(() =>
    saveRead(
      (call) => call('listStoreTaxRates', { path: { id: storeId } }),
      (now, header) => {
        const body = bodyOf(storeId, withRates(now, [rate]))
        return write('updateStoreTaxRates', { path: { id: storeId }, header, body })
      },
    ),
  )

function doneTo(now: ShownRate): string {
  if (now === null) return 'emptied it'
  return `set it to ${typeof now === 'number' ? `${now}%` : now ? 'Yes' : 'No'}`
}

class CellError extends ApiError {
  readonly cells: readonly CellRefusal[]
  constructor({ status, code, message, fields }: ApiError, cells: readonly CellRefusal[]) {
    super(status, code, message, fields)
    this.cells = cells
  }
}

/** Empty where the store itself was refused. */
export const refusedCells = (refusal: ApiError): readonly CellRefusal[] =>
  refusal instanceof CellError ? refusal.cells : []

/** Adds the fields that name the cells by index to an error. */
async function namingCells(list: readonly Rate[], run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const cells = error.fields.flatMap(({ path, message }) => {
      const cell = list[Number(/^tax_rates\.(\d+)/.exec(path)?.[1] ?? -1)]
      return cell ? [{ cell, message }] : []
    })
    throw new CellError(error, cells)
  }
}
