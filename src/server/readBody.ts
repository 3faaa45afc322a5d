import type { Operation } from './contractDocument.ts'
import { P4Error } from './errors.ts'
import { requireBoundedJson } from './jsonShape.ts'

/** The connection broke off before the body was complete: nobody gets the answer. */
export class IncompleteBody extends P4Error {
  constructor() {
    super(400, 'incomplete_body', 'The request body did not arrive.')
  }
}

/** Reads from the connection; any failure is an incomplete body. */
export async function orIncompleteBody<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    throw error instanceof P4Error ? error : new IncompleteBody()
  }
}

/** Undefined without a body. Throws 415, IncompleteBody, or 400 for unreadable, oversized or unstorable content. */
export async function readBody(request: Request, operation: Operation): Promise<unknown> {
  if (operation.body === 'none') return undefined
  const mediaType = operation.multipart ? 'multipart/form-data' : 'application/json'
  if (mediaTypeOf(request) !== mediaType) {
    if ((await orIncompleteBody(request.text())) === '') return undefined
    const message = `The request body must be sent as ${mediaType}.`
    throw new P4Error(415, 'unsupported_media_type', message)
  }
  if (operation.multipart) {
    const bytes = Buffer.from(await orIncompleteBody(request.arrayBuffer()))
    try {
      return Object.fromEntries(await readForm(request, bytes))
    } catch {
      throw new P4Error(400, 'malformed_form', 'The upload could not be read.')
    }
  }
  const text = await orIncompleteBody(request.text())
  if (text === '') return undefined
  requireBoundedJson(text)
  const body = parse(text)
  const path = findUnstorableText(body)?.join('.')
  if (path === undefined) return body
  const message = 'This text has a character that cannot be stored.'
  throw new P4Error(400, 'invalid_request', message, [{ path, message }])
}

// More would take seconds.
const maxParts = 1_000
const maxHeaderBytes = 16 * 1024

async function readForm(request: Request, bytes: Buffer<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const [, quoted, plain] = /boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(type) ?? []
  const boundary = `\r\n--${quoted ?? plain ?? ''}`
  let parts = 1
  for (let at = 0; at >= 0; at = bytes.indexOf(boundary, at + 1), parts += 1) {
    const hasHeaders = bytes.subarray(at, at + maxHeaderBytes).includes('\r\n\r\n')
    const isLast = at + maxHeaderBytes > bytes.length
    if (parts > maxParts || !(hasHeaders || isLast)) throw new Error('Too many parts or headers')
  }
  return new Response(bytes, { headers: { 'content-type': type } }).formData()
}

/** 'Application/JSON; charset=utf-8' -> 'application/json' */
function mediaTypeOf({ headers }: Request): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new P4Error(400, 'malformed_json', 'The request body is not valid JSON.')
  }
}

/** PostgreSQL refuses NUL and lone surrogates. */
function findUnstorableText(value: unknown): string[] | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (findUnstorableText(key)) return []
    const found = findUnstorableText(inner)
    if (found) return [String(key), ...found]
  }
  return undefined
}
