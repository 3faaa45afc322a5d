import type { StoreProduct } from '#api/storeProducts.ts'
import type { PricedVariant } from '#components/variantPrices.ts'
import { containsWords } from '#ui/fields/options.ts'
import type { GridLine } from '#ui/grid/gridProps.ts'
import { defineList } from '#ui/list/listState.ts'

/** One variant on the menu. */
export interface MenuVariant extends PricedVariant {
  readonly productId: number
  readonly name: string
}

/** A line of the menu: a product, or one of the variants below it (AMB-92). */
export type MenuLine = GridLine<MenuVariant, StoreProduct>

/** The search is kept in the address of the store: `?menuQ=latte`. */
export const menuList = defineList({ columns: [], prefix: 'menu' })

/** The products whose name, or one of whose SKUs, has every word of the search. */
export function foundProducts(links: readonly StoreProduct[], q: string): readonly StoreProduct[] {
  if (q.trim() === '') return links
  return links.filter(({ product }) =>
    containsWords([product.name, ...product.variants.map(({ sku }) => sku)].join(' '), q),
  )
}

/** A line for every product and, below it, one for each variant with its price at the store. */
export function menuLines(links: readonly StoreProduct[]): MenuLine[] {
  return links.flatMap((link): MenuLine[] => {
    const prices = new Map(link.prices.map(({ variant_id, price }) => [variant_id, price]))
    return [
      { kind: 'group', id: `product ${link.product_id}`, group: link },
      ...link.product.variants.map(
        ({ id, sku }): MenuLine => ({
          kind: 'row',
          id: `product ${link.product_id} variant ${id}`,
          row: {
            productId: link.product_id,
            name: link.product.name,
            storeId: link.store_id,
            variantId: id,
            sku,
            price: prices.get(id) ?? link.price,
          },
        }),
      ),
    ]
  })
}
