import type { StoreProduct } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import type { StoreProductHeading } from '#components/storeProductLines.ts'
import { compareTexts } from '#domain/sorting.ts'

/** By name. An unknown store shows its id. */
export function storeProductHeadings(
  storeProducts: readonly StoreProduct[],
  stores: readonly StoreSummary[],
): StoreProductHeading[] {
  const storesById = new Map(stores.map((store) => [store.id, store]))
  return storeProducts
    .map((storeProduct) => {
      const store = storesById.get(storeProduct.store_id)
      return {
        id: storeProduct.store_id,
        name: store?.name ?? `Store ${storeProduct.store_id}`,
        town: [store?.city, store?.state].filter(Boolean).join(', '),
        storeProduct,
      }
    })
    .sort((a, b) => compareTexts(a.name, b.name) || a.id - b.id)
}
