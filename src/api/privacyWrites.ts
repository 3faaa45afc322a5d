import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { ApiError, isLost } from './errors.ts'
import { useOperation } from './useOperation.ts'

/**
 * Deletes a user, and answers the proof. Where the answer is lost, the user is looked for: null tells that the
 * deletion went through.
 */
export function useUserDeletion(id: number, done: string) {
  return useOperation('deleteUser', {
    failureShownInPlace: true,
    flash: () => ({ message: done }),
    send: async (body: BodyOf<'deleteUser'>, write): Promise<object | null> => {
      try {
        return await write('deleteUser', { path: { id }, body })
      } catch (error) {
        if (!(error instanceof ApiError) || !isLost(error)) throw error
        if (await isGone(id)) return null
        throw new ApiError(0, 'not_sent', 'Nothing was deleted. You can send it again.')
      }
    },
  })
}

async function isGone(id: number): Promise<boolean> {
  try {
    await call('getUser', { path: { id } })
    return false
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true
    const message =
      'The answer was lost, and the person could not be read again: it is not known whether the deletion went through.'
    throw new ApiError(0, 'unknown', message)
  }
}
