import { saveOver } from './latest.ts'
import { type Product, type ProductInput, withReferences } from './products.ts'
import { useOperation } from './useOperation.ts'

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
          return write('updateProduct', { path, header, body: { ...now, square_sku, ...changes } })
        },
      )
    },
  })
}

interface ProductSave {
  readonly body: ProductInput
  readonly changes: Partial<ProductInput>
}
