import { changedMenu, holderOf, type MenuChange } from '#domain/menus/menuTree.ts'
import { ApiError } from './core/errors.ts'
import { saveRead } from './core/latest.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation, useSave } from './core/useOperation.ts'

export type Menu = components['schemas']['Menu']
export type MenuCategory = components['schemas']['MenuCategory']

/** The menus in the order of their tabs. The answer stays fresh until a write makes the menus stale. */
export const menusQuery = () => ({
  ...operationQuery('listMenus'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The top-level categories of a menu with their descendants. */
export const menuCategoriesQuery = (menuSlug: string) =>
  operationQuery('getMenuCategories', { path: { menuSlug } })

/** Whether a menu holds the product, at any depth. */
export function holdsProduct(tree: readonly MenuCategory[], productId: number): boolean {
  return tree.some(({ children }) => children.some(({ products }) => products.includes(productId)))
}

/** Edits of menus wait for each other, so that each one applies to the outcome of the one before. */
const inTurn = 'updateMenuCategories'

/**
 * Makes one change of a menu and shows it at once. The change applies to the tree as the host has it by then,
 * so that a PUT of the whole tree takes back nobody's edits.
 */
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
            return { answer, replaced: replacesName(now, change) ? ['Name'] : [] }
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

/** Whether a change replaces a name that somebody else gave meanwhile. */
function replacesName(tree: readonly MenuCategory[], change: MenuChange): boolean {
  if (change.kind !== 'rename') return false
  const categories = tree.flatMap((one) => [one, ...one.children])
  const now = categories.find(({ id }) => id === change.id)?.name
  return now !== change.was && now !== change.name
}

/** Creates a category, or with a parent a subcategory. */
export function useCreateMenuCategory() {
  return useOperation('createMenuCategory', { inTurn })
}

/** Deletes a category with what is below it; the products themselves stay. */
export function useDeleteMenuCategory() {
  return useOperation('deleteMenuCategory', { inTurn })
}
