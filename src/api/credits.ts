import type { Edit } from '#domain/merge.ts'
import { sortedById } from '#domain/sorting.ts'
import { call } from './core/client.ts'
import { type Saved, saveOver, useSave } from './core/latest.ts'
import { lookWhenLost } from './core/lostAnswer.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type Credit = components['schemas']['Credit']
type CreditInput = components['schemas']['CreditInput']

export const creditsQuery = (id: number) =>
  operationQueryAs('listCredits', (credits) => sortedById(credits).reverse(), { path: { id } })

const unknown =
  'The answer was lost, and the credits could not be read again. Look what they are before you send it once more.'

/** After a lost answer the credits are read again: a second call would give the money twice. */
export function useCreateCredit(userId: number) {
  const path = { id: userId }
  const read = () => call('listCredits', { path })
  return useOperation('createCredit', {
    send: async (body: CreditInput, write): Promise<unknown> => {
      const before = new Set((await read()).map(({ id }) => id))
      const look = async () => {
        const given = (await read()).find((one) => !before.has(one.id) && isLike(one, body))
        return given
          ? { answer: given }
          : { notDone: 'The credit was not given. You can send it again.' }
      }
      return lookWhenLost<unknown>(() => write('createCredit', { path, body }), look, unknown)
    },
  })
}

/** After a lost answer the credits are read again. */
export function useUpdateCredit(userId: number) {
  const path = { id: userId }
  return useSave(
    'updateCredit',
    ({ opened, changes }: Edit<Credit, CreditInput>, write): Promise<Saved<unknown>> => {
      const among = (credits: readonly Credit[]) => credits.find(({ id }) => id === opened.id)
      const save = () =>
        saveOver(
          opened,
          async (call) => among(await call('listCredits', { path })),
          async (now) => {
            const { amount, product_type } = { ...now, ...changes }
            const { credit } = await write('updateCredit', {
              path: { ...path, creditId: opened.id },
              body: { amount, product_type },
            })
            return credit
          },
        )
      const look = async () => {
        const now = among(await call('listCredits', { path }))
        return now && isLike(now, { ...now, ...changes })
          ? { answer: { answer: now, replaced: [] } }
          : { notDone: 'The credit was not changed. You can send it again.' }
      }
      return lookWhenLost<Saved<unknown>>(save, look, unknown)
    },
  )
}

/** After a lost answer the credits are read again. */
export function useDeleteCredit(userId: number) {
  const path = { id: userId }
  return useOperation('deleteCredit', {
    send: (creditId: number, write): Promise<unknown> => {
      const look = async () => {
        const now = await call('listCredits', { path })
        return now.some(({ id }) => id === creditId)
          ? { notDone: 'The credit was not deleted. You can send it again.' }
          : { answer: undefined }
      }
      const remove = () => write('deleteCredit', { path: { ...path, creditId } })
      return lookWhenLost<unknown>(remove, look, unknown)
    },
  })
}

const isLike = (credit: Credit, { amount, product_type }: CreditInput): boolean =>
  credit.amount === amount && credit.product_type === product_type
