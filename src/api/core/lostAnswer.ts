import { failedText } from '#domain/faults.ts'
import { ApiError, isLost, offlineMessage } from './errors.ts'

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

/** "Something went wrong." or the words of the host, then what became of the write. */
export const lostText = (failure: string, outcome: string): string =>
  `${failure.replace(/[^.!?]$/, '$&.')} ${outcome}`
