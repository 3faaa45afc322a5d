import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type StoreAttribute = components['schemas']['StoreAttribute']

export const productsAtStoreQuery = (id: number) =>
  operationQuery('listProductsAtStore', { path: { id } })

export const storeAttributesQuery = (id: number) =>
  operationQuery('listStoreAttributes', { path: { id } })

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
