import type { QueryClient } from '@tanstack/react-query'
import { type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import { sortedById, sortedByOwnName } from '#domain/sorting.ts'
import { call } from './core/client.ts'
import { saveOver, useSave } from './core/latest.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import type { WriteCall } from './core/write.ts'

export type Product = components['schemas']['Product']
export type ProductSummary = components['schemas']['ProductSummary']
export type ProductInput = components['schemas']['ProductInput']

export const productsQuery = () => operationQueryAs('listProducts', sortedById)

export const archivedProductsQuery = () =>
  operationQueryAs('listProducts', sortedById, { query: { archived: true } })

/** Read once per session, and again after the viewer's own changes of products (AMB-170). */
export const productNamesQuery = () => ({
  ...productsQuery(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const productQuery = (id: number) =>
  operationQueryAs('getProduct', withNamedReferences, { path: { id } })

async function withNamedReferences(product: Product): Promise<Product> {
  const { tags, promotional_categories, addons, ...rest } = await withReferences(product)
  return {
    ...rest,
    tags: sortedByOwnName(tags),
    promotional_categories: sortedByOwnName(promotional_categories),
    addons: sortedByOwnName(addons),
  }
}

/** Completes the references to other records from the lists of these records (AMB-176). */
export async function withReferences(product: Product): Promise<Product> {
  const [tags, promotional_categories, addons] = await Promise.all([
    completedReferences(product.tags, () => call('listTags')),
    completedReferences(product.promotional_categories, () => call('listPromotionalCategories')),
    completedReferences(product.addons, () => call('listAddons')),
  ])
  return { ...product, tags, promotional_categories, addons }
}

interface Reference {
  readonly id: number
  readonly name: string
}

async function completedReferences<One extends Reference>(
  references: One[],
  read: () => Promise<readonly (Reference & Partial<One>)[]>,
): Promise<One[]> {
  if (references.every(({ id, name }) => id !== undefined && name !== '')) return references
  const records = await read()
  return references.map((one) => ({
    ...one,
    ...records.find(({ id, name }) => (one.id === undefined ? name === one.name : id === one.id)),
  }))
}

/** Shown until the product itself is loaded. */
export function knownProduct(client: QueryClient, id: number): ProductSummary | undefined {
  for (const query of [productsQuery(), archivedProductsQuery()]) {
    const found = client.getQueryData(query.queryKey)?.find((product) => product.id === id)
    if (found) return found
  }
  return undefined
}

type Lists = Pick<ProductInput, 'tags' | 'addons' | 'promotional_categories'>

/** Two users may each add a member at the same time. */
const listMerges = {
  tags: mergedMembers,
  addons: mergedMembers,
  promotional_categories: mergedMembers,
}

export const useUpdateProduct = () => useSave('updateProduct', saveProduct)

/** PUT replaces the whole product (AMB-177). */
export function saveProduct({ opened, changes }: Edit<Product, ProductInput>, write: WriteCall) {
  const path = { id: opened.id }
  return saveOver(
    opened,
    async (call) => withReferences(await call('getProduct', { path })),
    (now, header) => {
      // The host refuses a product without a SKU.
      const square_sku = now.square_sku ?? opened.square_sku ?? ''
      const merged = mergedLists<Lists>(opened, changes, now, listMerges)
      const sent = { ...now, square_sku, ...changes, ...merged }
      return write('updateProduct', { path, header, body: sent })
    },
  )
}
