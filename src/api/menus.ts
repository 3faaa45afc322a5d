import { changedMenu, holderOf, type MenuChange } from '#domain/menus/menuTree.ts'
import { ApiError } from './core/errors.ts'
import { saveRead, useSave } from './core/latest.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type Menu = components['schemas']['Menu']
export type MenuCategory = components['schemas']['MenuCategory']

/** Fresh until a write makes it stale. */
export const menusQuery = () => ({
  ...operationQuery('listMenus'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const menuCategoriesQuery = (menuSlug: string) =>
  operationQuery('getMenuCategories', { path: { menuSlug } })

export function holdsProduct(tree: readonly MenuCategory[], productId: number): boolean {
  return tree.some(({ children }) => children.some(({ products }) => products.includes(productId)))
}

/** Each edit applies to the outcome of the edit before. */
const inTurn = 'updateMenuCategories'

/** An optimistic change of a menu. Applies to the host's current tree, because PUT replaces the whole tree. */
export function useChangeMenu(menuSlug: string) {
  const path = { menuSlug }
  return useSave(
    'updateMenuCategories',
    (change: MenuChange, write) =>
      saveRead(
        (call) => call('getMenuCategories', { path }),
        async (now, header) => {
          const body = changedMenu(now, change)
          if (body) {
            const answer = await write('updateMenuCategories', { path, header, body })
            return {
              answer,
              replaced: replacesName(now, change) ? ['Name'] : [],
              base: { before: now },
            }
          }
          const holder = holderOf(now, change)
          const message = holder
            ? `${holder.name} holds this product already.`
            : 'Somebody changed this menu meanwhile, so this could not be done.'
          throw new ApiError(409, 'not-changed', message)
        },
      ),
    {
      optimistic: optimistic(
        'getMenuCategories',
        (tree, change: MenuChange) => changedMenu(tree, change) ?? tree,
        { path },
      ),
      inTurn,
    },
  )
}

function replacesName(tree: readonly MenuCategory[], change: MenuChange): boolean {
  if (change.kind !== 'rename') return false
  const categories = tree.flatMap((one) => [one, ...one.children])
  const now = categories.find(({ id }) => id === change.id)?.name
  return now !== change.was && now !== change.name
}

export function useCreateMenuCategory() {
  return useOperation('createMenuCategory', { inTurn })
}

export function useDeleteMenuCategory() {
  return useOperation('deleteMenuCategory', { inTurn })
}
