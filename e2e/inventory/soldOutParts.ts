import type { TestP4 } from '#mocks/p4.ts'

/** A product of store 1 with several variants, all of them on sale. */
export async function productOnSale(p4: TestP4, type: string) {
  const owner = p4.as('owner')
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const product = links
    .map((link) => link.product)
    .find(({ product_type, variants }) => product_type === type && variants.length > 1)
  if (!product) throw new Error(`Store 1 sells no ${type} with variants`)
  for (const { id } of product.variants)
    await owner.ok('updateStoreInventory', {
      path: { storeId: 1, variantId: id },
      body: { do_not_sell: false },
    })
  return { ...product, ids: product.variants.map(({ id }) => id) }
}

/** How many of the variants are sold out at store 1. */
export async function soldOutCount(p4: TestP4, ids: readonly number[]): Promise<number> {
  const counts = await p4.as('owner').ok('listStoreInventory', { path: { storeId: 1 } })
  return counts.filter((one) => one.do_not_sell && ids.includes(one.variant_id)).length
}
