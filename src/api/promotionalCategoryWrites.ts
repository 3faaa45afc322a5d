import { saveOver } from './latest.ts'
import type { PromotionalCategory } from './promotionalCategories.ts'
import { useOperation } from './useOperation.ts'

interface Renaming {
  readonly opened: PromotionalCategory
  readonly name: string
}

/** Renames a promotional category. PUT replaces the whole category (AMB-177). */
export function useRenamePromotionalCategory() {
  return useOperation('updatePromotionalCategory', {
    send: ({ opened, name }: Renaming, write) =>
      saveOver(
        opened,
        async (call) =>
          (await call('listPromotionalCategories')).find(({ id }) => id === opened.id),
        (now, header) =>
          write('updatePromotionalCategory', {
            path: { id: opened.id },
            header,
            body: { ...now, name },
          }),
      ),
  })
}
