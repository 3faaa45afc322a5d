import type { StoreProductHeading } from '#components/storeProductLines.ts'
import { variantWords } from '#domain/products/menuVariants.ts'
import { sortedById } from '#domain/sorting.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { downloadCsv } from '#ui/list/tools/csv.ts'

interface MenuRow {
  readonly product: string
  readonly variant: string
  readonly sku: string
  readonly price: number
}

const columns = defineColumns<MenuRow>([
  { id: 'product', header: 'Product', value: ({ product }) => product, names: true },
  { id: 'variant', header: 'Variant', value: ({ variant }) => variant },
  { id: 'sku', header: 'SKU', value: ({ sku }) => sku },
  { id: 'price', header: 'Price in cents', value: ({ price }) => price },
])

/** A row per variant, as the menu lists them. A product without variants has one row. */
export function downloadMenu(store: string, headings: readonly StoreProductHeading[]): void {
  const rows = headings.flatMap(({ name, storeProduct: { price, prices, product } }): MenuRow[] => {
    if (product.variants.length === 0) return [{ product: name, variant: '', sku: '', price }]
    const byVariant = new Map(prices.map((one) => [one.variant_id, one.price]))
    return sortedById(product.variants).map((variant) => ({
      product: name,
      variant: variantWords(variant),
      sku: variant.sku,
      price: byVariant.get(variant.id) ?? price,
    }))
  })
  downloadCsv(`${store} menu`, rows, columns, undefined)
}
