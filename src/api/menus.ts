import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

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
