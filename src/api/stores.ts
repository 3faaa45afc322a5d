import type { QueryClient } from '@tanstack/react-query'
import { sortedByName } from '#domain/byName.ts'
import type { AnswerOf } from './contract.ts'
import { operationQuery, operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Store = components['schemas']['Store']
export type StoreSummary = components['schemas']['StoreSummary']
export type StoreInput = components['schemas']['StoreInput']
export type VendorRegion = components['schemas']['VendorRegion']
export type StoreAttribute = components['schemas']['StoreAttribute']

/** All stores by name; a host may answer them in any order. */
export const storesQuery = () =>
  operationQueryAs('listStores', (answer) => ({
    ...answer,
    stores: sortedByName(answer.stores, ({ name }) => name),
  }))

export const storeQuery = (id: number) => operationQuery('getStore', { path: { id } })

/** The store as the list of stores has it; undefined when the list was not read. */
export function knownStore(client: QueryClient, id: number): StoreSummary | undefined {
  return client.getQueryData(storesQuery().queryKey)?.stores.find((store) => store.id === id)
}

/** Whether a store takes online orders. */
export const storeStatusQuery = (storeId: number) =>
  operationQuery('getStoreStatus', { path: { storeId } })

/** Regular hours and overrides of a store. */
export const storeHoursQuery = (id: number) =>
  operationQueryAs('getStoreHours', inWeek, { path: { id } })

/** The hours of a store by weekday, with its overrides. */
export async function inWeek(answer: AnswerOf<'getStoreHours'>) {
  // Loaded on demand: loaders name these reads, and Login needs no hours.
  const { weekOf } = await import('#domain/storeHours.ts')
  return weekOf(answer)
}

/** The attribute values that a store can switch off. */
export const storeAttributesQuery = (id: number) =>
  operationQuery('listStoreAttributes', { path: { id } })

export const vendorRegionsQuery = () => operationQuery('listVendorRegions')
