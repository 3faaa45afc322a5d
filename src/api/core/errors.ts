import { type FieldFault, failedText } from '#domain/faults.ts'
import type { OperationId } from './operations.gen.ts'

/** The text of a failure while the browser has no connection. */
export const offlineMessage = `${failedText} There is no connection.`

/** The text of a failure without an answer, of which the browser may know the reason. */
export const unansweredMessage = (): string =>
  navigator.onLine === false ? offlineMessage : failedText

/** An answer that is an error, or a call without an answer (status 0). The console never shows the code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: readonly FieldFault[]

  constructor(status: number, code: string, message: string, fields: readonly FieldFault[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** Whether a failed call may have been carried out all the same: no answer came, or only one of a proxy. */
export function isLost({ status, code }: ApiError): boolean {
  return status === 0 || (status >= 500 && code === 'unknown')
}

/** The text of a failure for the user: the server's message, or the text for a dead network. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : unansweredMessage()
}

/** The error of a call; null when the call succeeded. The end of the session is thrown. */
export async function errorOf(made: Promise<unknown>): Promise<ApiError | null> {
  try {
    await made
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return error
    throw error
  }
}

const failures: Partial<Record<OperationId, string>> = {
  listTags: 'Failed to get tags',
  updateStoreTaxRates: 'Woops we could not update the tax rates!',
  listStoreTaxRates: 'Could not fetch tax rates',
  listSurcharges: 'Could not fetch surcharges',
}

/** Default text for a refused call whose answer has no message. */
export function failureText(id: OperationId): string {
  return failures[id] ?? failedText
}
