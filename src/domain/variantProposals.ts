import { combinationKey } from './attributes.ts'

/** The longest SKU that the contract takes. */
const longestSku = 255

interface Value {
  readonly id: number
  readonly name: string
}

/** The values on offer for each attribute of the product, in the order of both. */
export type ValuesByAttribute = readonly (readonly Value[])[]

interface ExistingVariant {
  readonly sku: string
  readonly attribute_values: readonly { readonly id: number }[]
}

export interface ProposedVariant {
  readonly sku: string
  /** Ids, one value of every attribute. */
  readonly attribute_values: readonly number[]
}

/**
 * The combinations of values that no variant of the product has yet, each with a SKU of its own. One by
 * one, since a few attributes make very many: take as many as can be shown. A product without
 * attributes has a single variant without values.
 */
export function* proposedVariants(
  productSku: string,
  attributes: ValuesByAttribute,
  variants: readonly ExistingVariant[],
): Generator<ProposedVariant, void> {
  const existing = new Set(
    variants.map((variant) => combinationKey(variant.attribute_values.map((value) => value.id))),
  )
  const taken = new Set(variants.map((variant) => variant.sku.toLowerCase()))
  const withValues = attributes.filter((values) => values.length > 0)
  for (const values of combinations(withValues)) {
    const ids = values.map((value) => value.id)
    if (existing.has(combinationKey(ids))) continue
    const sku = freeSku(proposedSku(productSku, values), taken)
    taken.add(sku.toLowerCase())
    yield { sku, attribute_values: ids }
  }
}

/** `<product sku>-<VALUE>-<VALUE>`: names in capitals, letters and digits only; a product without a SKU adds none. */
export function proposedSku(productSku: string, values: readonly Value[]): string {
  return [productSku, ...values.map(skuPart)].filter((part) => part !== '').join('-')
}

function skuPart({ id, name }: Value): string {
  const plain = name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  return plain.toUpperCase() || String(id)
}

/** `taken` in lower case: a SKU is the same in any case. */
function freeSku(sku: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : `-${count}`
    const free = [...sku].slice(0, longestSku - ending.length).join('') + ending
    if (!taken.has(free.toLowerCase())) return free
  }
}

function* combinations(attributes: ValuesByAttribute): Generator<Value[], void> {
  const [first, ...rest] = attributes
  if (!first) {
    yield []
    return
  }
  for (const value of first) for (const others of combinations(rest)) yield [value, ...others]
}
