/** The one way to the API: typed by operationId, answers become data or an ApiError. */
import createClient from 'openapi-fetch'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from './contract.ts'
import { ApiError, networkMessage } from './errors.ts'
import { apiHost } from './host.ts'
import { operationTable } from './operations.gen.ts'
import { failureText } from './operations.ts'
import { session } from './session.ts'

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : undefined extends Value
    ? { readonly [K in Key]?: Value }
    : Key extends 'query'
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value }

/** What a call needs: path, query and body as the contract has them. */
export type CallInput<Id extends OperationId> = Part<'path', PathOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'body', BodyOf<Id>>

/** The input may be left out where nothing in it is required. */
export type CallArguments<Id extends OperationId> =
  Record<string, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

type Listener = (error: ApiError) => void
const expired = new Set<Listener>()

/** Told when the server no longer takes the token (AMB-18). Returns how to stop listening. */
export function onSessionExpired(listener: Listener): () => void {
  expired.add(listener)
  return () => expired.delete(listener)
}

interface RawInput {
  readonly path?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/**
 * Calls an operation and returns its JSON answer; text answers (CSV) with `parseAs: 'text'`.
 * Throws ApiError: the server's, or status 0 with 'Something went wrong.' when there was no answer (FLASH-05).
 */
export async function call<Id extends OperationId>(
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<AnswerOf<Id>> {
  return answerOf<Id>(await send(id, input, 'json'))
}

/** Calls an operation whose answer is text, e.g. a report as CSV. */
export async function callText<Id extends OperationId>(
  id: Id,
  ...[input]: CallArguments<Id>
): Promise<string> {
  const text = await send(id, input, 'text')
  return String(text)
}

// openapi-fetch types calls by path literals; here the operationId decides, and the table of
// generated operations supplies method and path, so the answer's type comes from the operationId too.
function answerOf<Id extends OperationId>(data: unknown): AnswerOf<Id>
function answerOf(data: unknown): unknown {
  return data
}

// fetch is looked up at each call, so that whoever replaces it later is heard.
const client = createClient<Record<string, never>>({ fetch: (request) => fetch(request) })

function isRawInput(input: unknown): input is RawInput {
  return typeof input === 'object' && input !== null
}

async function send(id: OperationId, given: unknown, parseAs: 'json' | 'text'): Promise<unknown> {
  const input = isRawInput(given) ? given : {}
  const { method, path } = operationTable[id]
  const { token } = session.get()
  let outcome: { data?: unknown; error?: unknown; response: Response }
  try {
    outcome = await Reflect.apply(client.request, client, [
      method.toLowerCase(),
      path,
      {
        baseUrl: apiHost(),
        params: { path: input.path, query: input.query },
        body: input.body,
        mode: 'cors',
        parseAs,
        // No Authorization while there is no token (AMB-19).
        headers: token ? { authorization: `P4 ${token}` } : {},
        ...(input.body instanceof FormData ? { bodySerializer: (form: FormData) => form } : {}),
      },
    ])
  } catch {
    throw new ApiError(0, 'network', networkMessage)
  }
  const { status } = outcome.response
  // Only these two are a success (FLASH-02).
  if (status === 200 || status === 201) return outcome.data
  const error = toApiError(id, status, outcome.error ?? outcome.data)
  if (status === 401 && id !== 'login' && session.get().token === token)
    for (const listener of expired) listener(error)
  throw error
}

function toApiError(id: OperationId, status: number, body: unknown): ApiError {
  const holder = typeof body === 'object' && body !== null ? body : {}
  const message =
    'message' in holder && typeof holder.message === 'string' && holder.message !== ''
      ? holder.message
      : failureText(id)
  const code = 'code' in holder && typeof holder.code === 'string' ? holder.code : 'unknown'
  const fields =
    'fields' in holder && Array.isArray(holder.fields) ? holder.fields.filter(isFieldError) : []
  return new ApiError(status, code, message, fields)
}

function isFieldError(value: unknown): value is { path: string; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  )
}
