import type { Menu, MenuCategory } from '#api/menus.ts'

/** The chosen tabs, as they stand in the address. */
interface MenuSearch {
  menu?: string
  category?: number
}

/** Keeps what is well-formed of an address. */
export function menuSearch({ menu, category }: Record<string, unknown>): MenuSearch {
  const id = Number(category)
  return {
    ...(typeof menu === 'string' && menu !== '' ? { menu } : {}),
    ...(category !== undefined && Number.isInteger(id) && id > 0 ? { category: id } : {}),
  }
}

/** The chosen menu, or the first one. */
export function menuIn(menus: readonly Menu[], slug: string | undefined): Menu | undefined {
  return menus.find((menu) => menu.slug === slug) ?? menus[0]
}

/** The chosen category, or the first one. */
export function categoryIn(
  tree: readonly MenuCategory[],
  id: number | undefined,
): MenuCategory | undefined {
  return tree.find((category) => category.id === id) ?? tree[0]
}
