import { formatDollars } from '../prices/money.ts'
import { counted, listed } from '../wording.ts'
import type { Finding } from './finding.ts'

interface Product {
  readonly id: number
  readonly name: string
  /** Base price in cents. */
  readonly price: number
}

interface SoldProduct {
  readonly product_id: number
  readonly product: { readonly name: string; readonly variants: readonly unknown[] }
  readonly prices: readonly { readonly variant_id: number; readonly price: number }[]
}

interface StoreMenu {
  readonly store: string
  readonly sold: readonly SoldProduct[]
}

const ofProduct = (kind: string, id: number, label: string, detail: string, hash = '') => ({
  id: `${kind} ${id}`,
  label,
  detail,
  to: `/products/${id}`,
  ...(hash && { hash }),
})

export function freeProducts(products: readonly Product[]): Finding[] {
  return products
    .filter(({ price }) => price === 0)
    .map(({ id, name }) => ofProduct('free', id, name, 'The base price is $0.00'))
}

const isFar = (price: number, usual: number, factor: number) =>
  usual > 0 && (price > usual * factor || price * factor < usual)

/**
 * One finding per product: the stores where a variant is free, costs more than twice or less than half of the
 * usual price, or five times more or less than the product's base price (AMB-256).
 */
export function strangePrices(
  menus: readonly StoreMenu[],
  products: readonly Product[],
): Finding[] {
  const prices = menus.flatMap(({ store, sold }) =>
    sold.flatMap((one) =>
      one.prices.map((price) => ({ ...price, store, product_id: one.product_id })),
    ),
  )
  const byVariant = Map.groupBy(prices, ({ variant_id }) => variant_id)
  const byProduct = Map.groupBy(prices, ({ product_id }) => product_id)
  return products.flatMap(({ id, name, price: base }) => {
    const strange = (byProduct.get(id) ?? []).filter(({ variant_id, price }) => {
      if (price === 0) return base !== 0
      return isFar(price, usualPrice(byVariant.get(variant_id) ?? []), 2) || isFar(price, base, 5)
    })
    if (strange.length === 0) return []
    const cents = strange.map(({ price }) => price)
    const [least, most] = [formatDollars(Math.min(...cents)), formatDollars(Math.max(...cents))]
    const range = least === most ? least : `${least} to ${most}`
    const stores = listed([...new Set(strange.map(({ store }) => store))], 3)
    const detail = `${range} at ${stores}; base price ${formatDollars(base)}`
    return [ofProduct('price', id, name, detail, 'stores')]
  })
}

/** The median of at least three stores, else 0. */
function usualPrice(prices: readonly { readonly price: number }[]): number {
  const sorted = prices.map(({ price }) => price).sort((one, other) => one - other)
  return sorted.length < 3 ? 0 : (sorted[Math.floor(sorted.length / 2)] ?? 0)
}

/** `menus` are those of all stores. */
export function productsSoldNowhere(
  menus: readonly StoreMenu[],
  products: readonly Product[],
): Finding[] {
  const sold = new Set(menus.flatMap((menu) => menu.sold.map(({ product_id }) => product_id)))
  return products
    .filter(({ id }) => !sold.has(id))
    .map(({ id, name }) => ofProduct('unsold', id, name, 'No store sells it', 'stores'))
}

export function soldWithoutVariants(menus: readonly StoreMenu[]): Finding[] {
  const empty = menus.flatMap(({ sold }) =>
    sold.filter(({ product }) => product.variants.length === 0),
  )
  return [...Map.groupBy(empty, ({ product_id }) => product_id)].map(([id, [first, ...others]]) => {
    const detail = `No variants, but sold at ${counted(others.length + 1, 'store')}`
    return ofProduct('no-variants', id, first?.product.name ?? '', detail, 'variants')
  })
}

interface Menu {
  readonly slug: string
  readonly title: string
}

interface Category {
  readonly children: readonly { readonly products: readonly number[] }[]
}

export function archivedOnMenu(
  { slug, title }: Menu,
  tree: readonly Category[],
  archived: readonly Pick<Product, 'id' | 'name'>[],
): Finding[] {
  const ids = new Set(tree.flatMap(({ children }) => children).flatMap((one) => one.products))
  const names = archived.filter(({ id }) => ids.has(id)).map(({ name }) => name)
  if (names.length === 0) return []
  const detail = `Shows archived products: ${listed(names, 5)}`
  return [{ id: `menu ${slug}`, label: title, detail, to: '/menus', search: { menu: slug } }]
}
