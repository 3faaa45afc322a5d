import type { Operation } from './contract.ts'
import { P4Error } from './errors.ts'

/**
 * The request's body: JSON, or for multipart operations its form fields (files as File).
 * Undefined without one. Throws a 400 for JSON that cannot be read.
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
  try {
    return JSON.parse(text)
  } catch {
    throw new P4Error(400, 'malformed_json', 'The request body is not valid JSON.')
  }
}
