import type { Menu, MenuCategory } from '#api/menus.ts'

/** The chosen tabs and the expanded subcategories, as they stand in the address: `?category=2&open=7,9`. */
interface MenuSearch {
  menu?: string
  category?: number
  open?: string | undefined
}

const ids = /^\d+(,\d+)*$/

/** Keeps what is well-formed of an address. */
export function menuSearch({ menu, category, open }: Record<string, unknown>): MenuSearch {
  const id = Number(category)
  return {
    ...(typeof menu === 'string' && menu !== '' ? { menu } : {}),
    ...(category !== undefined && Number.isInteger(id) && id > 0 ? { category: id } : {}),
    ...(typeof open === 'string' && ids.test(open) ? { open } : {}),
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

/** The ids of the expanded subcategories. */
export function openIn(open: string | undefined): ReadonlySet<number> {
  return new Set(open?.split(',').map(Number))
}

/** The parameter of the expanded subcategories with one of them expanded or closed. */
export function withOpen(open: string | undefined, id: number, isOpen: boolean) {
  const others = [...openIn(open)].filter((one) => one !== id)
  return [...others, ...(isOpen ? [id] : [])].join(',') || undefined
}
