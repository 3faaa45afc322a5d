import { optimistic } from './optimistic.ts'
import type { StoreProduct } from './storeProducts.ts'
import { useOperation } from './useOperation.ts'

/** The wanted price of a variant at a store, in cents. */
export interface NewPrice {
  readonly storeId: number
  readonly variantId: number
  readonly price: number
}

/** Sets a price and shows the price at once. The last of several writes wins. */
export function useSetStorePrice(productId: number) {
  return useOperation('updateStoreVariantPrice', {
    send: ({ storeId, variantId, price }: NewPrice, write) =>
      write('updateStoreVariantPrice', { path: { storeId, variantId }, body: { price } }),
    optimistic: optimistic('listProductStores', withPrice, { path: { id: productId } }),
    inTurn: `prices of product ${productId}`,
  })
}

/** Sets a price on the menu of a store and shows the price at once. The last of several writes wins. */
export function useSetMenuPrice(storeId: number) {
  return useOperation('updateStoreVariantPrice', {
    send: ({ variantId, price }: Omit<NewPrice, 'storeId'>, write) =>
      write('updateStoreVariantPrice', { path: { storeId, variantId }, body: { price } }),
    success: 'Menu item updated',
    optimistic: optimistic(
      'listProductsAtStore',
      (links, change: Omit<NewPrice, 'storeId'>) => withPrice(links, { storeId, ...change }),
      { path: { id: storeId } },
    ),
    inTurn: `prices at store ${storeId}`,
  })
}

/** The store products with a new price of one variant at one store. */
export function withPrice(
  links: readonly StoreProduct[],
  { storeId, variantId, price }: NewPrice,
): StoreProduct[] {
  return links.map((link) =>
    link.store_id === storeId
      ? {
          ...link,
          prices: link.prices.map((one) =>
            one.variant_id === variantId ? { ...one, price } : one,
          ),
        }
      : link,
  )
}
