import type { StoreProduct } from '#api/storeProducts.ts'
import { sortedById } from '#domain/byId.ts'
import { containsWords } from '#ui/fields/options.ts'
import type { GridLine } from '#ui/grid/gridProps.ts'

/** What the lines of a store product stand under: the product on a store's menu, the store at a product. */
export interface StoreProductHeading {
  /** Id of the product or the store. */
  readonly id: number
  readonly name: string
  /** City and state of the store, as far as they are known. */
  readonly town?: string
  readonly storeProduct: StoreProduct
}

/** A variant at a store, and its price there in cents. */
export interface PricedVariant {
  readonly heading: StoreProductHeading
  readonly variantId: number
  readonly sku: string
  readonly price: number
}

/** A heading, or one of the variants below it (AMB-92). */
export type StoreProductLine = GridLine<PricedVariant, StoreProductHeading>

/** The headings whose text has every word of the search. */
export function foundHeadings(
  headings: readonly StoreProductHeading[],
  q: string,
  textOf: (heading: StoreProductHeading) => string,
): readonly StoreProductHeading[] {
  return q.trim() === '' ? headings : headings.filter((one) => containsWords(textOf(one), q))
}

/** A line for every heading and, below it, one for each variant with its price at the store. */
export function storeProductLines(headings: readonly StoreProductHeading[]): StoreProductLine[] {
  return headings.flatMap((heading): StoreProductLine[] => {
    const { id: headingId, storeProduct } = heading
    const prices = new Map(storeProduct.prices.map(({ variant_id, price }) => [variant_id, price]))
    return [
      { kind: 'group', id: `heading ${headingId}`, group: heading },
      ...sortedById(storeProduct.product.variants).map(
        ({ id, sku }): StoreProductLine => ({
          kind: 'row',
          id: `heading ${headingId} variant ${id}`,
          row: { heading, variantId: id, sku, price: prices.get(id) ?? storeProduct.price },
        }),
      ),
    ]
  })
}
