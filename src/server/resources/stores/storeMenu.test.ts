import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productTypeValues } from '#domain/products/productWords.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedWith } from '#mocks/p4.ts'

const p4 = freshP4()

const path = { id: 1 }

test('API-85, STORE-32, AMB-188: the values that the menu offers, void ones left out, by type and name', async () => {
  const barista = p4.as('barista')
  const list = await barista.ok('listStoreAttributes', { path })
  expect(list.length).toBeGreaterThan(3)
  const key = ({ name, attribute }: (typeof list)[number]) =>
    `${productTypeValues.indexOf(attribute.product_type)} ${name.toLowerCase()}`
  expect(list.map(key)).toEqual(list.map(key).sort())
  const attributes = await barista.ok('listAttributes')
  const voids = attributes.flatMap(({ attribute_values }) =>
    attribute_values.filter(({ is_void }) => is_void).map(({ id }) => id),
  )
  expect(voids.length).toBeGreaterThan(0)
  expect(list.filter(({ id }) => voids.includes(id))).toEqual([])
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  expect(await barista.ok('listStoreAttributes', { path: { id: 24 } })).toEqual([])
})

test('API-86, STORE-31: a store attribute is switched off and on at one store alone', async () => {
  const lead = p4.as('storeLead')
  const list = await lead.ok('listStoreAttributes', { path })
  const [first] = list
  if (!first) throw new Error('The store offers something')
  const elsewhere = await lead.ok('listStoreAttributes', { path: { id: 2 } })
  for (const is_disabled of [true, false]) {
    const saved = await lead.ok('updateStoreAttribute', {
      path: { storeId: 1, id: first.id },
      body: { ...first, is_disabled },
    })
    expect(saved).toEqual({ ...first, is_disabled })
    expect(await lead.ok('listStoreAttributes', { path })).toEqual(list.with(0, saved))
  }
  expect(await lead.ok('listStoreAttributes', { path: { id: 2 } })).toEqual(elsewhere)
})

test('AMB-188: a value that no product offers is refused', async () => {
  const path = { storeId: 1, id: 987_654 }
  const body = { is_disabled: true }
  expect(await p4.as('storeLead').call('updateStoreAttribute', { path, body })).toMatchObject(
    refusedWith(404, 'This store attribute does not exist.'),
  )
})

async function defaultProducts() {
  const products = await p4.as('owner').ok('listProducts')
  return products.filter(({ on_default_menu }) => on_default_menu)
}

test('API-83, API-98, STORE-38: the default menu brings what is missing at its base price', async () => {
  const lead = p4.as('areaLead')
  const wanted = await defaultProducts()
  const [kept] = wanted
  if (!kept) throw new Error('The default menu has products')
  const storeId = 24
  await lead.ok('createProductStore', {
    path: { product_id: kept.id },
    body: { store_id: storeId, price: 9999 },
  })
  const answer = await lead.ok('syncDefaultMenu', { path: { id: storeId } })
  expect(answer).toEqual({
    store_id: storeId,
    product_ids: wanted.map(({ id }) => id).filter((id) => id !== kept.id),
  })
  const storeProducts = await lead.ok('listProductsAtStore', { path: { id: storeId } })
  expect(storeProducts).toHaveLength(wanted.length)
  for (const { product, price, prices } of storeProducts) {
    const base = product.id === kept.id ? 9999 : wanted.find(({ id }) => id === product.id)?.price
    expect(price).toBe(base)
    expect(prices).toEqual(product.variants.map(({ id }) => ({ variant_id: id, price: base })))
  }
  expect(await lead.ok('syncDefaultMenu', { path: { id: storeId } })).toEqual({
    store_id: storeId,
    product_ids: [],
  })
})

test('API-83: the default menu is for stores in use', async () => {
  await p4.database.transaction((tx) =>
    tx.execute(sql`update stores set archived_at = '2026-03-01' where id = 3`),
  )
  expect(await p4.as('areaLead').call('syncDefaultMenu', { path: { id: 3 } })).toMatchObject(
    refusedWith(409, 'This store is archived.'),
  )
})
