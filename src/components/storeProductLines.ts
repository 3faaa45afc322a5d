import type { StoreProduct } from '#api/storeProducts.ts'
import { sortedById } from '#domain/sorting.ts'
import { containsWords } from '#ui/fields/options.ts'
import type { GridLine } from '#ui/grid/gridProps.ts'

/** The product on a store's menu; the store on a product's page. */
export interface StoreProductHeading {
  readonly id: number
  readonly name: string
  readonly town?: string
  readonly storeProduct: StoreProduct
}

export interface PricedVariant {
  readonly heading: StoreProductHeading
  readonly variantId: number
  readonly sku: string
  readonly price: number
}

/** AMB-92. */
export type StoreProductLine = GridLine<PricedVariant, StoreProductHeading>

/** Every word must occur. */
export function foundHeadings(
  headings: readonly StoreProductHeading[],
  q: string,
  textOf: (heading: StoreProductHeading) => string,
): readonly StoreProductHeading[] {
  return q.trim() === '' ? headings : headings.filter((one) => containsWords(textOf(one), q))
}

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
