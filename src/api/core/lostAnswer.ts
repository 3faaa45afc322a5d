import { failedText } from '#domain/faults.ts'
import { ApiError, failureText, isLost, offlineMessage } from './errors.ts'
import { type MutatingOperationId, operationTable } from './operations.gen.ts'
import { mutationFacts } from './operations.ts'

/** The lost answer, or why the write must be sent again. */
export type Found<Answer> = { readonly answer: Answer } | { readonly notDone: string }

/**
 * For writes that must not be sent twice. `look` reads what became of a lost one; `unknown` is the message if
 * it fails.
 */
export async function lookWhenLost<Answer>(
  send: () => Promise<Answer>,
  look: () => Promise<Found<Answer>>,
  unknown: string,
): Promise<Answer> {
  let lost: ApiError
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !isLost(error)) throw error
    lost = error
  }
  const found = await look().catch(() => {
    throw new ApiError(0, 'unknown', lostText(lost.message, unknown))
  })
  if ('answer' in found) return found.answer
  // The look was answered: there is a connection again.
  const failure = lost.message === offlineMessage ? failedText : lost.message
  throw new ApiError(0, 'not_sent', lostText(failure, found.notDone))
}

/** Adds to the failure of a call that it may have been carried out all the same (AMB-269). */
export function withLostNote(id: MutatingOperationId, failure: unknown): unknown {
  if (!(failure instanceof ApiError) || !isLost(failure)) return failure
  // The host said why, or the browser is offline.
  if (failure.message !== failureText(id)) return failure
  // Sign-in, e-mails and exports: no page shows what became of them.
  if (mutationFacts[id].stale.length === 0) return failure
  const done = operationTable[id].method === 'DELETE' ? 'removed' : 'saved'
  const note = `The answer was lost: it may have been ${done}. Reload to see.`
  return new ApiError(failure.status, failure.code, lostText(failure.message, note))
}

/** "Something went wrong." or the words of the host, then what became of the write. */
export const lostText = (failure: string, outcome: string): string =>
  `${failure.replace(/[^.!?]$/, '$&.')} ${outcome}`
