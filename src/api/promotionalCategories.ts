import type { Edit } from '#domain/merge.ts'
import { sortedByOwnName } from '#domain/sorting.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver, useSave } from './core/latest.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type PromotionalCategory = components['schemas']['PromotionalCategory']

export const promotionalCategoriesQuery = () =>
  operationQueryAs('listPromotionalCategories', sortedByOwnName)

type CategoryEdit = Edit<PromotionalCategory, BodyOf<'updatePromotionalCategory'>>

/** PUT replaces the whole category (AMB-177). */
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
