/* Pure functions. A change names ids instead of positions: the tree may change before the save. */
import { inserted, type Spot, withMove } from '../ordering.ts'

interface Subcategory {
  readonly id: number
  readonly name: string
  readonly products: readonly number[]
}

interface Category<Child> {
  readonly id: number
  readonly name: string
  readonly children: readonly Child[]
}

export type MenuChange =
  | ({
      readonly kind: 'moveProduct'
      readonly id: number
      readonly from: number
      readonly to: number
    } & Spot)
  | ({ readonly kind: 'moveSubcategory'; readonly id: number; readonly to: number } & Spot)
  | ({ readonly kind: 'moveCategory'; readonly id: number } & Spot)
  | ({ readonly kind: 'addProduct'; readonly id: number; readonly to: number } & Spot)
  | { readonly kind: 'removeProduct'; readonly id: number; readonly from: number }
  | { readonly kind: 'rename'; readonly id: number; readonly name: string; readonly was: string }

/** Null if a category or product of the change no longer exists. */
export function changedMenu<Child extends Subcategory, Top extends Category<Child>>(
  tree: readonly (Top & Category<Child>)[],
  change: MenuChange,
): (Top & Category<Child>)[] | null {
  const children = tree.flatMap((category) => category.children)
  const child = (id: number) => children.find((one) => one.id === id)
  const edited = (edit: (one: Child) => Child) =>
    tree.map((category) => withChildren(category, category.children.map(edit)))
  const withProducts =
    (of: number, products: (now: readonly number[]) => number[]) => (one: Child) =>
      one.id === of ? { ...one, products: products(one.products) } : one

  switch (change.kind) {
    case 'moveProduct': {
      const { id, from, to } = change
      const [source, target] = [child(from), child(to)]
      if (!source?.products.includes(id) || !target) return null
      // A product occurs once in a subcategory.
      if (from !== to && target.products.includes(id)) return null
      const taken = withProducts(from, (now) => now.filter((one) => one !== id))
      const put = withProducts(to, (now) => inserted(now, id, change, Number))
      return edited((one) => put(taken(one)))
    }
    case 'moveSubcategory': {
      const moved = child(change.id)
      if (!moved || tree.every(({ id }) => id !== change.to)) return null
      return tree.map((category) => {
        const others = category.children.filter(({ id }) => id !== moved.id)
        const isTarget = category.id === change.to
        if (!isTarget && others.length === category.children.length) return category
        return withChildren(
          category,
          isTarget ? inserted(others, moved, change, ({ id }) => id) : others,
        )
      })
    }
    case 'moveCategory':
      return tree.some(({ id }) => id === change.id) ? withMove(tree, change) : null
    case 'addProduct': {
      const { id, to } = change
      if (!child(to)) return null
      return edited(
        withProducts(to, (now) =>
          now.includes(id) ? [...now] : inserted(now, id, change, Number),
        ),
      )
    }
    case 'removeProduct':
      if (!child(change.from)?.products.includes(change.id)) return null
      return edited(withProducts(change.from, (now) => now.filter((id) => id !== change.id)))
    case 'rename': {
      const { id, name } = change
      if (![...tree, ...children].some((one) => one.id === id)) return null
      return edited((one) => (one.id === id ? { ...one, name } : one)).map((category) =>
        category.id === id ? { ...category, name } : category,
      )
    }
  }
}

/** The inverse of a removal or a move; undefined for other changes. */
export function wayBack<Child extends Subcategory>(
  tree: readonly Category<Child>[],
  change: MenuChange,
): MenuChange | undefined {
  const spotOf = (id: number, all: readonly number[] = []) => {
    const others = all.filter((one) => one !== id)
    return spotAt(others, all.indexOf(id))
  }
  const productsOf = (id: number) =>
    tree.flatMap(({ children }) => children).find((one) => one.id === id)?.products
  switch (change.kind) {
    case 'removeProduct': {
      const { id, from: to } = change
      return { kind: 'addProduct', id, to, ...spotOf(id, productsOf(to)) }
    }
    case 'moveProduct': {
      const { id, from: to, to: from } = change
      return { kind: 'moveProduct', id, from, to, ...spotOf(id, productsOf(to)) }
    }
    case 'moveSubcategory': {
      const { id } = change
      const category = tree.find(({ children }) => children.some((one) => one.id === id))
      const ids = category?.children.map((one) => one.id)
      return category && { kind: 'moveSubcategory', id, to: category.id, ...spotOf(id, ids) }
    }
  }
  return undefined
}

/** The subcategory that already has the moved product. */
export function holderOf<Child extends Subcategory>(
  tree: readonly Category<Child>[],
  change: MenuChange,
): Child | undefined {
  if (change.kind !== 'moveProduct' || change.from === change.to) return undefined
  return tree
    .flatMap(({ children }) => children)
    .find(({ id, products }) => id === change.to && products.includes(change.id))
}

function withChildren<Child, Top extends Category<Child>>(
  category: Top,
  children: readonly Child[],
): Top {
  return { ...category, children }
}

/** `ids` does not contain the moved id. */
export function spotAt(ids: readonly number[], position: number): Spot {
  return { after: ids[position - 1] ?? null, before: ids[position] ?? null }
}
