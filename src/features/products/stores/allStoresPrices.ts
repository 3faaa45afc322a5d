import { ApiError } from '#api/core/errors.ts'
import type { Product } from '#api/products.ts'
import type { VariantPrice } from '#api/storeProducts.ts'
import type { Variant } from '#api/variants.ts'
import { readAmount } from '#domain/prices/money.ts'
import { amountFaultText } from '#ui/form/schemas.ts'
import { variantWords } from './priceMatrix.ts'

/** The prices that differ from the base price. Throws for a text that is no price. */
export function chosenPrices(
  { price: base }: Pick<Product, 'price'>,
  variants: readonly Variant[],
  typed: ReadonlyMap<number, string>,
): VariantPrice[] {
  return variants.flatMap((variant) => {
    const text = typed.get(variant.id)
    if (text === undefined) return []
    const price = readAmount(text)
    if (typeof price === 'number') return price === base ? [] : [{ variant_id: variant.id, price }]
    const label = `The price of ${variantWords(variant)}`
    throw new ApiError(400, 'invalid', amountFaultText(price, label, text), [])
  })
}
