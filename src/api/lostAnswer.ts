import { ApiError, isLost } from './errors.ts'

/** What a look at the host tells: the answer that was lost, or why the write has to be sent again. */
export type Found<Answer> = { readonly answer: Answer } | { readonly notDone: string }

/**
 * Sends a write that nobody may send twice by mistake. Where its answer is lost, `look` reads again what became
 * of it; `unknown` is told when that read fails as well.
 */
export async function lookWhenLost<Answer>(
  send: () => Promise<Answer>,
  look: () => Promise<Found<Answer>>,
  unknown: string,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !isLost(error)) throw error
  }
  const found = await look().catch(() => {
    throw new ApiError(0, 'unknown', unknown)
  })
  if ('notDone' in found) throw new ApiError(0, 'not_sent', found.notDone)
  return found.answer
}
