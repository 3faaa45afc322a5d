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
  let hostMessage = ''
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !isLost(error)) throw error
    if (![failedText, offlineMessage].includes(error.message))
      hostMessage = `${error.message.replace(/[^.!?]$/, '$&.')} `
  }
  const found = await look().catch(() => {
    throw new ApiError(0, 'unknown', hostMessage + unknown)
  })
  if ('notDone' in found) throw new ApiError(0, 'not_sent', hostMessage + found.notDone)
  return found.answer
}
