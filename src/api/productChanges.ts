import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  archivedProductsQuery,
  type Product,
  type ProductInput,
  type ProductSummary,
  productQuery,
  productStoresQuery,
  productsQuery,
} from './products.ts'
import { useOperation } from './query.ts'

/** Creates a product (API-20). */
export function useCreateProduct() {
  const client = useQueryClient()
  const operation = useOperation('createProduct')
  return {
    pending: operation.isPending,
    error: operation.error,
    create: async (body: ProductInput): Promise<Product> =>
      keep(client, await operation.mutateAsync({ body })),
  }
}

/** Saves a whole product (API-22, AMB-52). */
export function useUpdateProduct(id: number) {
  const client = useQueryClient()
  const operation = useOperation('updateProduct')
  return {
    pending: operation.isPending,
    error: operation.error,
    update: async (body: ProductInput): Promise<Product> =>
      keep(client, await operation.mutateAsync({ path: { id }, body })),
  }
}

/**
 * Archives a product, which takes it off every store, or restores it, which puts it back into none
 * (PROD-50, PROD-51, AMB-50).
 */
export function useArchiveProduct(id: number) {
  const client = useQueryClient()
  // The dialog that asks shows why it failed; the flash says so too (FLASH-03).
  const operation = useOperation('patchProduct')
  const patch = async (archived_at: string | null): Promise<Product> => {
    const product = await operation.mutateAsync({ path: { id }, body: { archived_at } })
    if (archived_at) client.setQueryData(productStoresQuery(id).queryKey, [])
    return keep(client, product)
  }
  return {
    archive: () => patch(new Date().toISOString()),
    restore: () => patch(null),
  }
}

/**
 * Writes a saved product into what is loaded: it leaves the list it does not belong to any more and
 * is put or replaced in the other one (SHELL-42, SHELL-43).
 */
function keep(client: QueryClient, product: Product): Product {
  client.setQueryData(productQuery(product.id).queryKey, product)
  const lists = [
    { query: productsQuery(), belongs: product.archived_at === null },
    { query: archivedProductsQuery(), belongs: product.archived_at !== null },
  ]
  for (const { query, belongs } of lists)
    client.setQueryData(query.queryKey, (list) => list && upsertOrDelete(list, product, belongs))
  return product
}

/** The list, by id, with or without the product. */
export function upsertOrDelete(
  list: readonly ProductSummary[],
  product: Product,
  belongs: boolean,
): ProductSummary[] {
  const others = list.filter(({ id }) => id !== product.id)
  if (!belongs) return others
  const place = others.findIndex(({ id }) => id > product.id)
  return others.toSpliced(place < 0 ? others.length : place, 0, summaryOf(product))
}

function summaryOf(product: Product): ProductSummary {
  return {
    id: product.id,
    product_type: product.product_type,
    name: product.name,
    square_sku: product.square_sku,
    price: product.price,
    image_url: product.image_url,
    foreground_color: product.foreground_color,
    background_color: product.background_color,
    inventory_control: product.inventory_control,
    on_default_menu: product.on_default_menu,
    is_seasonal: product.is_seasonal,
    archived_at: product.archived_at,
    archived: product.archived,
  }
}
