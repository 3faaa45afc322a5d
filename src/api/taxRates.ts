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
import { oneByOne } from './core/batch.ts'
import { callUntil } from './core/client.ts'
import { ApiError, errorMessage, failureText } from './core/errors.ts'
import { operationKey } from './core/keys.ts'
import { refuseOvertaken, saveOver, type Told } from './core/latest.ts'
import { keepRead } from './core/optimistic.ts'
import { operationQueryBy } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/useOperation.ts'
import type { WriteCall } from './core/write.ts'

export type TaxRate = components['schemas']['TaxRate']

/** There is one read per store, and thousands of stores: six at a time leave room for other calls. */
const sixAtATime = pLimit(6)

const hour = 3_600_000

/** The tax rates of a store. The read is given up when nothing shows the store any more. */
export const taxRatesQuery = (id: number) => ({
  ...operationQueryBy(
    'listStoreTaxRates',
    ({ signal }) =>
      sixAtATime(() => {
        signal.throwIfAborted()
        return callUntil(signal, 'listStoreTaxRates', { path: { id } })
      }),
    { path: { id } },
  ),
  gcTime: hour,
})

/** What is known of the tax rates of one store: its list, or why it could not be read. */
export interface KnownTaxRates {
  readonly rates?: readonly TaxRate[]
  readonly failure?: string
}

type Book = ReadonlyMap<number, KnownTaxRates>

/** What is known of the tax rates of every store, by store id. */
export function useKnownTaxRates(): Book {
  const client = useQueryClient()
  const [book] = useState(() => bookOf(client))
  return useSyncExternalStore(book.subscribe, book.get)
}

/** Several answers that come together are told once, a frame's time after the first one. */
const gatheredFor = 16

function bookOf(client: QueryClient) {
  const cache = client.getQueryCache()
  const read = (): Book => {
    const known = new Map<number, KnownTaxRates>()
    for (const { queryKey, state } of cache.findAll({
      queryKey: operationKey('listStoreTaxRates'),
    })) {
      const id = storeIn(queryKey)
      const before = book.get(id)
      const { data, error } = state
      const failure = data === undefined && error ? errorMessage(error) : undefined
      if (!isRates(data) && failure === undefined) continue
      const rates = isRates(data) ? data : undefined
      const same = before?.rates === rates && before?.failure === failure
      known.set(
        id,
        same && before ? before : { ...(rates && { rates }), ...(failure && { failure }) },
      )
    }
    // An observer that is drawn is an event as well. A new book for it would draw it again, without an end.
    return known.size === book.size && [...known].every(([id, one]) => book.get(id) === one)
      ? book
      : known
  }
  let book: Book = new Map()
  book = read()
  const subscribe = (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = cache.subscribe(({ query }) => {
      if (query.queryKey[0] !== 'listStoreTaxRates') return
      timer ??= setTimeout(() => {
        timer = undefined
        book = read()
        listener()
      }, gatheredFor)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }
  return { get: () => book, subscribe }
}

function isRates(data: unknown): data is readonly TaxRate[] {
  return Array.isArray(data)
}

/** The store that a key of `taxRatesQuery` names. */
function storeIn([, input]: readonly unknown[]): number {
  const path = typeof input === 'object' && input !== null && 'path' in input ? input.path : {}
  return typeof path === 'object' && path !== null && 'id' in path ? Number(path.id) : 0
}

/** The changed cells of one store, and its list as it is known. */
interface StoreTaxChange {
  readonly storeId: number
  readonly changed: readonly ChangedRate[]
  readonly known: readonly TaxRate[]
}

/** Why a cell was refused. */
interface CellRefusal {
  readonly cell: Rate
  readonly message: string
}

/**
 * Saves changed tax rates: one call per store, whose list is read again just before, so that what others
 * saved stays. The stores follow one another, since a saved store changes the revision of the others' lists.
 */
export function useSaveTaxRates() {
  const client = useQueryClient()
  const [told] = useState((): Told => new Map())
  return useOperation(
    'updateStoreTaxRates',
    oneByOne(
      (store: StoreTaxChange, write) => save(client, told, store, write),
      (first, _refused, all) => (all === 1 ? first.message : failureText('updateStoreTaxRates')),
    ),
  )
}

async function save(
  client: QueryClient,
  told: Told,
  { storeId, changed, known }: StoreTaxChange,
  write: WriteCall,
): Promise<void> {
  const path = { id: storeId }
  const nameOf = (cell: Rate) => `${storeId} ${cell.surcharge_id} ${cell.product_type}`
  const overtaken = (present: readonly Rate[]) =>
    overtakenRates(changed, present).map(({ index, cell, now }) => ({
      ...{ name: nameOf(cell), now },
      ...{ path: `tax_rates.${index}`, message: `somebody else ${doneTo(now)} meanwhile` },
    }))
  await saveOver<readonly TaxRate[], void>(
    known,
    async (call) => {
      const now = await call('listStoreTaxRates', { path })
      // The user sees from now on what somebody else saved.
      keepRead(client, now, 'listStoreTaxRates', { path })
      await namingCells(changed, async () => refuseOvertaken(overtaken(now), told))
      return now
    },
    async (now, header) => {
      const list = withRates(now, changed)
      const tax_rates = list.map(({ surcharge_id, product_type, rate, flat_rate }) => ({
        ...{ surcharge_id, product_type, store_id: storeId },
        ...(typeof flat_rate === 'number' ? { flat_rate } : { rate: rate ?? 0 }),
      }))
      await namingCells(list, () =>
        write('updateStoreTaxRates', { path, header, body: { tax_rates } }),
      )
      for (const cell of changed) told.delete(nameOf(cell))
    },
  )
}

/** What somebody else did to a cell, as its column shows it. */
function doneTo(now: ShownRate): string {
  if (now === null) return 'emptied it'
  return `set it to ${typeof now === 'number' ? `${now}%` : now ? 'Yes' : 'No'}`
}

/** A refusal with the cells that are to blame. */
class CellError extends ApiError {
  readonly cells: readonly CellRefusal[]
  constructor({ status, code, message, fields }: ApiError, cells: readonly CellRefusal[]) {
    super(status, code, message, fields)
    this.cells = cells
  }
}

/** The cells that a refused store blames; none where the store itself was refused. */
export const refusedCells = (refusal: ApiError): readonly CellRefusal[] =>
  refusal instanceof CellError ? refusal.cells : []

/** Runs what may be refused, with fields that name the cells of the list by index. */
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
