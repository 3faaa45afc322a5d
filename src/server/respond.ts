import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '#domain/permissions.ts'
import { isUnavailable } from './database/broken.ts'
import { revisionOf, type Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { JsonText, TextAnswer } from './handlers.ts'

/**
 * Browsers may keep an answer but must ask again before they use it; the ETag then makes the repeated read
 * cheap.
 */
const revalidate = 'private, no-cache'

/**
 * Tag of an answer that changes only with the tables: the operation, their revision, and the rest of the
 * question with the rights of a viewer on whom the answer depends, e.g. "getTag.5p2MvW8sKx1q.8dF0aQ".
 */
export async function etagOf(
  tx: Tx,
  operation: string,
  { search, viewer }: { readonly search: string; readonly viewer: Viewer | undefined },
  tables: readonly PgTable[],
): Promise<string> {
  const question = JSON.stringify([search, ...(viewer ? rightsOf(viewer) : [])])
  return `"${operation}.${await revisionTag(tx, tables)}.${short(question, 6)}"`
}

function rightsOf({ id, roles, permissions, storeIds }: Viewer) {
  return [id, ...[roles, permissions, storeIds].map((set) => [...set].sort())]
}

/** A word of this version of the server: another version may answer otherwise from the same tables. */
const version = ['./contract.gen.json', '../../package.json']
  .map((file) => short(readFileSync(new URL(file, import.meta.url), 'utf8'), 16))
  .join()

/** The part of a tag that changes with the tables, and with the version of the server. */
export async function revisionTag(tx: Tx, tables: readonly PgTable[]): Promise<string> {
  return short(`${version} ${await revisionOf(tx, tables)}`, 16)
}

function short(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length)
}

export function respondUnchanged(tag: string): Response {
  return new Response(null, {
    status: 304,
    headers: { etag: `W/${tag}`, 'cache-control': revalidate },
  })
}

/** Only the console's program reads answers: a browser that opens one directly must not show it as a page. */
const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Turns a handler's result into the answer. */
export function respond(status: number, result: unknown, tag?: string): Response {
  const headers = new Headers(guard)
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

/**
 * An error as the contract's error answer; an error other than P4Error reveals nothing of the server's
 * inside.
 */
export function respondError(error: unknown): Response {
  const refusal = refusalOf(error)
  return Response.json(refusal.toBody(), {
    status: refusal.status,
    headers: {
      'cache-control': 'no-store',
      ...guard,
      ...(refusal.status === 503 ? { 'retry-after': '5' } : {}),
    },
  })
}

function refusalOf(error: unknown): P4Error {
  if (error instanceof P4Error) return error
  return isUnavailable(error)
    ? new P4Error(
        503,
        'unavailable',
        'The server cannot reach its data at the moment. Please try again.',
      )
    : new P4Error(500, 'internal', 'Something went wrong on the server.')
}
