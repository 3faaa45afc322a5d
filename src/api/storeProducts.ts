import { useQueryClient } from '@tanstack/react-query'
import type { Placement } from '#domain/storeProduct.ts'
import { call } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { useJointOperation } from './jointOperation.ts'
import { optimistic } from './optimistic.ts'
import { productStoresQuery } from './products.ts'
import { useOperation } from './query.ts'
import type { components } from './schema.gen.ts'

export type StoreProduct = components['schemas']['StoreProduct']
export type AddToAllStoresAnswer = AnswerOf<'addProductToAllStores'>
export type AddToAllStoresResult = components['schemas']['AddToAllStoresResult']

/** Puts a product into a store at this price in cents, every variant at the same one (API-27, AMB-60). */
export function useAddProductToStore() {
  const client = useQueryClient()
  const operation = useOperation('createProductStore')
  return {
    pending: operation.isPending,
    add: async ({ store_id, product_id }: Placement, price: number): Promise<void> => {
      const link = await operation.mutateAsync({
        path: { product_id },
        body: { store_id, product_id, price },
      })
      client.setQueryData(
        productStoresQuery(product_id).queryKey,
        // A host may tell less of a new link; the list is read again either way.
        (links) => (links && 'product' in link && 'prices' in link ? withLink(links, link) : links),
      )
    },
  }
}

/** Takes a product off the menu of a store (API-28). */
export function useRemoveProductFromStore(productId: number) {
  const client = useQueryClient()
  const operation = useOperation('deleteStoreProduct')
  return async (storeId: number): Promise<void> => {
    await operation.mutateAsync({ path: { storeId, productId } })
    client.setQueryData(productStoresQuery(productId).queryKey, (links) =>
      links?.filter(({ store_id }) => store_id !== storeId),
    )
  }
}

/**
 * Puts a product into every store that lacks it, or tries again those given (API-25). What it flashes
 * depends on the answer, so the caller does it (FLASH-54, FLASH-55).
 */
export function useAddProductToAllStores(productId: number) {
  const operation = useOperation('addProductToAllStores')
  return (storeIds?: readonly number[]): Promise<AddToAllStoresAnswer> =>
    operation.mutateAsync({
      path: { id: productId },
      ...(storeIds ? { body: { store_ids: [...storeIds] } } : {}),
    })
}

/** What a variant is to cost at a store, in cents. */
export interface NewPrice {
  readonly storeId: number
  readonly variantId: number
  readonly price: number
}

/** Sets a price and shows it at once (API-29, VAR-18). The price asked for last is the one that stays. */
export function useSetStorePrice(productId: number) {
  const operation = useJointOperation(
    'updateStoreVariantPrice',
    ({ storeId, variantId, price }: NewPrice) =>
      call('updateStoreVariantPrice', { path: { storeId, variantId }, body: { price } }),
    {
      optimistic: optimistic<NewPrice>({
        keys: () => [productStoresQuery(productId).queryKey],
        apply: (answer, price) => (Array.isArray(answer) ? withPrice(answer, price) : answer),
      }),
      inTurn: `prices of product ${productId}`,
    },
  )
  return operation.mutateAsync
}

/** The links with one more; a link of the same store and product is replaced (VAR-25). */
export function withLink(links: readonly StoreProduct[], link: StoreProduct): StoreProduct[] {
  const others = links.filter(
    ({ store_id, product_id }) => store_id !== link.store_id || product_id !== link.product_id,
  )
  return [...others, link].sort((a, b) => a.store_id - b.store_id)
}

/** The links with another price of one variant at one store. */
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
