import { useQuery } from '@tanstack/react-query'
import { storeQuery } from '#api/stores.ts'

/** The name is for refusals. */
export function useStoreTarget(storeId: number): { storeId: number; storeName?: string } {
  const storeName = useQuery(storeQuery(storeId)).data?.name
  return storeName === undefined ? { storeId } : { storeId, storeName }
}
