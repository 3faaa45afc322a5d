import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Menu = components['schemas']['Menu']
export type MenuCategory = components['schemas']['MenuCategory']

/** The menus in the order of their tabs (API-126, MENU-01); they are kept until they are changed (CONST-07). */
export const menusQuery = () => ({
  ...operationQuery('listMenus'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The top-level categories of a menu with what is below them (API-127). */
export const menuCategoriesQuery = (menuSlug: string) =>
  operationQuery('getMenuCategories', { path: { menuSlug } })

/** Whether a product stands anywhere in a menu. */
export function holdsProduct(tree: readonly MenuCategory[], productId: number): boolean {
  return tree.some(({ children }) => children.some(({ products }) => products.includes(productId)))
}
