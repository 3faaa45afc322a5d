import createClient from 'openapi-fetch'
import { failedText, isFieldFault } from '#domain/faults.ts'
import { isObject, memberOf } from '#domain/values.ts'
import type { OperationFacts } from './contract.ts'
import {
  type AnswerOf,
  type BodyOf,
  type HeaderOf,
  hasEffect,
  type OperationId,
  type PathOf,
  type QueryOf,
} from './contract.ts'
import { earlyOr } from './early.ts'
import { ApiError, failureText, unansweredMessage } from './errors.ts'
import { apiHost } from './host.ts'
import { operationTable } from './operations.gen.ts'
import { refuseWhenSeenAs } from './seenAs.ts'
import { type CurrentUser, session } from './session.ts'

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : undefined extends Value
    ? { readonly [K in Key]?: Value }
    : Key extends 'query' | 'header'
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value }

export type CallInput<Id extends OperationId> = Part<'path', PathOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'header', HeaderOf<Id>> &
  Part<'body', BodyOf<Id>>

export type CallArguments<Id extends OperationId> =
  Record<string, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

type Listener = (error: ApiError) => void
const expired = new Set<Listener>()
const forbidden = new Set<(id: OperationId) => void>()

/** The server no longer accepts the token. Returns the unsubscribe function. */
export function onSessionExpired(listener: Listener): () => void {
  expired.add(listener)
  return () => expired.delete(listener)
}

/** The server answered 403. */
export function onForbidden(listener: (id: OperationId) => void): () => void {
  forbidden.add(listener)
  return () => forbidden.delete(listener)
}

interface RawInput {
  readonly path?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly header?: Record<string, string>
  readonly body?: unknown
}

/** A write without a readable answer counts as done (AMB-176). Throws an ApiError; status 0: no answer. */
export function call<Id extends OperationId>(
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<AnswerOf<Id>> {
  return answerOnly(callTagged<Id>(id, input))
}

export function callUntil<Id extends OperationId>(
  signal: AbortSignal,
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<AnswerOf<Id>> {
  return answerOnly(callTagged<Id>(id, input, signal))
}

export type Fetch = (request: Request) => Promise<Response>

/** {@link call} with another `fetch`. */
export function callBy<Id extends OperationId>(
  by: Fetch | undefined,
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<AnswerOf<Id>> {
  return answerOnly(callTagged<Id>(id, input, undefined, by))
}

interface Tagged<Answer> {
  readonly answer: Answer
  /** The ETag; null at a host without ETags. */
  readonly tag: string | null
}

async function answerOnly<Answer>(tagged: Promise<Tagged<Answer>>): Promise<Answer> {
  return (await tagged).answer
}

export async function callTagged<Id extends OperationId>(
  id: Id,
  input: CallInput<Id> | undefined,
  signal?: AbortSignal,
  by?: Fetch,
): Promise<Tagged<AnswerOf<Id>>> {
  const caller = session.get()
  // On demand, since Login reads no data. Before the call: its failure must not hide a write that was done.
  const { readAnswer, writeAnswer } = await import('./answers.ts')
  const { text, tag } = await send(id, input, caller, signal, by)
  const answer = parsed(text)
  if (hasEffect(operationTable[id])) return { answer: answerOf<Id>(writeAnswer(id, answer)), tag }
  if (!isObject(answer)) throw new ApiError(200, 'unreadable', failedText)
  return { answer: answerOf<Id>(readAnswer(id, answer)), tag }
}

export const callText = async <Id extends OperationId>(
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<string> => (await send(id, input, session.get())).text

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// openapi-fetch types calls by path; here the operationId types the answer.
function answerOf<Id extends OperationId>(data: unknown): AnswerOf<Id>
function answerOf(data: unknown): unknown {
  return data
}

// Looks up `fetch` at each call, since it may be replaced later.
const client = createClient<Record<string, never>>({
  fetch: (request) => earlyOr((now) => fetch(now), request),
})

/** The verb that the host accepted, where the documents leave it open (AMB-178). */
const acceptedVerbs = new Map<OperationId, string>()

interface Answered {
  readonly text: string
  readonly tag: string | null
}

async function send(
  id: OperationId,
  given: unknown,
  caller: CurrentUser,
  signal?: AbortSignal,
  by?: Fetch,
): Promise<Answered> {
  const isWrite = hasEffect(operationTable[id])
  if (isWrite) refuseWhenSeenAs(id)
  const { token } = caller
  const input: RawInput = isObject(given) ? given : {}
  const { method, otherVerb }: OperationFacts = operationTable[id]
  const verb = acceptedVerbs.get(id) ?? method
  let outcome = await request(id, verb, input, token, signal, by)
  if (otherVerb && isUnknown(outcome)) {
    const next = verb === method ? otherVerb : method
    const second = await request(id, next, input, token, signal, by)
    if (!isUnknown(second)) {
      acceptedVerbs.set(id, next)
      outcome = second
    }
  }
  const { status, headers } = outcome.response
  if (status === 200 || status === 201)
    return { text: String(outcome.data ?? ''), tag: headers.get('etag') }
  const error = toApiError(id, status, outcome.error ?? parsed(String(outcome.data)))
  if (status === 401 && id !== 'login' && session.get().user?.id === caller.user?.id) {
    const renewed = session.renewed(token, isWrite && id !== 'logout')
    if (await renewed) return send(id, given, session.get(), signal, by)
    if (!renewed) for (const listener of expired) listener(error)
  }
  if (status === 403 && session.get().token === token)
    for (const listener of forbidden) listener(id)
  throw error
}

interface Outcome {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

async function request(
  id: OperationId,
  verb: string,
  { path, query, header, body }: RawInput,
  token: string | null,
  signal: AbortSignal | undefined,
  by: Fetch | undefined,
): Promise<Outcome> {
  const operation = operationTable[id]
  try {
    return await Reflect.apply(client.request, client, [
      verb.toLowerCase(),
      operation.path,
      {
        baseUrl: apiHost(),
        params: { path, query },
        body: 'multipart' in operation ? formOf(body) : body,
        mode: 'cors',
        parseAs: 'text',
        signal,
        ...(by && { fetch: by }),
        // No Authorization header without a token (AMB-19).
        headers: { ...header, ...(token ? { authorization: `P4 ${token}` } : {}) },
      },
    ])
  } catch {
    throw new ApiError(0, 'network', unansweredMessage())
  }
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const isUnknown = ({ response: { status } }: Outcome) => status === 404 || status === 405

function toApiError(id: OperationId, status: number, body: unknown): ApiError {
  const message = memberOf(body, 'message')
  const code = memberOf(body, 'code')
  const fields = memberOf(body, 'fields')
  return new ApiError(
    status,
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' && message !== '' ? message : failureText(id),
    Array.isArray(fields) ? fields.filter(isFieldFault) : [],
  )
}
