import { failedText, Refusal } from '#domain/faults.ts'
import type { OperationId } from './operations.gen.ts'

export const offlineMessage = `${failedText} There is no connection.`

export const unansweredMessage = (): string =>
  navigator.onLine === false ? offlineMessage : failedText

/** An error answer, or status 0 without an answer. The code is never shown. */
export class ApiError extends Refusal {
  override readonly name = 'ApiError'
}

/** Whether the host may have carried out a failed call: no answer came, or only a proxy's. */
export function isLost({ status, code }: ApiError): boolean {
  return status === 0 || (status >= 500 && code === 'unknown')
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : unansweredMessage()
}

/** The error of a call; null after a success. Throws a 401, which ends the session. */
export async function errorOf(made: Promise<unknown>): Promise<ApiError | null> {
  try {
    await made
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return error
    throw error
  }
}

/** Null where the host lacks the call, an extension. */
export async function orNullWithoutCall<T>(made: Promise<T>): Promise<T | null> {
  try {
    return await made
  } catch (error) {
    if (error instanceof ApiError && [404, 405, 501].includes(error.status)) return null
    throw error
  }
}

const failures: Partial<Record<OperationId, string>> = {
  listTags: 'Failed to get tags',
  updateStoreTaxRates: 'Woops we could not update the tax rates!',
  listStoreTaxRates: 'Could not fetch tax rates',
  listSurcharges: 'Could not fetch surcharges',
}

export function failureText(id: OperationId): string {
  return failures[id] ?? failedText
}
