import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/useOperation.ts'

export type StoreAttribute = components['schemas']['StoreAttribute']

/** The products that a store sells, each with its variants. */
export const productsAtStoreQuery = (id: number) =>
  operationQuery('listProductsAtStore', { path: { id } })

/** The attribute values that a store can switch off. */
export const storeAttributesQuery = (id: number) =>
  operationQuery('listStoreAttributes', { path: { id } })

/** Switches an attribute value of a store on or off, and shows it at once. */
export function useSetStoreAttribute(storeId: number) {
  return useOperation('updateStoreAttribute', {
    send: (attribute: StoreAttribute, write) =>
      write('updateStoreAttribute', { path: { storeId, id: attribute.id }, body: attribute }),
    optimistic: optimistic(
      'listStoreAttributes',
      (all, attribute: StoreAttribute) =>
        all.map((one) => (one.id === attribute.id ? attribute : one)),
      { path: { id: storeId } },
    ),
    inTurn: `attributes of store ${storeId}`,
  })
}
