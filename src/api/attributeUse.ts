import type { QueryClient } from '@tanstack/react-query'
import { archivedProductsQuery, type Product, productQuery, productsQuery } from './products.ts'

/** What a deletion would take from: an attribute, or one of its values. */
export interface Deletion {
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

/** How many products are read at a time. */
const together = 6

/**
 * The products and variants that use an attribute or a value. The API has no such read, so every product
 * is looked at; `onProgress` hears the share that is done, 0 to 1. Throws the ApiError of a read that
 * failed, and whatever `signal` was aborted with.
 */
export async function productsUsing(
  client: QueryClient,
  deletion: Deletion,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UsingProduct[]> {
  const quiet = { meta: { failureShownInPlace: true } }
  const lists = await Promise.all([
    client.fetchQuery({ ...productsQuery(), ...quiet }),
    client.fetchQuery({ ...archivedProductsQuery(), ...quiet }),
  ])
  const waiting = lists.flat()
  const total = waiting.length
  const found: UsingProduct[] = []
  let done = 0
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      signal.throwIfAborted()
      const product = await client.fetchQuery({ ...productQuery(next.id), ...quiet })
      const use = useOf(product, deletion)
      if (use) found.push(use)
      done += 1
      onProgress(done / total)
    }
  }
  await Promise.all(Array.from({ length: together }, work))
  return found.sort((a, b) => a.name.localeCompare(b.name))
}

/** How a product uses it, if it does. */
export function useOf(
  product: Pick<Product, 'id' | 'name' | 'archived_at' | 'product_attributes' | 'variants'>,
  { attributeId, valueId }: Deletion,
): UsingProduct | undefined {
  const offers = product.product_attributes.some(
    ({ attribute_id, product_attribute_values }) =>
      attribute_id === attributeId &&
      (valueId === undefined ||
        product_attribute_values.some((value) => value.attribute_value_id === valueId)),
  )
  const variants = product.variants.filter(({ attribute_values }) =>
    attribute_values.some((value) =>
      valueId === undefined ? value.attribute_id === attributeId : value.id === valueId,
    ),
  ).length
  if (!offers && variants === 0) return undefined
  return { id: product.id, name: product.name, archived: product.archived_at !== null, variants }
}
