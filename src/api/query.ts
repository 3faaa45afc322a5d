/** TanStack Query over the contract: keys from the operationId, staleness and flashes in one place. */
import {
  type Mutation,
  MutationCache,
  type MutationKey,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
} from '@tanstack/react-query'
import { type CallArguments, type CallInput, call } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { ApiError, errorMessage } from './errors.ts'
import type { MutatingOperationId, OperationId } from './operations.gen.ts'
import { mutationFacts } from './operations.ts'

export type ReadOperationId = Exclude<OperationId, MutatingOperationId>

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

/** The key of a read; without input that of the operation, which matches all its inputs. */
export function operationKey<Id extends ReadOperationId>(
  id: Id,
  ...[input]: CallArguments<Id> | []
): readonly [Id, ...unknown[]] {
  return input === undefined ? [id] : [id, input]
}

export interface Flash {
  readonly message: string
  readonly variant?: 'success' | 'info' | 'error'
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      readonly operationId?: MutatingOperationId
      /** Flash instead of the operation's default text; null keeps quiet. */
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
      onSuccess: (answer, _input, _context, mutation) => {
        const message = messageOf(answer) ?? successText(mutation)
        if (message) notify({ message })
      },
      onError: (error, _input, _context, mutation) => {
        const isLogin = mutation.meta?.operationId === 'login'
        if (mutation.meta?.failureShownInPlace) return
        if (isLogin) notify({ message: errorMessage(error), variant: 'error' })
        else notifyFailure(error)
      },
      onSettled: (_answer, _error, _input, _context, mutation) => {
        const id = mutation.meta?.operationId
        if (!id) return
        // Overlapping optimistic edits: only the last one fetches, else the first answer would
        // paint over what the others have already shown.
        if (mutation.meta?.optimistic && client.isMutating({ mutationKey: [id] }) > 1) return
        for (const stale of mutationFacts[id].stale)
          void client.invalidateQueries({ queryKey: [stale] })
      },
    }),
  })
  return client
}

/** Only a top-level text `message` of the answer counts (AMB-167). */
function messageOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null
  return typeof answer.message === 'string' && answer.message !== '' ? answer.message : null
}

function successText(mutation: Mutation<unknown, unknown, unknown>): string | null {
  const meta = mutation.meta
  if (!meta?.operationId) return null
  return meta.success === undefined ? mutationFacts[meta.operationId].success : meta.success
}

/** Shows the outcome before the server confirms it; see `optimistic`. */
export interface OptimisticChange<Input> {
  readonly begin: (client: QueryClient, input: Input) => Promise<OptimisticEdit>
}

interface OptimisticEdit {
  /** Takes the edit back after a refusal. */
  undo(): void
  /** The server has answered, either way. */
  settle(): void
}

interface OperationOptions<Id extends MutatingOperationId> {
  /** Flash instead of the operation's default text; null keeps quiet. */
  readonly success?: string | null
  readonly failureShownInPlace?: boolean
  readonly optimistic?: OptimisticChange<CallInput<Id>>
}

/**
 * A mutation by operationId. What becomes stale and what is flashed comes from `operations.ts`;
 * callers can add callbacks to `mutate`, they cannot replace either.
 */
export function useOperation<Id extends MutatingOperationId>(
  id: Id,
  options: OperationOptions<Id> = {},
) {
  const mutationKey: MutationKey = [id]
  return useMutation<AnswerOf<Id>, Error, CallInput<Id>, OptimisticEdit | undefined>({
    mutationKey,
    mutationFn: (input) => callWith(id, input),
    meta: {
      operationId: id,
      ...(options.success === undefined ? {} : { success: options.success }),
      failureShownInPlace: options.failureShownInPlace ?? false,
      optimistic: options.optimistic !== undefined,
    },
    onMutate: async (input, context) => options.optimistic?.begin(context.client, input),
    onError: (_error, _input, edit) => edit?.undo(),
    onSettled: (_answer, _error, _input, edit) => edit?.settle(),
  })
}

function callWith<Id extends MutatingOperationId>(
  id: Id,
  input: CallInput<Id>,
): Promise<AnswerOf<Id>> {
  const run: (id: Id, input: CallInput<Id>) => Promise<AnswerOf<Id>> = call
  return run(id, input)
}

export type { QueryKey }
