import { queryOptions } from '@tanstack/react-query'
import { sortedByName } from '#domain/byName.ts'
import { call } from './client.ts'
import { operationKey, operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Store = components['schemas']['Store']
export type StoreSummary = components['schemas']['StoreSummary']

/** All stores, by name whatever the order of the host (STORE-02, SHELL-44). */
export const storesQuery = () =>
  queryOptions({
    queryKey: operationKey('listStores'),
    queryFn: async () => {
      const answer = await call('listStores')
      return { ...answer, stores: sortedByName(answer.stores, ({ name }) => name) }
    },
  })

export const storeQuery = (id: number) => operationQuery('getStore', { path: { id } })
