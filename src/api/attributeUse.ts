import type { QueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { compareTexts } from '#domain/sorting.ts'
import { notFlashed } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { productAttributesQuery } from './productAttributes.ts'
import { archivedProductsQuery, type ProductSummary, productsQuery } from './products.ts'
import { variantsQuery } from './variants.ts'

/** An attribute to delete, or one of its values. */
export interface AttributeDeletion {
  readonly attributeId: number
  readonly valueId?: number
}

export interface UsingProduct {
  readonly id: number
  readonly name: string
  readonly archived: boolean
  readonly variants: number
}

const concurrency = 6

/** The API has no such read, so this reads every product. Throws the first ApiError, or the abort reason. */
export async function productsUsing(
  client: QueryClient,
  deletion: AttributeDeletion,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UsingProduct[]> {
  const lists = await Promise.all([
    client.fetchQuery({ ...productsQuery(), ...notFlashed }),
    client.fetchQuery({ ...archivedProductsQuery(), ...notFlashed }),
  ])
  const products = lists.flat()
  const found: UsingProduct[] = []
  let done = 0
  const turns = pLimit(concurrency)
  const look = async ({ id, name, archived_at }: ProductSummary) => {
    signal.throwIfAborted()
    const offered = productAttributesQuery(id)
    if (usesAttribute(await client.fetchQuery({ ...offered, ...notFlashed }), deletion)) {
      const variants = await client.fetchQuery({ ...variantsQuery(id), ...notFlashed })
      const archived = archived_at !== null
      found.push({ id, name, archived, variants: countVariants(variants, deletion) })
    }
    done += 1
    onProgress(done / products.length)
  }
  await turns.map(products, look)
  return found.sort((a, b) => compareTexts(a.name, b.name))
}

type ProductAttribute = components['schemas']['ProductAttribute']
type Variant = components['schemas']['Variant']

function usesAttribute(
  attributes: readonly ProductAttribute[],
  { attributeId, valueId }: AttributeDeletion,
) {
  const own = attributes.find(({ attribute_id }) => attribute_id === attributeId)
  return valueId === undefined
    ? own !== undefined
    : own?.product_attribute_values.some((value) => value.attribute_value_id === valueId) === true
}

function countVariants(
  variants: readonly Variant[],
  { attributeId, valueId }: AttributeDeletion,
): number {
  return variants.filter(({ attribute_values }) =>
    attribute_values.some((value) =>
      valueId === undefined ? value.attribute_id === attributeId : value.id === valueId,
    ),
  ).length
}
