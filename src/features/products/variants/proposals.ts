import type { Product } from '#api/products.ts'
import type { Variant, VariantDraft } from '#api/variants.ts'
import { combinationKey } from '#domain/attributes.ts'
import { proposedVariants } from '#domain/variantProposals.ts'
import type { OfferedAttribute } from './offered.ts'

/** How many missing variants are proposed at once. */
export const proposedAtOnce = 100

/** A missing variant as it is proposed: whether it is wanted, and under which SKU. */
export interface Proposal extends VariantDraft {
  /** The same for the same values. */
  readonly key: string
  /** The values in words. */
  readonly words: string
  readonly wanted: boolean
}

/** The first combination of values that no variant has yet, as ids; null where all exist. */
export function firstMissing(
  product: Pick<Product, 'square_sku'>,
  attributes: readonly OfferedAttribute[],
  variants: readonly Variant[],
): readonly number[] | null {
  const next = proposedVariants(product.square_sku ?? '', valuesOf(attributes), variants).next()
  return next.done ? null : next.value.attribute_values
}

function valuesOf(attributes: readonly OfferedAttribute[]) {
  return attributes.map((attribute) =>
    attribute.values.map(({ attribute_value_id, name }) => ({ id: attribute_value_id, name })),
  )
}

/** The variants that the values on offer make and that do not exist yet; `more` where there are further ones. */
export function proposalsOf(
  product: Pick<Product, 'square_sku'>,
  attributes: readonly OfferedAttribute[],
  variants: readonly Variant[],
): { proposals: Proposal[]; more: boolean } {
  const values = valuesOf(attributes)
  const nameOf = new Map(values.flat().map(({ id, name }) => [id, name]))
  const proposals: Proposal[] = []
  for (const { sku, attribute_values } of proposedVariants(
    product.square_sku ?? '',
    values,
    variants,
  )) {
    if (proposals.length === proposedAtOnce) return { proposals, more: true }
    proposals.push({
      key: combinationKey(attribute_values),
      words: attribute_values.map((id) => nameOf.get(id)).join(', ') || 'No attributes',
      sku,
      attribute_values: [...attribute_values],
      wanted: true,
    })
  }
  return { proposals, more: false }
}

/**
 * What is wrong with the SKUs of the wanted ones, by key: each is needed, and used once by them and by the
 * SKUs that are known to be taken, whatever the case.
 */
export function skuFaults(
  proposals: readonly Proposal[],
  known: readonly string[],
): ReadonlyMap<string, string> {
  const taken = new Set(known.map((sku) => sku.toLowerCase()))
  const faults = new Map<string, string>()
  for (const { key, sku, wanted } of proposals) {
    if (!wanted) continue
    const plain = sku.trim().toLowerCase()
    if (plain === '') faults.set(key, 'Must provide a SKU.')
    else if (taken.has(plain)) faults.set(key, 'Another variant has this SKU.')
    taken.add(plain)
  }
  return faults
}
