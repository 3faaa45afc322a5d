import { type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import { saveOver } from './latest.ts'
import { type Product, type ProductInput, withReferences } from './products.ts'
import { useSave } from './useOperation.ts'

type Lists = Pick<ProductInput, 'tags' | 'addons' | 'promotional_categories'>

/** The lists of a product. Two users who each add a member at the same time both succeed. */
const lists = {
  tags: mergedMembers,
  addons: mergedMembers,
  promotional_categories: mergedMembers,
}

/** Saves a product. PUT replaces the whole product (AMB-177). */
export function useUpdateProduct() {
  return useSave('updateProduct', ({ opened, changes }: Edit<Product, ProductInput>, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      async (call) => withReferences(await call('getProduct', { path })),
      (now, header) => {
        // A product without a SKU is refused.
        const square_sku = now.square_sku ?? opened.square_sku ?? ''
        const merged = mergedLists<Lists>(opened, changes, now, lists)
        const sent = { ...now, square_sku, ...changes, ...merged }
        return write('updateProduct', { path, header, body: sent })
      },
    )
  })
}
