/** TanStack Query over the contract: keys from the operationId, staleness and flashes in one place. */
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
import type { AnswerOf } from './contract.ts'
import { ApiError, errorMessage } from './errors.ts'
import { operationKey, type ReadOperationId } from './keys.ts'
import type { MutatingOperationId } from './operations.gen.ts'
import { type Flash, Write } from './write.ts'

/** How long an answer counts as fresh, in milliseconds. */
const freshFor = 30_000

/**
 * Query options of a read, for loader and screen alike. The query key is the operationId with its input. A
 * read with `staleTime: Infinity` stays fresh until a write makes the read stale (AMB-170).
 */
export function operationQuery<Id extends ReadOperationId>(id: Id, ...input: CallArguments<Id>) {
  return operationQueryAs(id, (answer) => answer, ...input)
}

/** The same, of a read whose answer is kept as something else. */
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

/** The same, of a read that `call` cannot make: one that may be given up, or one that answers a text. */
export function operationQueryBy<Id extends ReadOperationId, Kept>(
  id: Id,
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<Kept>,
  ...input: CallArguments<Id>
) {
  return queryOptions({ queryKey: operationKey(id, ...input), queryFn })
}

/** For a read whose failure is shown in its own part of the page, so that the failure is not flashed. */
export const quiet = { meta: { failureShownInPlace: true } }

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Flash on success where the answer has no message; null keeps quiet. */
      readonly success?: string | null
      /** The failure is shown beside the action, so the failure is not flashed. */
      readonly failureShownInPlace?: boolean
      readonly optimistic?: boolean
    }
    queryMeta: {
      /** The failure is shown in its own part of the page, so the failure is not flashed. */
      readonly failureShownInPlace?: boolean
    }
  }
}

/**
 * The query client. `notify` shows a flash: one for every successful write (the answer's message, else the
 * operation's text) and one for every failure. A 401 ends the session instead of a flash (AMB-18).
 */
export function createQueryClient(notify: (flash: Flash) => void): QueryClient {
  const notifyFailure = (error: unknown, about?: string) => {
    if (error instanceof ApiError && error.status === 401) return
    notify({ message: errorMessage(error), variant: 'error', about })
  }
  /** The reads that finished optimistic edits made stale while other edits of the same operation ran. */
  const waiting = new Map<MutatingOperationId, readonly QueryKey[]>()
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // `always`: a dead network fails at once instead of pausing the call in silence.
      queries: {
        staleTime: freshFor,
        retry: false,
        networkMode: 'always',
        // What failed without a connection is read again with it.
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
        // A flash with a variant does not replace the text: news stand beside it, and a failure hides it.
        const apart = flash?.variant ? flash : undefined
        const said = message ?? (apart ? null : flash?.message) ?? mutation.meta?.success
        const about = mutation.meta?.optimistic ? undefined : write.about
        if (said && apart?.variant !== 'error') notify({ message: said, about })
        if (apart) notify(apart)
      },
      onError: (error, write, _context, mutation) => {
        if (mutation.meta?.failureShownInPlace) return
        if (write instanceof Write && write.isOrphaned) return
        const about = write instanceof Write && !mutation.meta?.optimistic ? write.about : undefined
        if (mutation.options.mutationKey?.[0] !== 'login') notifyFailure(error, about)
        else notify({ message: errorMessage(error), variant: 'error' })
      },
      onSettled: (_answer, error, write, _context, mutation) => {
        if (!(write instanceof Write) || write.isOrphaned) return
        for (const queryKey of write.removed) forget(client, queryKey)
        const kept = waiting.get(write.id) ?? []
        // With overlapping optimistic edits only the last edit reads again. An earlier read would overwrite
        // the edits that are still unconfirmed.
        if (mutation.meta?.optimistic && client.isMutating({ mutationKey: [write.id] }) > 1) {
          waiting.set(write.id, [...kept, ...write.stale])
          return
        }
        waiting.delete(write.id)
        const keys = new Map(
          [...kept, ...write.stale].map((queryKey) => [hashKey(queryKey), queryKey]),
        )
        const refreshed = refresh(client, [...keys.values()], error === null)
        // A failure is told at once, and an optimistic edit is on the screen already.
        return error || mutation.meta?.optimistic ? undefined : refreshed
      },
    }),
  })
  return client
}

/** A list of more rows is refreshed without making its user wait. */
const longList = 1_000

/**
 * Reads again what a page shows, and resolves when it is fresh. Other answers are dropped after a success, so
 * that no page opens with a value that is known to be old, and marked stale after a failure.
 */
async function refresh(
  client: QueryClient,
  keys: readonly QueryKey[],
  succeeded: boolean,
): Promise<void> {
  const isLong = ({ state }: Query) => Array.isArray(state.data) && state.data.length > longList
  const reads = keys.map((queryKey) => {
    if (succeeded) client.removeQueries({ queryKey, type: 'inactive' })
    void client.invalidateQueries({ queryKey, predicate: isLong })
    return client.invalidateQueries({ queryKey, predicate: (query) => !isLong(query) })
  })
  await Promise.all(reads)
}

/** Drops the answer of a read. A page that still shows it keeps it until the user leaves the page. */
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
