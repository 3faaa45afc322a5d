import { optimistic } from './optimistic.ts'
import type { StoreAttribute } from './storeMenu.ts'
import { useOperation } from './useOperation.ts'

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
