import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Store = components['schemas']['Store']
export type StoreSummary = components['schemas']['StoreSummary']

/** All stores, ordered by name (STORE-02, SHELL-44). */
export const storesQuery = () => operationQuery('listStores')

export const storeQuery = (id: number) => operationQuery('getStore', { path: { id } })
