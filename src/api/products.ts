import type { QueryClient } from '@tanstack/react-query'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Product = components['schemas']['Product']
export type ProductSummary = components['schemas']['ProductSummary']
export type ProductInput = components['schemas']['ProductInput']
export type ProductType = components['schemas']['ProductType']
export type InventoryControl = components['schemas']['InventoryControl']

/** All active products, ordered by id (PROD-02). */
export const productsQuery = () => operationQuery('listProducts')

/** All archived products (PROD-03). */
export const archivedProductsQuery = () =>
  operationQuery('listProducts', { query: { archived: true } })

export const productQuery = (id: number) => operationQuery('getProduct', { path: { id } })

/** The stores a product is at. */
export const productStoresQuery = (id: number) =>
  operationQuery('listProductStores', { path: { id } })

/** What a list that is loaded already knows of a product, until the product itself is here. */
export function knownProduct(client: QueryClient, id: number): ProductSummary | undefined {
  for (const query of [productsQuery(), archivedProductsQuery()]) {
    const found = client.getQueryData(query.queryKey)?.find((product) => product.id === id)
    if (found) return found
  }
  return undefined
}
