import { failedText } from '#domain/faults.ts'
import { ApiError, isLost, offlineMessage } from './errors.ts'

/** What a look at the host tells: the answer that was lost, or why the write has to be sent again. */
export type Found<Answer> = { readonly answer: Answer } | { readonly notDone: string }

/**
 * Sends a write that nobody may send twice by mistake. Where its answer is lost, `look` reads again what became
 * of it; `unknown` is told when that read fails as well. A message of the host stands before what the look tells.
 */
export async function lookWhenLost<Answer>(
  send: () => Promise<Answer>,
  look: () => Promise<Found<Answer>>,
  unknown: string,
): Promise<Answer> {
  let said = ''
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !isLost(error)) throw error
    if (![failedText, offlineMessage].includes(error.message))
      said = `${error.message.replace(/[^.!?]$/, '$&.')} `
  }
  const found = await look().catch(() => {
    throw new ApiError(0, 'unknown', said + unknown)
  })
  if ('notDone' in found) throw new ApiError(0, 'not_sent', said + found.notDone)
  return found.answer
}
