import { useMediaQuery } from '@mantine/hooks'
import type { StoreProduct } from '#api/storeProducts.ts'
import type { CategoryFolding } from '#components/StoreProductGrid.tsx'
import type { ProductCategory, StoreProductHeading } from '#components/storeProductLines.ts'
import { productTypes, productTypeValues, wordFor } from '#domain/products/productWords.ts'
import { useIdsInAddress } from '../storePageSearch.ts'

const categoryOf = ({ storeProduct }: StoreProductHeading): ProductCategory => {
  const id = storeProduct.product.product_type
  return { id, title: wordFor(productTypes, id) }
}

/** A shorter menu is not folded. */
const minProducts = 13

/** The first category is open at first, on phones none (AMB-260). The address keeps changes. */
export function useMenuFolding(storeProducts: readonly StoreProduct[]) {
  const [kept, keep] = useIdsInAddress('categories')
  const isPhone = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false })
  const sold = new Set<string>(storeProducts.map(({ product }) => product.product_type))
  const first = productTypeValues.find((type) => sold.has(type))
  const open = kept ?? new Set(isPhone || !first ? [] : [first])
  const folding: CategoryFolding = {
    categoryOf,
    isOpen: ({ id }) => open.has(id),
    onToggle: ({ id }) =>
      keep(open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id])),
    onOpenAll: () => keep(sold),
  }
  return {
    folding: storeProducts.length < minProducts ? undefined : folding,
    open: (product: { readonly product_type: string }) => {
      if (!open.has(product.product_type)) keep(new Set([...open, product.product_type]))
    },
  }
}
