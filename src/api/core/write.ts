/** A write is one action of the user: one or more calls, one flash, one invalidation. */
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { memberOf } from '#domain/values.ts'
import { type CallInput, callBy, type Fetch } from './client.ts'
import { type AnswerOf, type ReadOperationId, readOfPath, recordKey } from './contract.ts'
import { withLostNote } from './lostAnswer.ts'
import { type MutatingOperationId, operationTable } from './operations.gen.ts'
import { mutationFacts } from './operations.ts'
import type { OptimisticChange, OptimisticEdit } from './optimistic.ts'
import { session } from './session.ts'

interface AnyFacts {
  readonly success: string | null
  readonly stale: readonly (ReadOperationId | readonly [read: ReadOperationId, of: string])[]
}

/** Without a variant: a success. */
export interface Flash {
  readonly message: string
  readonly variant?: 'success' | 'info' | 'error'
}

/** `by` replaces `fetch`. */
export type WriteCall = <Id extends MutatingOperationId>(
  id: Id,
  input: CallInput<Id>,
  by?: Fetch,
) => Promise<AnswerOf<Id>>

export interface WriteOptions<Input, Answer> {
  /** Replaces the default flash; null for none. */
  readonly success?: string | null
  flash?(answer: Answer): Flash | undefined
  readonly failureShownInPlace?: boolean
  /** The screen says what may have become of a lost answer. */
  readonly lossShownInPlace?: boolean
  readonly optimistic?: OptimisticChange<Input>
  /** Writes with the same name run one after another. */
  readonly inTurn?: string | ((input: Input) => string)
}

interface Parts {
  readonly path?: unknown
  readonly body?: unknown
  readonly answer?: unknown
}

export interface MadeCall {
  readonly id: MutatingOperationId
  readonly input: Parts
  /** Stale even when the call fails. */
  readonly stale: () => readonly QueryKey[]
  removed?: QueryKey | undefined
  message?: string
  failure?: unknown
}

/** What the query client needs when the write is over. */
export class Write {
  readonly id: MutatingOperationId
  readonly calls: MadeCall[] = []
  flash: Flash | undefined
  readonly #reads: readonly QueryKey[]
  readonly #userId = session.get().user?.id

  constructor(id: MutatingOperationId, reads: readonly QueryKey[]) {
    this.id = id
    this.#reads = reads
  }

  /** A write that failed before its first call invalidates all reads of its operation. */
  get stale(): readonly QueryKey[] {
    return this.calls.length === 0 ? this.#reads : this.calls.flatMap(({ stale }) => stale())
  }

  /** Reads that the successful calls made stale. */
  get changed(): readonly QueryKey[] {
    if (this.calls.length === 0) return this.#reads
    return this.calls.flatMap(({ failure, stale }) => (failure === undefined ? stale() : []))
  }

  get removed(): readonly QueryKey[] {
    return this.calls.flatMap(({ removed }) => (removed ? [removed] : []))
  }

  /** Its user signed out meanwhile: the next user must not see the answer. */
  get isOrphaned(): boolean {
    return this.#userId !== undefined && this.#userId !== session.get().user?.id
  }

  /** The last message of its own operation, else of any other call. */
  get message(): string | undefined {
    const own = this.calls.findLast(({ id, message }) => id === this.id && message)
    return (own ?? this.calls.findLast(({ message }) => message))?.message
  }
}

export type Send<Input, Answer> = (
  input: Input,
  write: WriteCall,
  edit: OptimisticEdit<Input> | undefined,
) => Promise<Answer>

/** Rejects with the ApiError of a refusal, or with what `send` throws. */
export function perform<Input, Answer>(
  client: QueryClient,
  id: MutatingOperationId,
  input: Input,
  send: Send<Input, Answer>,
  options: WriteOptions<Input, Answer> = {},
): Promise<Answer> {
  const { flash, optimistic, inTurn, failureShownInPlace = false, lossShownInPlace } = options
  const { success, stale }: AnyFacts = mutationFacts[id]
  const reads = stale.map((one) => [typeof one === 'string' ? one : one[0]])
  const write = new Write(id, reads)
  const call: WriteCall = (called, sent, by) => makeCall(write.calls, called, sent, by)
  // An optimistic edit is undone, and its read shows what the host has.
  const tellsLoss = !optimistic && !lossShownInPlace
  let edit: OptimisticEdit<Input> | undefined
  const mutation = client.getMutationCache().build<Answer, Error, Write, void>(client, {
    mutationKey: [id],
    mutationFn: async () => {
      try {
        const answer = await session.duringWrite(() => send(input, call, edit))
        write.flash = flash?.(answer)
        return answer
      } catch (error) {
        const failed = write.calls.find(({ failure }) => failure === error)
        throw failed && tellsLoss ? withLostNote(failed.id, error) : error
      }
    },
    meta: {
      success: options.success === undefined ? success : options.success,
      failureShownInPlace,
      optimistic: optimistic !== undefined,
    },
    ...(inTurn && { scope: { id: typeof inTurn === 'string' ? inTurn : inTurn(input) } }),
    onMutate: async () => {
      edit = await optimistic?.begin(client, input)
    },
    onError: () => edit?.undo(),
    onSettled: () => edit?.settle(),
  })
  const done = mutation.execute(write)
  // The query client flashes the failure, so callers need no catch.
  done.catch(() => {})
  return done
}

async function makeCall<Id extends MutatingOperationId>(
  calls: MadeCall[],
  id: Id,
  input: CallInput<Id>,
  by: Fetch | undefined,
): Promise<AnswerOf<Id>> {
  let parts: Parts = { ...input }
  const { stale }: AnyFacts = mutationFacts[id]
  const made: MadeCall = {
    id,
    input: parts,
    stale: () =>
      stale.map((one) => (typeof one === 'string' ? [one] : recordKey(one[0], at(parts, one[1])))),
  }
  calls.push(made)
  const run: (by: Fetch | undefined, id: Id, input: CallInput<Id>) => Promise<AnswerOf<Id>> = callBy
  const answer = await run(by, id, input).catch((error: unknown) => {
    made.failure = error
    throw error
  })
  parts = { ...parts, answer }
  const message = messageOf(answer)
  if (message !== null) made.message = message
  const { method, path } = operationTable[id]
  if (method === 'DELETE') made.removed = readOfPath(path, parts.path)
  return answer
}

/** The top-level text `message` of the answer (AMB-167). */
function messageOf(answer: unknown): string | null {
  const message = memberOf(answer, 'message')
  return typeof message === 'string' && message !== '' ? message : null
}

function at(parts: Parts, source: string): unknown {
  const [part = '', member = ''] = source.split('.')
  return memberOf(memberOf(parts, part), member)
}

/** A write of one call, or of several with `send`. operations.ts has its flash and its stale reads. */
export function useOperation<Input, Answer>(
  id: MutatingOperationId,
  options: WriteOptions<Input, Answer> & { readonly send: Send<Input, Answer> },
): (input: Input) => Promise<Answer>
export function useOperation<Id extends MutatingOperationId>(
  id: Id,
  options?: WriteOptions<CallInput<Id>, AnswerOf<Id>>,
): (input: CallInput<Id>) => Promise<AnswerOf<Id>>
export function useOperation(
  id: MutatingOperationId,
  options: WriteOptions<never, unknown> & { readonly send?: Send<never, unknown> } = {},
): (input: never) => Promise<unknown> {
  const client = useQueryClient()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  return useCallback(
    (input) => {
      const { send = (only, write) => write(id, only), ...others } = latest.current
      return perform(client, id, input, send, others)
    },
    [client, id],
  )
}
