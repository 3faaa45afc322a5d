import {
  hashKey,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { type CallArguments, call } from './client.ts'
import { type AnswerOf, operationKey, type ReadOperationId } from './contract.ts'
import { ApiError, errorMessage } from './errors.ts'
import type { MutatingOperationId } from './operations.gen.ts'
import { session } from './session.ts'
import { type Flash, Write } from './write.ts'

const staleTimeMs = 30_000

/** Query options of a read, for loader and screen. `staleTime: Infinity` is fresh until a write (AMB-170). */
export function operationQuery<Id extends ReadOperationId>(id: Id, ...input: CallArguments<Id>) {
  return operationQueryAs(id, (answer) => answer, ...input)
}

export function operationQueryAs<Id extends ReadOperationId, Kept>(
  id: Id,
  as: (answer: AnswerOf<Id>, client: QueryClient) => Kept | Promise<Kept>,
  ...input: CallArguments<Id>
) {
  return operationQueryBy(
    id,
    async ({ client }): Promise<Kept> => as(await call(id, ...input), client),
    ...input,
  )
}

/** For a read that `call` cannot make: one that can be aborted, or one that answers a text. */
export function operationQueryBy<Id extends ReadOperationId, Kept>(
  id: Id,
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<Kept>,
  ...input: CallArguments<Id>
) {
  return queryOptions({ queryKey: operationKey(id, ...input), queryFn })
}

/** Many controls read roles and permissions; a failed read is flashed once (AMB-05). */
export const askedOften = { retryOnMount: false }

/** The failure is shown in its part of the page, not flashed. */
export const notFlashed = { meta: { failureShownInPlace: true } }

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Flash where the answer has no message; null for none. */
      readonly success?: string | null
      /** Shown beside the action, not flashed. */
      readonly failureShownInPlace?: boolean
      readonly optimistic?: boolean
    }
    queryMeta: {
      /** Shown in its part of the page, not flashed. */
      readonly failureShownInPlace?: boolean
    }
  }
}

/**
 * `notify` flashes each success (the answer's message, else the operation's text) and each failure. A 401
 * that ended the session is not one (AMB-18).
 */
export function createQueryClient(notify: (flash: Flash) => void): QueryClient {
  const notifyFailure = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401 && !session.isLoggedIn()) return
    notify({ message: errorMessage(error), variant: 'error' })
  }
  /** Stale reads of optimistic edits, until the last edit of the operation is over. */
  const pendingStale = new Map<MutatingOperationId, readonly QueryKey[]>()
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // `always`: fail offline at once instead of pausing.
      queries: {
        staleTime: staleTimeMs,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.failureShownInPlace) notifyFailure(error)
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, write, _context, mutation) => {
        if (!(write instanceof Write) || write.isOrphaned) return
        const { flash, message } = write
        // An info stands beside the text; another flash with a variant replaces it.
        const extraFlash = flash?.variant ? flash : undefined
        const text = message ?? (extraFlash ? null : flash?.message) ?? mutation.meta?.success
        if (text && (extraFlash?.variant ?? 'info') === 'info') notify({ message: text })
        if (extraFlash) notify(extraFlash)
      },
      onError: (error, write, _context, mutation) => {
        if (mutation.meta?.failureShownInPlace) return
        if (write instanceof Write && write.isOrphaned) return
        if (mutation.options.mutationKey?.[0] !== 'login') notifyFailure(error)
        else notify({ message: errorMessage(error), variant: 'error' })
      },
      onSettled: (_answer, error, write, _context, mutation) => {
        if (!(write instanceof Write) || write.isOrphaned) return
        // Its reads would ask for a sign-in that the user has just declined.
        if (error instanceof ApiError && error.status === 401) return
        for (const queryKey of write.removed) forget(client, queryKey)
        const earlierStale = pendingStale.get(write.id) ?? []
        // Only the last of overlapping optimistic edits refetches: an earlier read would overwrite the
        // others.
        if (mutation.meta?.optimistic && client.isMutating({ mutationKey: [write.id] }) > 1) {
          pendingStale.set(write.id, [...earlierStale, ...write.stale])
          return
        }
        pendingStale.delete(write.id)
        const keys = new Map(
          [...earlierStale, ...write.stale].map((queryKey) => [hashKey(queryKey), queryKey]),
        )
        const changed = error ? [] : [...earlierStale, ...write.changed]
        const refreshed = refresh(client, [...keys.values()], changed)
        // Only a success that is not optimistic waits for the reads.
        return error || mutation.meta?.optimistic ? undefined : refreshed
      },
    }),
  })
  return client
}

/** Longer lists are refetched in the background. */
const longListRows = 1_000

/** Refetches what the page shows. Other answers that changed are removed, so that no page opens stale. */
async function refresh(
  client: QueryClient,
  keys: readonly QueryKey[],
  changed: readonly QueryKey[],
): Promise<void> {
  const isLong = ({ state }: Query) => Array.isArray(state.data) && state.data.length > longListRows
  for (const queryKey of changed) client.removeQueries({ queryKey, type: 'inactive' })
  const reads = keys.map((queryKey) => {
    void client.invalidateQueries({ queryKey, predicate: isLong })
    return client.invalidateQueries({ queryKey, predicate: (query) => !isLong(query) })
  })
  await Promise.all(reads)
}

/** Removes an answer, once no page shows it. */
function forget(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ queryKey })) {
    if (!query.isActive()) {
      cache.remove(query)
      continue
    }
    const stop = cache.subscribe(() => {
      if (query.isActive()) return
      stop()
      cache.remove(query)
    })
  }
}

/** Loads optional data: its error is shown by the part that needs it. */
export async function mayFail(read: Promise<unknown>): Promise<void> {
  await read.catch(() => undefined)
}
