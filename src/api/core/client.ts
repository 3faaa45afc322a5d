/** The only way to the API: calls are typed by operationId, and an answer becomes data or an ApiError. */
import createClient from 'openapi-fetch'
import { failedText, isFieldFault } from '#domain/faults.ts'
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
import type { OperationFacts } from './operationFacts.ts'
import { operationTable } from './operations.gen.ts'
import { session } from './session.ts'

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : undefined extends Value
    ? { readonly [K in Key]?: Value }
    : Key extends 'query' | 'header'
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value }

/** The input of a call: path, query, header and body as the contract has them. */
export type CallInput<Id extends OperationId> = Part<'path', PathOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'header', HeaderOf<Id>> &
  Part<'body', BodyOf<Id>>

/** The input may be left out where the contract requires no part of it. */
export type CallArguments<Id extends OperationId> =
  Record<string, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

type Listener = (error: ApiError) => void
const expired = new Set<Listener>()
const forbidden = new Set<(id: OperationId) => void>()

/**
 * Calls the listener when the server no longer accepts the token. Returns the function that removes the
 * listener.
 */
export function onSessionExpired(listener: Listener): () => void {
  expired.add(listener)
  return () => expired.delete(listener)
}

/** Calls the listener when the server refuses an operation for want of a right. */
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

/**
 * Calls an operation and returns its JSON answer, completed by `answers.ts`. A write without a readable
 * answer still counts as done (AMB-176), while a read without one is a failure. Throws the ApiError of the
 * server, or status 0 with 'Something went wrong.' when no answer came.
 */
export function call<Id extends OperationId>(
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<AnswerOf<Id>> {
  return answerOnly(callTagged<Id>(id, input))
}

/** {@link call}, given up when the signal says so. */
export function callUntil<Id extends OperationId>(
  signal: AbortSignal,
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<AnswerOf<Id>> {
  return answerOnly(callTagged<Id>(id, input, signal))
}

/** Sends a request and answers the response. */
export type Fetch = (request: Request) => Promise<Response>

/** {@link call}, sent by another function than `fetch`. */
export function callBy<Id extends OperationId>(
  by: Fetch | undefined,
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<AnswerOf<Id>> {
  return answerOnly(callTagged<Id>(id, input, undefined, by))
}

interface Tagged<Answer> {
  readonly answer: Answer
  /** The revision of the answer; null at a host without ETags. */
  readonly tag: string | null
}

async function answerOnly<Answer>(tagged: Promise<Tagged<Answer>>): Promise<Answer> {
  return (await tagged).answer
}

/** Calls an operation, and answers the ETag beside the answer (AMB-194). */
export async function callTagged<Id extends OperationId>(
  id: Id,
  input: CallInput<Id> | undefined,
  signal?: AbortSignal,
  by?: Fetch,
): Promise<Tagged<AnswerOf<Id>>> {
  const { text, tag } = await send(id, input, signal, by)
  const answer = parsed(text)
  // Loaded on demand, to keep the reader of answers out of the first download: Login reads no data.
  const { readAnswer, writeAnswer } = await import('./answers.ts')
  if (hasEffect(operationTable[id])) return { answer: answerOf<Id>(writeAnswer(id, answer)), tag }
  if (typeof answer !== 'object' || answer === null)
    throw new ApiError(200, 'unreadable', failedText)
  return { answer: answerOf<Id>(readAnswer(id, answer)), tag }
}

/** Calls an operation whose answer is text, such as a report as CSV. */
export const callText = async <Id extends OperationId>(
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<string> => (await send(id, input)).text

/** The parsed JSON; undefined for a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// openapi-fetch types calls by path literals. Here the operationId selects method and path from the generated
// table, so the answer's type comes from the operationId as well.
function answerOf<Id extends OperationId>(data: unknown): AnswerOf<Id>
function answerOf(data: unknown): unknown {
  return data
}

// Looks fetch up at each call, so that a later replacement of the global fetch is used.
const client = createClient<Record<string, never>>({
  fetch: (request) => earlyOr((now) => fetch(now), request),
})

function isRawInput(input: unknown): input is RawInput {
  return typeof input === 'object' && input !== null
}

/** The verb that a host accepted, for operations whose verb the documents leave open (AMB-178). */
const takenVerbs = new Map<OperationId, string>()

interface Answered {
  readonly text: string
  readonly tag: string | null
}

/** Sends a call and returns the text of its answer, with its ETag. */
async function send(
  id: OperationId,
  given: unknown,
  signal?: AbortSignal,
  by?: Fetch,
): Promise<Answered> {
  const input = isRawInput(given) ? given : {}
  const { method, otherVerb }: OperationFacts = operationTable[id]
  const { token } = session.get()
  const verb = takenVerbs.get(id) ?? method
  let outcome = await request(id, verb, input, token, signal, by)
  if (otherVerb && isUnknown(outcome)) {
    // An update of the host may have brought the decided verb back (AMB-178).
    const next = verb === method ? otherVerb : method
    const second = await request(id, next, input, token, signal, by)
    if (!isUnknown(second)) {
      takenVerbs.set(id, next)
      outcome = second
    }
  }
  const { status, headers } = outcome.response
  // Only 200 and 201 are a success.
  if (status === 200 || status === 201)
    return { text: String(outcome.data ?? ''), tag: headers.get('etag') }
  const error = toApiError(id, status, outcome.error ?? parsed(String(outcome.data)))
  if (status === 401 && id !== 'login' && session.get().token === token)
    for (const listener of expired) listener(error)
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
        // Without a token the request has no Authorization header (AMB-19).
        headers: { ...header, ...(token ? { authorization: `P4 ${token}` } : {}) },
      },
    ])
  } catch {
    throw new ApiError(0, 'network', unansweredMessage())
  }
}

/** The fields of a body as a form: files unchanged, all other values as text. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const isUnknown = ({ response: { status } }: Outcome) => status === 404 || status === 405

function toApiError(id: OperationId, status: number, body: unknown): ApiError {
  const holder = typeof body === 'object' && body !== null ? body : {}
  const message =
    'message' in holder && typeof holder.message === 'string' && holder.message !== ''
      ? holder.message
      : failureText(id)
  const code = 'code' in holder && typeof holder.code === 'string' ? holder.code : 'unknown'
  const fields =
    'fields' in holder && Array.isArray(holder.fields) ? holder.fields.filter(isFieldFault) : []
  return new ApiError(status, code, message, fields)
}
