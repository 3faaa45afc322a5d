import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const unknown = 987_654

/** A new product with variants that no store sells yet, and the ids of its variants. */
async function freshProduct() {
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const archived_at = '2026-03-04T17:00:00.000Z'
  await owner.ok('patchProduct', { path: { id }, body: { archived_at } })
  const product = await owner.ok('patchProduct', { path: { id }, body: { archived_at: null } })
  expect(product.variants.length).toBeGreaterThan(1)
  return product
}

async function archiveStore(id: number) {
  await p4.database.transaction((tx) =>
    tx.execute(sql`update stores set archived_at = '2026-03-01' where id = ${id}`),
  )
}

test('API-26, VAR-24, AMB-60: the store products of a product have a price for every variant, by store', async () => {
  const barista = p4.as('barista')
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const product = await barista.ok('getProduct', { path: { id } })
  const storeProducts = await barista.ok('listProductStores', { path: { id } })
  const storeIds = storeProducts.map((storeProduct) => storeProduct.store_id)
  expect(storeIds.length).toBeGreaterThan(1)
  expect(storeIds).toEqual([...storeIds].sort((a, b) => a - b))
  for (const storeProduct of storeProducts) {
    expect(storeProduct.product).toEqual({
      id,
      product_type: product.product_type,
      name: product.name,
      square_sku: product.square_sku,
      image_url: product.image_url,
      inventory_control: product.inventory_control,
      variants: product.variants,
    })
    expect(storeProduct.prices.map((price) => price.variant_id)).toEqual(
      product.variants.map((v) => v.id),
    )
  }
})

test('API-84, STORE-33: the products at a store come by name, as store products', async () => {
  const barista = p4.as('barista')
  const storeProducts = await barista.ok('listProductsAtStore', { path: { id: 1 } })
  expect(storeProducts.length).toBeGreaterThan(10)
  const names = storeProducts.map((storeProduct) => storeProduct.product.name.toLowerCase())
  expect(names).toEqual([...names].sort())
  const [first] = storeProducts
  const ofProduct = await barista.ok('listProductStores', { path: { id: first?.product_id ?? 0 } })
  // Beside it the variants have the names of their values.
  expect([first]).toMatchObject(ofProduct.filter(({ store_id }) => store_id === 1))
})

test('API-27, AMB-60: a product is added to a store with every variant at that price', async () => {
  const lead = p4.as('storeLead')
  const product = await freshProduct()
  const path = { product_id: product.id }
  const { status, body } = await lead.call('createProductStore', {
    path,
    body: { store_id: 2, product_id: product.id, price: 595 },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    store_id: 2,
    product_id: product.id,
    price: 595,
    prices: product.variants.map((variant) => ({ variant_id: variant.id, price: 595 })),
  })
  expect(await lead.ok('listProductStores', { path: { id: product.id } })).toEqual([body])
})

test('API-27: without a price the product costs what it costs, single variants may differ', async () => {
  const product = await freshProduct()
  const [first, ...others] = product.variants
  const storeProduct = await p4.as('areaLead').ok('createProductStore', {
    path: { product_id: product.id },
    body: { store_id: 5, prices: [{ variant_id: first?.id ?? 0, price: 9 }] },
  })
  expect(storeProduct.price).toBe(product.price)
  expect(storeProduct.prices).toEqual([
    { variant_id: first?.id, price: 9 },
    ...others.map((variant) => ({ variant_id: variant.id, price: product.price })),
  ])
})

test('VAR-25: a store product that exists is replaced, with all its prices', async () => {
  const product = await freshProduct()
  const add = (price: number) =>
    owner.ok('createProductStore', {
      path: { product_id: product.id },
      body: { store_id: 1, price },
    })
  await add(500)
  const [variant] = product.variants
  await owner.ok('updateStoreVariantPrice', {
    path: { storeId: 1, variantId: variant?.id ?? 0 },
    body: { price: 1 },
  })
  const replaced = await add(700)
  expect(replaced.prices.every((price) => price.price === 700)).toBe(true)
  expect(await owner.ok('listProductStores', { path: { id: product.id } })).toEqual([replaced])
})

test('API-27: what cannot be added is refused by name, and nothing is half added', async () => {
  const product = await freshProduct()
  await archiveStore(3)
  const add = (body: object, product_id = product.id) =>
    owner.call('createProductStore', { path: { product_id }, body })
  expect(await add({ store_id: unknown })).toMatchObject(
    refusedAt('store_id', 'This store does not exist.'),
  )
  expect(await add({ store_id: 3 })).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'store_id', message: 'This store is archived.' }] },
  })
  expect(await add({ store_id: 1, prices: [{ variant_id: unknown, price: 1 }] })).toMatchObject(
    refusedAt('prices.0.variant_id'),
  )
  expect(await add({ store_id: 1 }, unknown)).toMatchObject({ status: 404 })
  const [archived] = await owner.ok('listProducts', { query: { archived: true } })
  expect(await add({ store_id: 1 }, archived?.id)).toMatchObject({
    status: 409,
    body: { message: 'This product is archived.' },
  })
  expect(await owner.ok('listProductStores', { path: { id: product.id } })).toEqual([])
})

test('API-28: removing a product from a store takes its prices with it', async () => {
  const { id: productId } = await freshProduct()
  await owner.ok('createProductStore', {
    path: { product_id: productId },
    body: { store_id: 1, price: 900 },
  })
  const path = { storeId: 1, productId }
  expect(await owner.ok('deleteStoreProduct', { path })).toEqual({ id: productId })
  expect(await owner.ok('listProductStores', { path: { id: productId } })).toEqual([])
  expect(await owner.call('deleteStoreProduct', { path })).toMatchObject({
    status: 404,
    body: { message: 'This product is not at the store.' },
  })
})

test('API-29: a variant price is set at one store and answered with the whole store product', async () => {
  const product = await freshProduct()
  await owner.ok('addProductToAllStores', { path: { id: product.id } })
  const [first, second] = product.variants
  const path = { storeId: 2, variantId: second?.id ?? 0 }
  const storeProduct = await owner.ok('updateStoreVariantPrice', { path, body: { price: 675 } })
  expect(storeProduct).toMatchObject({ store_id: 2, product_id: product.id, price: product.price })
  expect(storeProduct.prices.slice(0, 2)).toEqual([
    { variant_id: first?.id, price: product.price },
    { variant_id: second?.id, price: 675 },
  ])
  const storeProducts = await owner.ok('listProductStores', { path: { id: product.id } })
  expect(storeProducts.find((one) => one.store_id === 2)).toEqual(storeProduct)
  expect(storeProducts.find((one) => one.store_id === 1)?.prices[1]?.price).toBe(product.price)
  await owner.ok('deleteStoreProduct', { path: { storeId: 2, productId: product.id } })
  expect(await owner.call('updateStoreVariantPrice', { path, body: { price: 1 } })).toMatchObject({
    status: 404,
    body: { message: 'This product is not at the store.' },
  })
})
