import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { operationKey } from './keys.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type StoreProduct = components['schemas']['StoreProduct']
export type AddToAllStoresAnswer = AnswerOf<'addProductToAllStores'>
export type AddToAllStoresResult = components['schemas']['AddToAllStoresResult']

/**
 * The store products of a product. A host may leave out the variants there; the product's own variants stand
 * in for them.
 */
export const productStoresQuery = (id: number) =>
  queryOptions({
    queryKey: operationKey('listProductStores', { path: { id } }),
    queryFn: async () => {
      const links = await call('listProductStores', { path: { id } })
      if (links.every(({ product }) => product.id !== undefined)) return links
      const variants = await call('listProductVariants', { path: { id } })
      return links.map((link) => ({ ...link, product: { ...link.product, id, variants } }))
    },
  })

/** The products that a store sells, each with its variants. */
export const productsAtStoreQuery = (id: number) =>
  operationQuery('listProductsAtStore', { path: { id } })
