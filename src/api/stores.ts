import type { QueryClient } from '@tanstack/react-query'
import { named } from '#domain/byName.ts'
import { operationQuery, operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Store = components['schemas']['Store']
export type StoreSummary = components['schemas']['StoreSummary']
export type StoreInput = components['schemas']['StoreInput']

/** All stores by name. */
export const storesQuery = () =>
  operationQueryAs('listStores', (answer) => ({
    ...answer,
    stores: named(answer.stores),
  }))

export const storeQuery = (id: number) => operationQuery('getStore', { path: { id } })

/** The store as the list of stores has it; undefined when the list was not read. */
export function knownStore(client: QueryClient, id: number): StoreSummary | undefined {
  return client.getQueryData(storesQuery().queryKey)?.stores.find((store) => store.id === id)
}

/** Whether a store takes online orders. */
export const storeStatusQuery = (storeId: number) =>
  operationQuery('getStoreStatus', { path: { storeId } })
