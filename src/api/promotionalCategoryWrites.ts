import type { Edit } from '#domain/merge.ts'
import type { BodyOf } from './contract.ts'
import { saveOver } from './latest.ts'
import type { PromotionalCategory } from './promotionalCategories.ts'
import { useSave } from './useOperation.ts'

type CategoryEdit = Edit<PromotionalCategory, BodyOf<'updatePromotionalCategory'>>

/** Saves a promotional category. PUT replaces the whole category (AMB-177). */
export function useUpdatePromotionalCategory() {
  return useSave('updatePromotionalCategory', ({ opened, changes }: CategoryEdit, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      async (call) => (await call('listPromotionalCategories')).find(({ id }) => id === opened.id),
      (now, header) =>
        write('updatePromotionalCategory', { path, header, body: { ...now, ...changes } }),
    )
  })
}
