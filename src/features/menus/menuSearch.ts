import type { Menu, MenuCategory } from '#api/menus.ts'

/** Chosen tabs and expanded subcategories: `?category=2&open=7,9`. */
interface MenuSearch {
  menu?: string
  category?: number
  open?: string | undefined
}

const ids = /^\d+(,\d+)*$/

export function menuSearch({ menu, category, open }: Record<string, unknown>): MenuSearch {
  const id = Number(category)
  return {
    ...(typeof menu === 'string' && menu !== '' ? { menu } : {}),
    ...(category !== undefined && Number.isInteger(id) && id > 0 ? { category: id } : {}),
    ...(typeof open === 'string' && ids.test(open) ? { open } : {}),
  }
}

/** Default: the first menu. */
export function menuIn(menus: readonly Menu[], slug: string | undefined): Menu | undefined {
  return menus.find((menu) => menu.slug === slug) ?? menus[0]
}

/** Default: the first category. */
export function categoryIn(
  tree: readonly MenuCategory[],
  id: number | undefined,
): MenuCategory | undefined {
  return tree.find((category) => category.id === id) ?? tree[0]
}

export function openIn(open: string | undefined): ReadonlySet<number> {
  return new Set(open?.split(',').map(Number))
}

export function withOpen(open: string | undefined, id: number, isOpen: boolean) {
  const others = [...openIn(open)].filter((one) => one !== id)
  return [...others, ...(isOpen ? [id] : [])].join(',') || undefined
}
