import type { QueryClient } from '@tanstack/react-query'
import type { Edit } from '#domain/merge.ts'
import { sortedById } from '#domain/sorting.ts'
import { oneByOne } from './core/batch.ts'
import { operationKey } from './core/contract.ts'
import { saveOver, useSave } from './core/latest.ts'
import { operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type Variant = components['schemas']['Variant']

export type VariantDraft = Pick<Variant, 'sku' | 'attribute_values'>

export const variantsQuery = (productId: number) =>
  operationQueryAs('listProductVariants', sortedById, { path: { id: productId } })

/** Of all loaded products. */
export function knownSkus(client: QueryClient): string[] {
  const loaded = client.getQueriesData<readonly Variant[]>({
    queryKey: operationKey('listProductVariants'),
  })
  return loaded.flatMap(([, variants]) => variants?.map(({ sku }) => sku) ?? [])
}

export const notCreatedText = (failed: number, all: number) =>
  all === 1
    ? 'The variant could not be created.'
    : `${failed} of ${all} variants could not be created.`

/** Creates variants one by one, with one flash. A refused variant does not stop the others. */
export function useCreateVariants(product_id: number) {
  return useOperation(
    'createVariant',
    oneByOne(
      (draft: VariantDraft, write) => write('createVariant', { body: { product_id, ...draft } }),
      (_first, failed, all) => notCreatedText(failed, all),
    ),
  )
}

/** PUT replaces the whole variant (AMB-177). */
export function useUpdateVariant() {
  return useSave('updateVariant', ({ opened, changes }: Edit<Variant, VariantDraft>, write) => {
    const { id, product_id } = opened
    const { attribute_values, ...fields } = changes
    return saveOver(
      opened,
      async (call) =>
        (await call('listProductVariants', { path: { id: product_id } })).find(
          (variant) => variant.id === id,
        ),
      (now, header) => {
        const values = attribute_values && {
          attribute_values: mergedValues(opened, { attribute_values }, now),
        }
        const body = { ...now, ...fields, ...values }
        return write('updateVariant', { path: { id }, header, body })
      },
    )
  })
}

type Values = Variant['attribute_values']
type WithValues = Pick<Variant, 'attribute_values'>

/** The current values, with `mine` where it differs from `opened`. */
function mergedValues(opened: WithValues, mine: WithValues, now: WithValues): Values {
  const valueIn = ({ attribute_values }: WithValues, attributeId: number) =>
    attribute_values.find(({ attribute_id }) => attribute_id === attributeId)
  const all = [...now.attribute_values, ...mine.attribute_values]
  const attributeIds = new Set(all.map(({ attribute_id }) => attribute_id))
  return [...attributeIds].flatMap((attributeId) => {
    const wanted = valueIn(mine, attributeId)
    const isMine = wanted?.id !== valueIn(opened, attributeId)?.id
    return (isMine ? wanted : valueIn(now, attributeId)) ?? []
  })
}
