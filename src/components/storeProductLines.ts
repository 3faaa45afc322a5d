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

export interface ProductCategory {
  readonly id: string
  readonly title: string
}

export interface CategoryHeading {
  readonly category: ProductCategory
  readonly headings: readonly StoreProductHeading[]
}

/** AMB-92. */
export type StoreProductLine = GridLine<PricedVariant, StoreProductHeading | CategoryHeading>

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

/** A line per category, with its products below. Keep the headings of a category together. */
export function categoryLines(
  headings: readonly StoreProductHeading[],
  categoryOf: (heading: StoreProductHeading) => ProductCategory,
): StoreProductLine[] {
  const categories = new Map<string, CategoryHeading & { headings: StoreProductHeading[] }>()
  for (const heading of headings) {
    const category = categoryOf(heading)
    const known = categories.get(category.id) ?? { category, headings: [] }
    known.headings.push(heading)
    categories.set(category.id, known)
  }
  return [...categories.values()].flatMap((group): StoreProductLine[] => [
    { kind: 'group', id: `category ${group.category.id}`, group },
    ...storeProductLines(group.headings),
  ])
}
