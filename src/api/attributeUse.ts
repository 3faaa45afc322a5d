import type { QueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { compareTexts } from '#domain/textOrder.ts'
import { quiet } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { productAttributesQuery } from './productAttributes.ts'
import { archivedProductsQuery, type ProductSummary, productsQuery } from './products.ts'
import { variantsQuery } from './variants.ts'

/** A deletion in question: of an attribute, or of one of its values. */
export interface AttributeDeletion {
  readonly attributeId: number
  readonly valueId?: number
}

export interface UsingProduct {
  readonly id: number
  readonly name: string
  readonly archived: boolean
  /** How many of its variants have the value, or any value of the attribute. */
  readonly variants: number
}

/** How many products are read in parallel. */
const together = 6

/**
 * The products and variants that use an attribute or a value. The API has no such read, so this function
 * reads every product. `onProgress` gets the finished share, from 0 to 1. Throws the ApiError of a failed
 * read, and the abort reason of `signal`.
 */
export async function productsUsing(
  client: QueryClient,
  deletion: AttributeDeletion,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UsingProduct[]> {
  const lists = await Promise.all([
    client.fetchQuery({ ...productsQuery(), ...quiet }),
    client.fetchQuery({ ...archivedProductsQuery(), ...quiet }),
  ])
  const products = lists.flat()
  const found: UsingProduct[] = []
  let done = 0
  const turns = pLimit(together)
  const look = async ({ id, name, archived_at }: ProductSummary) => {
    signal.throwIfAborted()
    const offered = productAttributesQuery(id)
    if (offers(await client.fetchQuery({ ...offered, ...quiet }), deletion)) {
      const variants = await client.fetchQuery({ ...variantsQuery(id), ...quiet })
      const archived = archived_at !== null
      found.push({ id, name, archived, variants: counted(variants, deletion) })
    }
    done += 1
    onProgress(done / products.length)
  }
  await turns.map(products, look)
  return found.sort((a, b) => compareTexts(a.name, b.name))
}

type ProductAttribute = components['schemas']['ProductAttribute']
type Variant = components['schemas']['Variant']

/** Whether the product has the attribute, or offers the value. */
function offers(
  attributes: readonly ProductAttribute[],
  { attributeId, valueId }: AttributeDeletion,
) {
  const own = attributes.find(({ attribute_id }) => attribute_id === attributeId)
  return valueId === undefined
    ? own !== undefined
    : own?.product_attribute_values.some((value) => value.attribute_value_id === valueId) === true
}

/** How many variants have the value, or any value of the attribute. */
function counted(
  variants: readonly Variant[],
  { attributeId, valueId }: AttributeDeletion,
): number {
  return variants.filter(({ attribute_values }) =>
    attribute_values.some((value) =>
      valueId === undefined ? value.attribute_id === attributeId : value.id === valueId,
    ),
  ).length
}
