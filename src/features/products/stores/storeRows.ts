import type { StoreProduct } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import type { PricedVariant } from '#components/variantPrices.ts'
import { compareTexts } from '#domain/textOrder.ts'
import { containsWords } from '#ui/fields/options.ts'
import type { GridLine } from '#ui/grid/gridProps.ts'
import { defineList } from '#ui/list/listState.ts'

/** A store that sells the product, with the product's variants and their prices there. */
export interface SellingStore {
  readonly id: number
  readonly name: string
  /** City and state, as far as they are known. */
  readonly place: string
  readonly link: StoreProduct
}

/** One variant at one store. */
export interface VariantRow extends PricedVariant {
  readonly store: SellingStore
}

/** A line of the grid: a store, or one of the variants below the store. */
export type StoreLine = GridLine<VariantRow, SellingStore>

/** The search is kept in the address of the product: `?storesQ=mission`. */
export const storesList = defineList({ columns: [], prefix: 'stores' })

/** The stores that sell the product, by name. A store missing from the list of stores is shown by its number. */
export function sellingStores(
  links: readonly StoreProduct[],
  stores: readonly StoreSummary[],
): SellingStore[] {
  const known = new Map(stores.map((store) => [store.id, store]))
  return links
    .map((link) => {
      const store = known.get(link.store_id)
      return {
        id: link.store_id,
        name: store?.name ?? `Store ${link.store_id}`,
        place: [store?.city, store?.state].filter(Boolean).join(', '),
        link,
      }
    })
    .sort((a, b) => compareTexts(a.name, b.name) || a.id - b.id)
}

/** The stores whose name has every word of the search. */
export function foundStores(stores: readonly SellingStore[], q: string): readonly SellingStore[] {
  return q.trim() === '' ? stores : stores.filter(({ name }) => containsWords(name, q))
}

/** A line for every store and, below it, one for each variant with its price there. */
export function storeLines(stores: readonly SellingStore[]): StoreLine[] {
  return stores.flatMap((store): StoreLine[] => {
    const prices = new Map(store.link.prices.map(({ variant_id, price }) => [variant_id, price]))
    return [
      { kind: 'group', id: `store ${store.id}`, group: store },
      ...store.link.product.variants.map(
        ({ id, sku }): StoreLine => ({
          kind: 'row',
          id: `store ${store.id} variant ${id}`,
          row: {
            store,
            storeId: store.id,
            variantId: id,
            sku,
            price: prices.get(id) ?? store.link.price,
          },
        }),
      ),
    ]
  })
}
