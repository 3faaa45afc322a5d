import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()
const owner = p4.as('owner')

async function newProduct() {
  const product = await owner.ok('createProduct', {
    body: { product_type: 'food', name: 'Fig Tart', square_sku: 'FOO-9001', price: 450 },
  })
  await owner.ok('createVariant', {
    body: { product_id: product.id, sku: 'FOO-9001-A', attribute_values: [] },
  })
  return owner.ok('getProduct', { path: { id: product.id } })
}

test('API-25, PLUS-12: a product is added at its base price to every store that lacks it', async () => {
  const lead = p4.as('areaLead')
  const product = await newProduct()
  const path = { id: product.id }
  await lead.ok('createProductStore', {
    path: { product_id: product.id },
    body: { store_id: 4, price: 999 },
  })
  const { stores } = await lead.ok('listStores')
  const answer = await lead.ok('addProductToAllStores', { path })
  expect(answer).toEqual({
    errors: [],
    results: stores.map((store) => ({
      store_id: store.id,
      store_name: store.name,
      status: store.id === 4 ? 'already' : 'added',
    })),
  })
  const storeProducts = await lead.ok('listProductStores', { path })
  expect(storeProducts).toHaveLength(stores.length)
  for (const storeProduct of storeProducts) {
    const price = storeProduct.store_id === 4 ? 999 : 450
    expect(storeProduct).toMatchObject({
      price,
      prices: [{ variant_id: product.variants[0]?.id, price }],
    })
  }
  const again = await lead.ok('addProductToAllStores', { path })
  expect(again.results?.every((result) => result.status === 'already')).toBe(true)
})

test('PLUS-12: what fails at one store leaves the others added, and can be tried again there', async () => {
  const { id } = await newProduct()
  const { stores } = await owner.ok('listStores')
  const broken = stores[2]
  await p4.database.transaction(async (tx) => {
    await tx.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'out of order'; end $$`)
    await tx.execute(
      sql.raw(`create trigger refuse before insert on store_variant_prices for each row
        when (new.store_id = ${broken?.id}) execute function refuse()`),
    )
  })
  const failure = {
    store_id: broken?.id,
    store_name: broken?.name,
    status: 'failed',
    message: 'The product could not be added.',
  }
  const answer = await owner.ok('addProductToAllStores', { path: { id } })
  expect(answer.errors).toEqual([`${broken?.name}: the product could not be added.`])
  expect(answer.results?.filter((result) => result.status !== 'added')).toEqual([failure])
  const storeProducts = await owner.ok('listProductStores', { path: { id } })
  expect(storeProducts).toHaveLength(stores.length - 1)

  await p4.database.transaction((tx) =>
    tx.execute(sql`drop trigger refuse on store_variant_prices`),
  )
  expect(
    await owner.ok('addProductToAllStores', {
      path: { id },
      body: { store_ids: [broken?.id ?? 0] },
    }),
  ).toEqual({
    errors: [],
    results: [{ store_id: broken?.id, store_name: broken?.name, status: 'added' }],
  })
})

test('API-25: an archived store takes no product, and is left out where no store is named', async () => {
  const { id } = await newProduct()
  const { name } = await owner.ok('getStore', { path: { id: 3 } })
  await p4.database.transaction((tx) =>
    tx.execute(sql`update stores set archived_at = '2026-03-01' where id = 3`),
  )
  const named = await owner.ok('addProductToAllStores', {
    path: { id },
    body: { store_ids: [3, 1] },
  })
  expect(named.errors).toEqual([`${name}: this store is archived.`])
  expect(named.results).toContainEqual({
    store_id: 3,
    store_name: name,
    status: 'failed',
    message: 'This store is archived.',
  })
  const all = await owner.ok('addProductToAllStores', { path: { id } })
  expect(all.errors).toEqual([])
  const storeProducts = await owner.ok('listProductStores', { path: { id } })
  expect(storeProducts).toHaveLength(23)
})

test('API-25: unknown and archived products and unknown stores are refused', async () => {
  const { id } = await newProduct()
  const call = (productId: number, body?: object) =>
    owner.call('addProductToAllStores', { path: { id: productId }, body })
  expect(await call(id, { store_ids: [1, 987_654] })).toMatchObject(
    refusedAt('store_ids.1', 'This store does not exist.'),
  )
  expect(await call(id, { store_ids: [] })).toMatchObject({ status: 400 })
  expect(await call(987_654)).toMatchObject({ status: 404 })
  const [archived] = await owner.ok('listProducts', { query: { archived: true } })
  expect(await call(archived?.id ?? 0)).toMatchObject({
    status: 409,
    body: { message: 'This product is archived.' },
  })
  expect(await owner.ok('listProductStores', { path: { id } })).toEqual([])
})

test('AMB-292: the variants get the given prices at every store that is added, the others the base price', async () => {
  const product = await productWith(p4, 'Shots')
  const { id } = await newProduct()
  await owner.ok('cloneProductAttributes', {
    body: { product_id: id, clone_product_id: product },
  })
  const values = await owner.ok('listProductAttributes', { path: { id } })
  const [first] = values.flatMap(({ product_attribute_values }) => product_attribute_values)
  const priced = await owner.ok('createVariant', {
    body: {
      product_id: id,
      sku: 'FOO-9001-B',
      attribute_values: [first?.attribute_value_id ?? 0],
    },
  })
  const call = (variant_id: number) =>
    owner.call('addProductToAllStores', {
      path: { id },
      body: { prices: [{ variant_id, price: 525 }] },
    })
  expect(await call(1)).toMatchObject(
    refusedAt('prices.0.variant_id', 'This is no variant of the product.'),
  )
  expect((await call(priced.id)).status).toBe(200)
  const sold = await owner.ok('listProductStores', { path: { id } })
  expect(sold).toHaveLength(24)
  for (const { price, prices } of sold)
    expect([price, ...prices.map((one) => one.price)]).toEqual([450, 450, 525])
})
