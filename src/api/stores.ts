import type { QueryClient } from '@tanstack/react-query'
import type { Edit } from '#domain/merge.ts'
import { sortedByOwnName } from '#domain/sorting.ts'
import { type Curbside, possibleCurbside } from '#domain/stores/curbside.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver, useSave } from './core/latest.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery, operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type Store = components['schemas']['Store']
export type StoreSummary = components['schemas']['StoreSummary']
export type StoreInput = components['schemas']['StoreInput']

export const storesQuery = () =>
  operationQueryAs('listStores', (answer) => ({
    ...answer,
    stores: sortedByOwnName(answer.stores),
  }))

export const storeQuery = (id: number) => operationQuery('getStore', { path: { id } })

export function knownStore(client: QueryClient, id: number): StoreSummary | undefined {
  return client.getQueryData(storesQuery().queryKey)?.stores.find((store) => store.id === id)
}

export const storeStatusQuery = (storeId: number) =>
  operationQuery('getStoreStatus', { path: { storeId } })

type Fields = BodyOf<'updateStore'>

export function useUpdateStore() {
  return useSave('updateStore', ({ opened, changes }: Edit<Store, Fields>, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      (call) => call('getStore', { path }),
      (now, header) => {
        const body = { ...now, ...changes, ...curbsideOf({ ...now, ...changes }, changes) }
        return write('updateStore', { path, header, body })
      },
    )
  })
}

/** The curbside fields to send, valid also where another user changed one of them. */
function curbsideOf(merged: Curbside, changes: Partial<Fields>): Partial<Curbside> {
  const concerned = 'curbside_enabled' in changes || 'bd_destination_id' in changes
  return concerned ? possibleCurbside(merged) : {}
}

export function useSetOnline(storeId: number) {
  return useOperation('setStoreOnline', {
    send: (online: boolean, write) =>
      write('setStoreOnline', { path: { storeId }, body: { online } }),
    optimistic: optimistic('getStoreStatus', (_status, online: boolean) => ({ online }), {
      path: { storeId },
    }),
    inTurn: `online state of store ${storeId}`,
  })
}

/** AMB-84. */
export function useSetCurbsideOnline(id: number) {
  return useOperation('patchStore', {
    send: (curbside_online: boolean, write) =>
      write('patchStore', { path: { id }, body: { curbside_online } }),
    success: 'Store curbside online status updated.',
    optimistic: optimistic(
      'getStore',
      (store, curbside_online: boolean) => ({ ...store, curbside_online }),
      { path: { id } },
    ),
    inTurn: `curbside state of store ${id}`,
  })
}
