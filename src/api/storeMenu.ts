import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type StoreAttribute = components['schemas']['StoreAttribute']

/** The products that a store sells, each with its variants. */
export const productsAtStoreQuery = (id: number) =>
  operationQuery('listProductsAtStore', { path: { id } })

/** The attribute values that a store can switch off. */
export const storeAttributesQuery = (id: number) =>
  operationQuery('listStoreAttributes', { path: { id } })
