import { call } from './client.ts'
import type { Credit, CreditInput } from './credits.ts'
import { ApiError, isLost } from './errors.ts'
import { useOperation } from './useOperation.ts'

/**
 * Gives a user a credit (`opened` null) or changes one. Where the answer to a new credit is lost, the credits
 * are read again first, since sending once more would give the money twice.
 */
export function useSaveCredit(userId: number, opened: Credit | null) {
  return useOperation(opened ? 'updateCredit' : 'createCredit', {
    send: async (body: CreditInput, write): Promise<unknown> => {
      const path = { id: userId }
      if (opened) return write('updateCredit', { path: { ...path, creditId: opened.id }, body })
      const before = new Set((await call('listCredits', { path })).map(({ id }) => id))
      try {
        return await write('createCredit', { path, body })
      } catch (error) {
        if (!(error instanceof ApiError) || !isLost(error)) throw error
        const after = await readAgain(userId)
        const given = after.some((credit) => !before.has(credit.id) && isLike(credit, body))
        if (given) return undefined
        throw new ApiError(0, 'not_sent', 'The credit was not given. You can send it again.')
      }
    },
  })
}

async function readAgain(userId: number): Promise<readonly Credit[]> {
  try {
    return await call('listCredits', { path: { id: userId } })
  } catch {
    const message =
      'The answer was lost, and the credits could not be read again. Look whether the credit is there before you send it once more.'
    throw new ApiError(0, 'unknown', message)
  }
}

const isLike = (credit: Credit, { amount, product_type }: CreditInput): boolean =>
  credit.amount === amount && credit.product_type === product_type
