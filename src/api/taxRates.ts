import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useState, useSyncExternalStore } from 'react'
import { callUntil } from './client.ts'
import { errorMessage } from './errors.ts'
import { operationKey } from './keys.ts'
import { operationQueryBy } from './query.ts'
import type { components } from './schema.gen.ts'

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
