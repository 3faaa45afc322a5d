import type { Operation } from './contract.ts'
import { P4Error } from './errors.ts'

/**
 * The request's body: JSON, or for multipart operations its form fields (files as File).
 * Undefined without one. Throws a 400 for JSON that cannot be read, and for texts that no database keeps.
 */
export async function readBody(request: Request, operation: Operation): Promise<unknown> {
  if (!operation.hasBody) return undefined
  if (operation.multipart) {
    try {
      return Object.fromEntries(await request.formData())
    } catch {
      throw new P4Error(400, 'malformed_form', 'The upload could not be read.')
    }
  }
  const text = await request.text()
  if (text === '') return undefined
  const body = parse(text)
  // Only an escape can bring such a character: few requests have one to look for.
  const path = /\\u(0000|d[89a-f])/i.test(text) ? unkeepable(body, '') : undefined
  if (path === undefined) return body
  const message = 'This text has a character that cannot be stored.'
  throw new P4Error(400, 'invalid_request', message, [{ path, message }])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new P4Error(400, 'malformed_json', 'The request body is not valid JSON.')
  }
}

/** Dotted path of the first text with a NUL or half of a surrogate pair, which PostgreSQL refuses. */
function unkeepable(value: unknown, path: string): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = unkeepable(key, path) ?? unkeepable(inner, path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
