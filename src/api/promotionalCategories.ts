import { useQueryClient } from '@tanstack/react-query'
import { type PromotionalCategory, promotionalCategoriesQuery } from './catalogueLookups.ts'
import { useOperation } from './query.ts'

type Rows = readonly PromotionalCategory[]

/** Adds, renames and deletes promotional categories (API-55..API-57). */
export function usePromotionalCategories() {
  const client = useQueryClient()
  const create = useOperation('createPromotionalCategory')
  const update = useOperation('updatePromotionalCategory')
  const remove = useOperation('deletePromotionalCategory')
  const put = (change: (rows: Rows) => Rows) =>
    client.setQueryData(promotionalCategoriesQuery().queryKey, (rows) => rows && [...change(rows)])
  return {
    add: async (name: string): Promise<void> => {
      const made = await create.mutateAsync({ body: { name } })
      put((rows) => [...rows, made])
    },
    rename: async (id: number, name: string): Promise<void> => {
      const saved = await update.mutateAsync({ path: { id }, body: { name } })
      put((rows) => rows.map((row) => (row.id === id ? saved : row)))
    },
    remove: async (id: number): Promise<void> => {
      await remove.mutateAsync({ path: { id } })
      put((rows) => rows.filter((row) => row.id !== id))
    },
  }
}
