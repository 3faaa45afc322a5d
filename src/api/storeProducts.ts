import { call } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type StoreProduct = components['schemas']['StoreProduct']
export type AddToAllStoresAnswer = AnswerOf<'addProductToAllStores'>
export type AddToAllStoresResult = components['schemas']['AddToAllStoresResult']

/** The store products of a product. Missing variants are those of the product (AMB-60). */
export const productStoresQuery = (id: number) =>
  operationQueryAs(
    'listProductStores',
    async (storeProducts) => {
      if (storeProducts.every(({ product }) => product.id !== undefined)) return storeProducts
      const variants = await call('listProductVariants', { path: { id } })
      return storeProducts.map((storeProduct) => ({
        ...storeProduct,
        product: { ...storeProduct.product, id, variants },
      }))
    },
    { path: { id } },
  )
