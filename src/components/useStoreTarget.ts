import { useQuery } from '@tanstack/react-query'
import { storeQuery } from '#api/stores.ts'

/** A store as the target of an action, with its name for the refusals as soon as it is known. */
export function useStoreTarget(storeId: number): { storeId: number; storeName?: string } {
  const storeName = useQuery(storeQuery(storeId)).data?.name
  return storeName === undefined ? { storeId } : { storeId, storeName }
}
