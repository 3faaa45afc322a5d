import { nameKey } from '../cleanName.ts'
import { combinationKey } from './attributes.ts'

const longestSku = 255

interface Value {
  readonly id: number
  readonly name: string
}

type ValuesByAttribute = readonly (readonly Value[])[]

interface ExistingVariant {
  readonly sku: string
  readonly attribute_values: readonly { readonly id: number }[]
}

interface ProposedVariant {
  readonly sku: string
  readonly attribute_values: readonly number[]
}

/** Combinations of values without a variant, with a free SKU. A generator, because there can be very many. */
export function* proposedVariants(
  productSku: string,
  attributes: ValuesByAttribute,
  variants: readonly ExistingVariant[],
): Generator<ProposedVariant, void> {
  const existing = new Set(
    variants.map((variant) => combinationKey(variant.attribute_values.map((value) => value.id))),
  )
  const taken = new Set(variants.map((variant) => nameKey(variant.sku)))
  const withValues = attributes.filter((values) => values.length > 0)
  for (const values of combinations(withValues)) {
    const ids = values.map((value) => value.id)
    if (existing.has(combinationKey(ids))) continue
    const sku = freeSku(proposedSku(productSku, values), taken)
    taken.add(nameKey(sku))
    yield { sku, attribute_values: ids }
  }
}

/** `<product sku>-<VALUE>-<VALUE>`, letters and digits in capitals. An empty product SKU is left out. */
export function proposedSku(productSku: string, values: readonly Value[]): string {
  return [productSku, ...values.map(skuPart)].filter((part) => part !== '').join('-')
}

function skuPart({ id, name }: Value): string {
  const plain = name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
  return plain.toUpperCase() || String(id)
}

/** `taken` is in lower case: SKUs ignore case. */
function freeSku(sku: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : `-${count}`
    const free = [...sku].slice(0, longestSku - ending.length).join('') + ending
    if (!taken.has(nameKey(free))) return free
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
