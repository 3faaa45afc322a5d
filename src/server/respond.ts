import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '#domain/access/permissions.ts'
import { isUnavailable } from './database/broken.ts'
import { revisionOf, type Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { FilesError } from './files.ts'
import { JsonText, TextAnswer } from './handlers.ts'

// The ETag makes revalidation cheap.
const revalidate = 'private, no-cache'

interface Question {
  /** Without unknown parameters: they make no other answer. */
  readonly path: unknown
  readonly query: unknown
  readonly viewer: Viewer | undefined
}

/** E.g. "getTag.5p2MvW8sKx1q.8dF0aQvR2nLk": operation, tables, hash of the question. */
export async function etagOf(
  tx: Tx,
  operation: string,
  { path, query, viewer }: Question,
  tables: readonly PgTable[],
): Promise<string> {
  const parameters = [path, query].map((part) => Object.entries(part ?? {}).sort())
  const question = JSON.stringify([...parameters, ...(viewer ? rightsOf(viewer) : [])])
  return `"${operation}.${await revisionTag(tx, tables)}.${shortHash(question, 16)}"`
}

function rightsOf({ id, roles, permissions, storeIds }: Viewer) {
  return [id, ...[roles, permissions, storeIds].map((set) => [...set].sort())]
}

// Another version may answer differently.
const serverVersion = ['./contract.gen.json', '../../package.json']
  .map((file) => shortHash(readFileSync(new URL(file, import.meta.url), 'utf8'), 16))
  .join()

/** Changes with the tables and the server version. */
export async function revisionTag(tx: Tx, tables: readonly PgTable[]): Promise<string> {
  return shortHash(`${serverVersion} ${await revisionOf(tx, tables)}`, 16)
}

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length)
}

export function respondUnchanged(tag: string): Response {
  return new Response(null, {
    status: 304,
    headers: { etag: `W/${tag}`, 'cache-control': revalidate },
  })
}

// Must not render as a page.
const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

export function respond(status: number, result: unknown, tag?: string): Response {
  const headers = new Headers(apiHeaders)
  if (tag) {
    headers.set('etag', `W/${tag}`)
    headers.set('cache-control', revalidate)
  } else headers.set('cache-control', 'no-store')
  if (result instanceof TextAnswer) {
    headers.set('content-type', result.contentType)
    return new Response(result.text, { status, headers })
  }
  headers.set('content-type', 'application/json; charset=utf-8')
  return new Response(result instanceof JsonText ? result.text : JSON.stringify(result), {
    status,
    headers,
  })
}

/** Without details of unexpected errors. */
export function respondError(error: unknown): Response {
  const refusal = refusalOf(error)
  const seconds = refusal.retryAfterSeconds ?? (refusal.status === 503 ? 5 : undefined)
  return Response.json(refusal.toBody(), {
    status: refusal.status,
    headers: {
      'cache-control': 'no-store',
      ...apiHeaders,
      ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }),
    },
  })
}

function refusalOf(error: unknown): P4Error {
  if (error instanceof P4Error) return error
  if (error instanceof FilesError) return unavailable('The server cannot reach its pictures')
  return isUnavailable(error)
    ? unavailable('The server cannot reach its data')
    : new P4Error(500, 'internal', 'Something went wrong on the server.')
}

function unavailable(what: string): P4Error {
  return new P4Error(503, 'unavailable', `${what} at the moment. Please try again.`)
}
