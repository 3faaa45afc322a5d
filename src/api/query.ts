/** TanStack Query over the contract: keys from the operationId, staleness and flashes in one place. */
import {
  hashKey,
  MutationCache,
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

/** How long an answer counts as fresh, in milliseconds (CONST-04..CONST-06). */
export const freshFor = 30_000

/**
 * Query options of a read, for loader and screen alike. The key is the operationId with its input.
 * A list that is read `staleTime: Infinity` stays until a mutation makes it stale (CONST-07, AMB-170).
 */
export function operationQuery<Id extends ReadOperationId>(id: Id, ...input: CallArguments<Id>) {
  return queryOptions({
    queryKey: operationKey(id, ...input),
    queryFn: (): Promise<AnswerOf<Id>> => call(id, ...input),
  })
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Flash on success where the answer has no message; null keeps quiet. */
      readonly success?: string | null
      /** The failure is shown where the action was, so it is not flashed as well. */
      readonly failureShownInPlace?: boolean
      readonly optimistic?: boolean
    }
    queryMeta: {
      /** The failure has its own place and is not flashed. */
      readonly failureShownInPlace?: boolean
    }
  }
}

/**
 * The query client. `notify` shows a flash: one for every action's success (the answer's message,
 * else the operation's text) and for every failure (FLASH-01..FLASH-03, FLASH-92). A 401 ends the
 * session instead (AMB-18).
 */
export function createQueryClient(notify: (flash: Flash) => void): QueryClient {
  const notifyFailure = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return
    notify({ message: errorMessage(error), variant: 'error' })
  }
  /** What optimistic edits made stale while others of their operation were under way. */
  const waiting = new Map<MutatingOperationId, readonly QueryKey[]>()
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // `always`: a dead network is told at once instead of pausing in silence.
      queries: { staleTime: freshFor, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.failureShownInPlace) notifyFailure(error)
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, write, _context, mutation) => {
        if (!(write instanceof Write)) return
        const { flash, message } = write
        const said = message ?? flash?.message ?? mutation.meta?.success
        // What went wrong is not covered by a message.
        if (flash?.variant === 'error') notify(flash)
        else if (said) notify({ ...flash, message: said })
      },
      onError: (error, _write, _context, mutation) => {
        if (mutation.meta?.failureShownInPlace) return
        if (mutation.options.mutationKey?.[0] !== 'login') notifyFailure(error)
        else notify({ message: errorMessage(error), variant: 'error' })
      },
      onSettled: (_answer, _error, write, _context, mutation) => {
        if (!(write instanceof Write)) return
        // What is answered is put in first: writing an answer takes its stale mark away.
        for (const made of write.calls) made.land?.()
        const kept = waiting.get(write.id) ?? []
        // Overlapping optimistic edits: the last one reads again for all, else the first answer would
        // paint over what the others show already.
        if (mutation.meta?.optimistic && client.isMutating({ mutationKey: [write.id] }) > 1) {
          waiting.set(write.id, [...kept, ...write.stale])
          return
        }
        waiting.delete(write.id)
        const keys = new Map(
          [...kept, ...write.stale].map((queryKey) => [hashKey(queryKey), queryKey]),
        )
        for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey })
      },
    }),
  })
  return client
}
