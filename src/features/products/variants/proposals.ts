import type { Product } from '#api/products.ts'
import type { Variant, VariantDraft } from '#api/variants.ts'
import { nameKey } from '#domain/cleanName.ts'
import { centsText } from '#domain/prices/money.ts'
import { combinationKey } from '#domain/products/attributes.ts'
import { proposedVariants } from '#domain/products/variantProposals.ts'
import { moneyFault } from '#ui/form/schemas.ts'
import { catalogueValues, type OfferedAttribute } from './offered.ts'

export const proposedAtOnce = 100

export interface Proposal extends VariantDraft {
  /** Made of the attribute values. */
  readonly key: string
  readonly words: string
  readonly wanted: boolean
  /** As typed. */
  readonly price: string
}

/** Null if every combination has a variant. */
export function firstMissing(
  product: Pick<Product, 'square_sku'>,
  attributes: readonly OfferedAttribute[],
  variants: readonly Variant[],
): readonly number[] | null {
  const next = proposedVariants(
    product.square_sku ?? '',
    attributes.map(catalogueValues),
    variants,
  ).next()
  return next.done ? null : next.value.attribute_values
}

export function proposalsOf(
  product: Pick<Product, 'square_sku' | 'price'>,
  attributes: readonly OfferedAttribute[],
  variants: readonly Variant[],
): { proposals: Proposal[]; more: boolean } {
  const values = attributes.map(catalogueValues)
  const valuesById = new Map(values.flat().map((value) => [value.id, value]))
  const proposals: Proposal[] = []
  for (const { sku, attribute_values } of proposedVariants(
    product.square_sku ?? '',
    values,
    variants,
  )) {
    if (proposals.length === proposedAtOnce) return { proposals, more: true }
    const chosen = attribute_values.flatMap((id) => valuesById.get(id) ?? [])
    proposals.push({
      key: combinationKey(attribute_values),
      words: chosen.map(({ name }) => name).join(', ') || 'No attributes',
      sku,
      attribute_values: chosen,
      wanted: true,
      price: centsText(product.price),
    })
  }
  return { proposals, more: false }
}

export const skuPath = (key: string): string => `skus.${key}`

export const pricePath = (key: string): string => `prices.${key}`

export function priceFaults(proposals: readonly Proposal[]): ReadonlyMap<string, string> {
  return new Map(
    proposals.flatMap(({ key, price, wanted }) => {
      const fault = wanted && moneyFault('Price', price)
      return fault ? [[key, fault] as const] : []
    }),
  )
}

/** Missing or duplicate SKUs, ignoring case. */
export function skuFaults(
  proposals: readonly Proposal[],
  known: readonly string[],
): ReadonlyMap<string, string> {
  const takenSkus = new Set(known.map(nameKey))
  const faults = new Map<string, string>()
  for (const { key, sku, wanted } of proposals) {
    if (!wanted) continue
    const plain = nameKey(sku)
    if (plain === '') faults.set(key, 'Must provide a SKU.')
    else if (takenSkus.has(plain)) faults.set(key, 'Another variant has this SKU.')
    takenSkus.add(plain)
  }
  return faults
}
