import { changedMenu, type MenuChange } from '#domain/menuTree.ts'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { optimistic } from './optimistic.ts'
import { useOperation } from './useOperation.ts'

/** Edits of menus wait for each other, so that each one applies to the outcome of the one before. */
const inTurn = 'updateMenuCategories'

/**
 * Makes one change of a menu and shows it at once. The change applies to the tree as the host has it by then,
 * so that a PUT of the whole tree takes back nobody's edits (API-128).
 */
export function useChangeMenu(menuSlug: string) {
  const path = { menuSlug }
  return useOperation('updateMenuCategories', {
    send: async (change: MenuChange, write) => {
      const next = changedMenu(await call('getMenuCategories', { path }), change)
      if (!next) {
        const message = 'Somebody changed this menu meanwhile, so this could not be done.'
        throw new ApiError(409, 'changed-meanwhile', message)
      }
      return write('updateMenuCategories', { path, body: next })
    },
    optimistic: optimistic(
      'getMenuCategories',
      (tree, change: MenuChange) => changedMenu(tree, change) ?? tree,
      { path },
    ),
    inTurn,
  })
}

/** Creates a category, or with a parent a subcategory (API-129). */
export function useCreateMenuCategory() {
  return useOperation('createMenuCategory', { inTurn })
}

/** Deletes a category with what is below it; the products themselves stay (API-130). */
export function useDeleteMenuCategory() {
  return useOperation('deleteMenuCategory', { inTurn })
}
