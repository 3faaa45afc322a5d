import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOperation } from '#api/core/write.ts'
import { type StoreProduct, useSetMenuPrices } from '#api/storeProducts.ts'
import type { Store } from '#api/stores.ts'
import {
  type CategoryFolding,
  lostWithRemoval,
  StoreProductGrid,
} from '#components/StoreProductGrid.tsx'
import type { PricedVariant, StoreProductHeading } from '#components/storeProductLines.ts'
import { productTypeValues } from '#domain/products/productWords.ts'
import { compareTexts } from '#domain/sorting.ts'
import { defineList } from '#ui/list/listState.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { EmptyState } from '#ui/page/Notice.tsx'
import classes from './menu.module.css'
import { downloadMenu } from './menuCsv.ts'

interface MenuGridProps {
  store: Store
  storeProducts: readonly StoreProduct[]
  removes: boolean
  prices: boolean
  /** Undefined for a short menu. */
  folding: CategoryFolding | undefined
}

const noun = { title: 'Product', one: 'product', many: 'products' }

const search = {
  label: 'Search the menu',
  /** `?menuQ=latte`. */
  list: defineList<never>({ columns: [], prefix: 'menu' }),
  textOf: ({ storeProduct: { product } }: StoreProductHeading) =>
    [product.name, ...product.variants.map(({ sku }) => sku)].join(' '),
  nothing: (text: string) => `No product on the menu has “${text}” in its name or its SKUs.`,
}

const rowName = ({ sku, heading }: PricedVariant) => `${sku} of ${heading.name}`

const rowKey = { header: 'SKU', of: ({ sku }: PricedVariant) => sku }

const drawName = ({ id, name }: StoreProductHeading, className: string | undefined) => (
  <Link to="/products/$productId" params={{ productId: id }} className={className}>
    {name}
  </Link>
)

/** AMB-92. */
export function MenuGrid({ store, storeProducts, removes, prices, folding }: MenuGridProps) {
  const headings = sortedProducts(storeProducts, folding !== undefined)
  const setPrices = useSetMenuPrices(store.id)
  const remove = useOperation('deleteStoreProduct', { success: 'Product removed' })
  const removal = {
    label: ({ name }: StoreProductHeading) => `Remove ${name}`,
    title: ({ name }: StoreProductHeading) => `Remove ${name} from the menu?`,
    text: lostWithRemoval(store.name),
    run: ({ id }: StoreProductHeading) => remove({ path: { storeId: store.id, productId: id } }),
  }
  return (
    <div className={classes.grid}>
      <StoreProductGrid
        label="Menu"
        noun={noun}
        headings={headings}
        drawName={drawName}
        rowName={rowName}
        rowKey={rowKey}
        tools={(found) => (
          <IconButton
            label="Download Menu CSV"
            icon={IconDownload}
            framed
            onClick={() => downloadMenu(store.name, found)}
          />
        )}
        search={search}
        folding={folding}
        removal={removes ? removal : undefined}
        setPrices={prices ? setPrices : undefined}
        empty={
          <EmptyState title="No products on the menu yet">
            Add products one by one, or all of the default menu at once.
          </EmptyState>
        }
      />
    </div>
  )
}

function sortedProducts(
  storeProducts: readonly StoreProduct[],
  byCategory: boolean,
): StoreProductHeading[] {
  const order: readonly string[] = productTypeValues
  const placeOf = ({ storeProduct }: StoreProductHeading) =>
    byCategory ? order.indexOf(storeProduct.product.product_type) : 0
  return storeProducts
    .map((storeProduct) => ({
      id: storeProduct.product_id,
      name: storeProduct.product.name,
      storeProduct,
    }))
    .sort((a, b) => placeOf(a) - placeOf(b) || compareTexts(a.name, b.name) || a.id - b.id)
}
