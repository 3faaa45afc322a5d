import type { OperationId } from './operations.gen.ts'
import type { components } from './schema.gen.ts'

export type FieldError = components['schemas']['FieldError']

/** Text of every failure without an answer (FLASH-05). */
export const networkMessage = 'Something went wrong.'

/** An answer that is an error, or no answer at all (status 0). Codes are never shown (FLASH-04). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: readonly FieldError[]

  constructor(status: number, code: string, message: string, fields: readonly FieldError[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** What a failure says to a person: the server's message, or the text for a dead network. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : networkMessage
}

const failures: Partial<Record<OperationId, string>> = {
  listTags: 'Failed to get tags',
  updateStoreTaxRates: 'Woops we could not update the tax rates!',
  listStoreTaxRates: 'Could not fetch tax rates',
  listSurcharges: 'Could not fetch surcharges',
}

/** Default text of a refused call whose answer has no message (FLASH-26, FLASH-79..FLASH-81). */
export function failureText(id: OperationId): string {
  return failures[id] ?? networkMessage
}
