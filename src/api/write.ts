/** A write: one action of a user, made of one call or several, with one flash and one re-reading. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type CallInput, call as callHost } from './client.ts'
import type { AnswerOf, BodyOf, PathOf } from './contract.ts'
import { type ReadOperationId, recordKey } from './keys.ts'
import type { Landing } from './landing.ts'
import type { MutatingOperationId } from './operations.gen.ts'
import type { OptimisticChange, OptimisticEdit } from './optimistic.ts'

type Members<Part> = Part extends object ? keyof Part & string : never

/** Where a call names a record: in its path, its body or its answer. */
type Source<Id extends MutatingOperationId> =
  | `path.${Members<PathOf<Id>>}`
  | `body.${Members<BodyOf<Id>>}`
  | `answer.${Members<AnswerOf<Id>>}`

/** One record's read. Where the call names no such record, the reads of all records. */
type OfRecord<Id extends MutatingOperationId> = readonly [read: ReadOperationId, of: Source<Id>]

/** What the console has to know of an operation that changes something. */
export interface WriteFacts<Id extends MutatingOperationId> {
  /** Flash when the answer has no message; null keeps quiet on success (AMB-166). */
  readonly success: string | null
  /** The reads that are stale afterwards: all of an operation, or those of one record. */
  readonly stale: readonly (ReadOperationId | OfRecord<Id>)[]
  /** Where the answered record is kept. */
  readonly lands?: Landing<AnswerOf<Id>>
  /** Where the record was kept that is gone. */
  readonly leaves?: Pick<Landing<never>, 'drop'>
}

/** The facts of whatever operation. */
interface Told {
  readonly success: string | null
  readonly stale: readonly (ReadOperationId | readonly [read: ReadOperationId, of: string])[]
}

export type FactsTable = { readonly [Id in MutatingOperationId]?: WriteFacts<Id> }

/** A flash without a variant tells a success. */
export interface Flash {
  readonly message: string
  readonly variant?: 'success' | 'info' | 'error'
}

/** Makes one call of a write and answers the record as it is then known. */
export type WriteCall = <Id extends MutatingOperationId>(
  id: Id,
  input: CallInput<Id>,
) => Promise<AnswerOf<Id>>

export interface WriteOptions<Input, Answer> {
  /** Flash instead of the operation's default text; null keeps quiet. */
  readonly success?: string | null
  /** Flash of an answer that says more than the default text. */
  flash?(answer: Answer): Flash | undefined
  readonly failureShownInPlace?: boolean
  /** Shows the outcome before the host confirms it; the answers are then not kept, but read again. */
  readonly optimistic?: OptimisticChange<Input>
  /** Writes of the same name wait for each other, so that the last one asked for is the last one kept. */
  readonly inTurn?: string
}

/** What a call was sent with and what it was answered. */
export interface Parts {
  readonly path?: unknown
  readonly body?: unknown
  readonly answer?: unknown
}

interface MadeCall {
  readonly id: MutatingOperationId
  /** The reads it makes stale, whether or not it was answered. */
  readonly stale: () => readonly QueryKey[]
  message?: string
  /** Puts the answer into what is known. */
  land?: () => void
}

/** What the query client hears of a write when it is over. */
export class Write {
  readonly id: MutatingOperationId
  readonly calls: MadeCall[] = []
  flash: Flash | undefined
  readonly #reads: readonly QueryKey[]

  /** `reads` are the keys of all reads that the operation makes stale. */
  constructor(id: MutatingOperationId, reads: readonly QueryKey[]) {
    this.id = id
    this.#reads = reads
  }

  /** The reads to ask for again. What kept a write from making a call has made the named reads stale. */
  get stale(): readonly QueryKey[] {
    return this.calls.length === 0 ? this.#reads : this.calls.flatMap(({ stale }) => stale())
  }

  /** The message of the named operation's answer, else that of another one; the last one counts. */
  get message(): string | undefined {
    const own = this.calls.findLast(({ id, message }) => id === this.id && message)
    return (own ?? this.calls.findLast(({ message }) => message))?.message
  }
}

/** Makes the calls of a write one by one. */
export type Send<Input, Answer> = (input: Input, write: WriteCall) => Promise<Answer>

/** Makes a write. Rejects with the ApiError of a refusal, or with what `send` throws. */
export function perform<Input, Answer>(
  client: QueryClient,
  table: FactsTable,
  id: MutatingOperationId,
  input: Input,
  send: Send<Input, Answer>,
  options: WriteOptions<Input, Answer> = {},
): Promise<Answer> {
  const { flash, optimistic, inTurn, failureShownInPlace = false } = options
  const { success, stale }: Told = table[id] ?? { success: null, stale: [] }
  const reads = stale.map((one) => [typeof one === 'string' ? one : one[0]])
  const write = new Write(id, reads)
  const call: WriteCall = (called, sent) =>
    makeCall(client, write.calls, called, sent, table[called], !optimistic)
  const mutation = client
    .getMutationCache()
    .build<Answer, Error, Write, OptimisticEdit | undefined>(client, {
      mutationKey: [id],
      mutationFn: async () => {
        const answer = await send(input, call)
        write.flash = flash?.(answer)
        return answer
      },
      meta: {
        success: options.success === undefined ? success : options.success,
        failureShownInPlace,
        optimistic: optimistic !== undefined,
      },
      ...(inTurn === undefined ? {} : { scope: { id: inTurn } }),
      onMutate: async () => optimistic?.begin(client, input),
      onError: (_error, _write, edit) => edit?.undo(),
      onSettled: (_answer, _error, _write, edit) => edit?.settle(),
    })
  const done = mutation.execute(write)
  // The query client flashes every failure, so whoever does not wait need not catch it.
  done.catch(() => {})
  return done
}

async function makeCall<Id extends MutatingOperationId>(
  client: QueryClient,
  calls: MadeCall[],
  id: Id,
  input: CallInput<Id>,
  facts: FactsTable[Id],
  lands: boolean,
): Promise<AnswerOf<Id>> {
  let parts: Parts = { ...input }
  const { stale = [], lands: landing, leaves }: Partial<WriteFacts<Id>> = facts ?? {}
  const made: MadeCall = {
    id,
    stale: () =>
      stale.map((one) => (typeof one === 'string' ? [one] : recordKey(one[0], at(parts, one[1])))),
  }
  calls.push(made)
  const run: (id: Id, input: CallInput<Id>) => Promise<AnswerOf<Id>> = callHost
  const answer = await run(id, input)
  const message = messageOf(answer)
  if (message !== null) made.message = message
  parts = { ...parts, answer }
  const record = landing ? landing.after(client, parts, answer) : answer
  if (lands)
    made.land = () => {
      landing?.put(client, record)
      leaves?.drop(client, parts)
    }
  return record
}

/** Only a top-level text `message` of the answer counts (AMB-167). */
function messageOf(answer: unknown): string | null {
  const message = memberOf(answer, 'message')
  return typeof message === 'string' && message !== '' ? message : null
}

function at(parts: Parts, source: string): unknown {
  const [part = '', member = ''] = source.split('.')
  return memberOf(memberOf(parts, part), member)
}

function memberOf(holder: unknown, member: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, member) : undefined
}
