import type { QueryClient } from '@tanstack/react-query'
import { sortedById } from '#domain/byId.ts'
import { operationKey } from './keys.ts'
import { operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Variant = components['schemas']['Variant']

/** The saved fields of a variant: its SKU and its values, at most one of every attribute. */
export type VariantDraft = Pick<Variant, 'sku' | 'attribute_values'>

/** The variants of a product, by id. */
export const variantsQuery = (productId: number) =>
  operationQueryAs('listProductVariants', sortedById, { path: { id: productId } })

/** The SKUs of every loaded variant, of all products. */
export function knownSkus(client: QueryClient): string[] {
  const loaded = client.getQueriesData<readonly Variant[]>({
    queryKey: operationKey('listProductVariants'),
  })
  return loaded.flatMap(([, variants]) => variants?.map(({ sku }) => sku) ?? [])
}
