import { mergedLists, mergedMembers } from '#domain/merge.ts'
import { saveOver } from './latest.ts'
import { type Product, type ProductInput, withReferences } from './products.ts'
import { useOperation } from './useOperation.ts'

type Lists = Pick<ProductInput, 'tags' | 'addons' | 'promotional_categories'>

/** The lists of a product. Two users who each add a member at the same time both succeed. */
const lists = {
  tags: mergedMembers,
  addons: mergedMembers,
  promotional_categories: mergedMembers,
}

/** Saves the `changes` of a product; `body` holds the fields of the form. */
export function useUpdateProduct(opened: Product) {
  const path = { id: opened.id }
  return useOperation('updateProduct', {
    send: async ({ body, changes }: ProductSave, write) => {
      return saveOver(
        opened,
        async (call) => withReferences(await call('getProduct', { path })),
        (now, header) => {
          // PUT replaces the whole product (AMB-177) and refuses a product without a SKU.
          const square_sku = now.square_sku ?? body.square_sku
          const merged = mergedLists<Lists>(opened, changes, now, lists)
          const sent = { ...now, square_sku, ...changes, ...merged }
          return write('updateProduct', { path, header, body: sent })
        },
      )
    },
  })
}

interface ProductSave {
  readonly body: ProductInput
  readonly changes: Partial<ProductInput>
}
