import { mergedLists, mergedMembers } from '#domain/merge.ts'
import { saveOver } from './latest.ts'
import { type Product, type ProductInput, withReferences } from './products.ts'
import { useOperation } from './useOperation.ts'

type Lists = Pick<ProductInput, 'tags' | 'addons' | 'promotional_categories'>
type References = NonNullable<ProductInput['tags']>

const idOf = (one: References[number]) => (typeof one === 'number' ? one : one.id)
const byId = (opened: References, mine: References, now: References) =>
  mergedMembers(opened, mine, now, (one, other) => idOf(one) === idOf(other))

/** The lists of a product. Two users who each add a member at the same time both succeed. */
const lists = { tags: byId, addons: byId, promotional_categories: byId }

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
