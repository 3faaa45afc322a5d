/** Offers to take back each write that has an exact opposite (AMB-284). Loaded on demand. */
import {
  hashKey,
  type Mutation,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import pLimit from 'p-limit'
import { changedSinceText } from '#domain/history/historyText.ts'
import { sameMembers } from '#domain/merge.ts'
import { isRecord, isSame, memberOf } from '#domain/values.ts'
import type { ReadOperationId } from './core/contract.ts'
import { ApiError } from './core/errors.ts'
import type { Saved, Sent } from './core/latest.ts'
import type { MutatingOperationId } from './core/operations.gen.ts'
import type { Access } from './core/viewer.ts'
import { type MadeCall, perform, Write, type WriteCall } from './core/write.ts'
import { isUndoableField, oppositeOf, type Seen, undoableOperations } from './opposites.ts'

export interface OfferedUndo {
  /** The flash of the write. */
  readonly message: string
  /** Never rejects. */
  readonly run: () => Promise<void>
}

interface Undo {
  /** Reads again, and names the fields that others changed since the write. */
  readonly overtaken: () => Promise<readonly string[]>
  readonly send: (write: WriteCall) => Promise<void>
}

interface Watch {
  readonly client: QueryClient
  readonly can: Access['can']
  readonly offer: (undo: OfferedUndo | null) => void
}

type Answers = ReadonlyMap<string, Pick<Query, 'queryKey' | 'state'>>

const undone = 'Undone'
const concurrency = 6

/** More would take minutes to send. */
const maxCalls = 500

/** Offers null after a write without an opposite. Returns the unsubscribe function. */
export function watchWrites(watch: Watch): () => void {
  const { client, offer } = watch
  const answersBefore = new WeakMap<object, Answers>()
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'added' && event.type !== 'updated') return
    const { mutation } = event
    const action = event.type === 'updated' ? event.action.type : undefined
    // Before its optimistic edit, or once the writes before it in turn are read again.
    const begins = event.type === 'added' || (action === 'continue' && !mutation.meta?.optimistic)
    if (begins) answersBefore.set(mutation, answersIn(client))
    if (action !== 'success') return
    offer(offerOf(watch, mutation, answersBefore.get(mutation)))
  })
}

const answersIn = (client: QueryClient): Answers =>
  new Map(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash, queryKey, state }) => [queryHash, { queryKey, state }]),
  )

function offerOf(
  watch: Watch,
  { state: { variables: write, data }, options, meta }: Mutation<unknown, unknown, unknown>,
  answers: Answers = new Map(),
): OfferedUndo | null {
  if (!(write instanceof Write) || write.isOrphaned || !undoableOperations.includes(write.id))
    return null
  const { id, calls, flash } = write
  if (flash?.variant === 'error' || flash?.message === undone || calls.length > maxCalls)
    return null
  const isEdit = isSent(data) && data.base?.read !== undefined
  const undo = isEdit ? undoOfEdit(id, data, calls) : undoOfCalls(watch, data, calls, answers)
  if (!undo) return null
  const send = async (_input: undefined, call: WriteCall) => {
    const fields = await undo.overtaken()
    if (fields.length > 0)
      throw new ApiError(409, 'changed_meanwhile', `Not undone: ${changedSinceText(fields)}`)
    await undo.send(call)
  }
  const told = { flash: () => ({ message: undone, variant: 'success' }) as const }
  const inTurn = options.scope && { inTurn: options.scope.id }
  return {
    message: write.message ?? flash?.message ?? meta?.success ?? '',
    run: () =>
      perform(watch.client, id, undefined, send, { ...told, ...inTurn }).catch(() => undefined),
  }
}

const isSent = (data: unknown): data is Saved<unknown> & Sent => isRecord(data) && 'resend' in data

/**
 * The earlier values of the changed fields. There is no undo of a field that is never read, such as a picture,
 * of a save of several calls, or of one that replaced another user's value.
 */
function undoOfEdit(
  id: MutatingOperationId,
  { input, answer, replaced, base, resend }: Saved<unknown> & Sent,
  calls: readonly MadeCall[],
): Undo | undefined {
  const [opened, changes] = [memberOf(input, 'opened'), memberOf(input, 'changes')]
  if (!base?.read || base.before === opened || calls.length !== 1 || replaced.length > 0) return
  if (!isRecord(opened) || !isRecord(changes)) return
  const { before, read } = base
  // A promotion is saved with its offer, changed or not.
  const offer = {
    chosen: memberOf(changes.offer, 'chosen'),
    before: memberOf(changes.offer, 'before'),
  }
  const isOfferKept = isSame(offer.chosen, offer.before)
  const fields = Object.keys(changes).filter((field) => field !== 'offer' || !isOfferKept)
  if (!fields.every((field) => isRecord(before) && field in before)) return
  if (!fields.every((field) => isUndoableField(id, field))) return
  const saved = { ...changes, ...partOf(answer, fields) }
  return {
    overtaken: async () => {
      const now = await read()
      return fields.filter((field) => !isLike(memberOf(now, field), saved[field]))
    },
    send: async (write) => {
      const back = { ...changes, ...partOf(before, fields) }
      await resend({ opened: { ...opened, ...saved }, changes: back }, write)
    },
  }
}

const partOf = (record: unknown, fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) =>
      isRecord(record) && field in record ? [[field, record[field]]] : [],
    ),
  )

const isLike = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || (Array.isArray(one) && Array.isArray(other) && sameMembers(one, other))

/** Each call is taken back, the last one first. */
function undoOfCalls(
  { client, can }: Watch,
  data: unknown,
  calls: readonly MadeCall[],
  answers: Answers,
): Undo | undefined {
  const read = memberOf(memberOf(data, 'base'), 'before')
  function before<Data>(query: { readonly queryKey: QueryKey }): Data | undefined
  function before({ queryKey }: { readonly queryKey: QueryKey }): unknown {
    return read ?? answers.get(hashKey(queryKey))?.state.data
  }
  function rows<Row>(id: ReadOperationId): readonly Row[]
  function rows(id: ReadOperationId): unknown {
    const lists = [...answers.values()].filter(({ queryKey }) => queryKey[0] === id)
    return lists.flatMap(({ state }) => state.data ?? [])
  }
  const now: Seen['now'] = (query) => client.fetchQuery({ ...query, staleTime: 0 })
  const seen = { can, before, rows, now }
  const opposites = calls.flatMap((call) => oppositeOf(call, seen) ?? [])
  const sent = opposites.toReversed().flatMap((one) => one.calls)
  const others = opposites.flatMap((one) => one.others ?? [])
  if (sent.length === 0 || opposites.length < calls.length) return undefined
  if (sent.length + others.length > maxCalls) return undefined
  return {
    overtaken: async () => {
      const fields = await Promise.all(opposites.map((one) => one.overtaken()))
      return fields.flat()
    },
    send: async (write) => {
      for (const call of sent) await Reflect.apply(write, undefined, call)
      await pLimit(concurrency).map(others, (call) => Reflect.apply(write, undefined, call))
    },
  }
}
