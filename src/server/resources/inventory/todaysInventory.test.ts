import { expect, test } from 'vitest'
import { addDays, dateAt, weekdayOf, zoneOf } from '#domain/calendar.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'

const p4 = freshP4()
const lead = p4.as('storeLead')

const unknown = 987_654

/** What store 1 sells of the products with this control, by variant. */
async function variantsOf(control: 'unlimited' | 'limited' | 'daily', storeId = 1) {
  const links = await p4.as('owner').ok('listProductsAtStore', { path: { id: storeId } })
  return links
    .filter(({ product }) => product.inventory_control === control)
    .flatMap(({ product }) => product.variants.map(({ id }) => ({ id, productId: product.id })))
}

async function countOf(variantId: number, storeId = 1) {
  const counts = await p4.as('storeLead').ok('listStoreInventory', { path: { storeId } })
  return counts.find(({ variant_id }) => variant_id === variantId)
}

test("API-89, INV-03, AMB-104: today's inventory has a row for each variant on the menu", async () => {
  const counts = await p4.as('barista').ok('listStoreInventory', { path: { storeId: 1 } })
  const onMenu = await Promise.all(
    (['unlimited', 'limited', 'daily'] as const).map((control) => variantsOf(control)),
  )
  expect(counts.map(({ variant_id }) => variant_id).sort()).toEqual(
    onMenu
      .flat()
      .map(({ id }) => id)
      .sort(),
  )
  expect(counts.every(({ store_id }) => store_id === 1)).toBe(true)
})

test('API-90, INV-01, AMB-104: steps add up, stop at 0, and a number replaces them', async () => {
  const [variant] = await variantsOf('limited')
  const path = { storeId: 1, variantId: variant?.id ?? 0 }
  const update = (body: { adjust_quantity: number } | { quantity_available: number }) =>
    lead.ok('updateStoreInventory', { path, body })
  expect(await update({ quantity_available: 2 })).toMatchObject({ quantity_available: 2 })
  expect(await update({ adjust_quantity: 1 })).toMatchObject({ quantity_available: 3 })
  await Promise.all([update({ adjust_quantity: -1 }), update({ adjust_quantity: -1 })])
  expect(await countOf(path.variantId)).toMatchObject({ quantity_available: 1 })
  await update({ adjust_quantity: -1 })
  expect(await update({ adjust_quantity: -1 })).toMatchObject({ quantity_available: 0 })
})

test('API-90, INV-02: the mark is set by itself and leaves the quantity', async () => {
  const [variant] = await variantsOf('limited')
  const path = { storeId: 1, variantId: variant?.id ?? 0 }
  await lead.ok('updateStoreInventory', { path, body: { quantity_available: 7 } })
  const marked = await lead.ok('updateStoreInventory', { path, body: { do_not_sell: true } })
  expect(marked).toEqual({
    store_id: 1,
    variant_id: path.variantId,
    quantity_available: 7,
    do_not_sell: true,
  })
  expect(await countOf(path.variantId)).toEqual(marked)
})

test('AMB-187: a daily product starts its day anew at midnight of the store, a limited one does not', async () => {
  const { time_zone } = await lead.ok('getStore', { path: { id: 1 } })
  const [daily] = await variantsOf('daily')
  const [limited] = await variantsOf('limited')
  const dailyId = daily?.id ?? 0
  const limitedId = limited?.id ?? 0
  const today = dateAt(p4.clock.now(), zoneOf(time_zone))
  const tomorrow = weekdayOf(addDays(today, 1))
  await lead.ok('updateInitialInventory', {
    path: { id: 1 },
    body: { rows: [{ variant_id: dailyId, day: tomorrow, quantity: 31 }] },
  })
  for (const variantId of [dailyId, limitedId])
    await lead.ok('updateStoreInventory', {
      path: { storeId: 1, variantId },
      body: { quantity_available: 5, do_not_sell: true },
    })
  while (dateAt(p4.clock.now(), zoneOf(time_zone)) === today) {
    p4.clock.advance({ hours: 1 })
    // A session that is used stays open.
    await countOf(dailyId)
  }
  expect(await countOf(dailyId)).toMatchObject({ quantity_available: 31, do_not_sell: true })
  expect(await countOf(limitedId)).toMatchObject({ quantity_available: 5, do_not_sell: true })
  const path = { storeId: 1, variantId: dailyId }
  expect(
    await lead.ok('updateStoreInventory', { path, body: { adjust_quantity: -1 } }),
  ).toMatchObject({ quantity_available: 30 })
})

test.each(['deleteStoreProduct', 'patchProduct'] as const)(
  'AMB-187: what a store counted of a product leaves with it by %s',
  async (leaving) => {
    const owner = p4.as('owner')
    const [daily] = await variantsOf('daily')
    const { id: variantId, productId } = daily ?? { id: 0, productId: 0 }
    const starting = async () =>
      (await owner.ok('getInitialInventory', { path: { id: 1 } })).inventory.filter(
        (row) => row.variant_id === variantId,
      )
    await owner.ok('updateStoreInventory', {
      path: { storeId: 1, variantId },
      body: { quantity_available: 9, do_not_sell: true },
    })
    expect(await starting()).not.toEqual([])
    const path = { id: productId, storeId: 1, productId }
    const archive = (archived_at: string | null) =>
      owner.ok('patchProduct', { path, body: { archived_at } })
    if (leaving === 'deleteStoreProduct') await owner.ok(leaving, { path })
    else await archive('2026-03-04T17:05:00.000Z')
    expect(await countOf(variantId)).toBeUndefined()
    await archive(null)
    await owner.ok('createProductStore', {
      path: { product_id: productId },
      body: { store_id: 1, price: 500 },
    })
    expect(await countOf(variantId)).toMatchObject({
      quantity_available: 0,
      do_not_sell: false,
    })
    expect(await starting()).toEqual([])
  },
)

test('API-90, INV-02, AMB-104, AMB-172: a barista takes a drink off sale at the own store, but nobody counts it', async () => {
  const [drink] = await variantsOf('unlimited')
  const path = { storeId: 1, variantId: drink?.id ?? 0 }
  const barista = p4.as('barista')
  await barista.ok('updateStoreInventory', { path, body: { do_not_sell: true } })
  expect(await countOf(path.variantId)).toMatchObject({ do_not_sell: true })
  await barista.ok('updateStoreInventory', { path, body: { do_not_sell: false } })
  expect(await countOf(path.variantId)).toMatchObject({ do_not_sell: false })
  for (const field of ['quantity_available', 'adjust_quantity'])
    expect(
      await barista.call('updateStoreInventory', { path, body: { [field]: 1 } }),
    ).toMatchObject(refusedAt(field))
  expect(
    await barista.call('updateStoreInventory', {
      path: { ...path, storeId: 2 },
      body: { do_not_sell: true },
    }),
  ).toMatchObject({ status: 403 })
})

test('API-90: what cannot be counted is refused by name', async () => {
  const [variant] = await variantsOf('limited')
  const variantId = variant?.id ?? 0
  const update = (body: unknown, path = { storeId: 1, variantId }) =>
    lead.call('updateStoreInventory', { path, body })
  expect(await update({ quantity_available: 1, adjust_quantity: 1 })).toMatchObject(
    refusedAt('adjust_quantity'),
  )
  expect(await update({})).toMatchObject({ status: 400 })
  await lead.ok('updateStoreInventory', {
    path: { storeId: 1, variantId },
    body: { quantity_available: 2_147_483_647 },
  })
  expect(await update({ adjust_quantity: 1 })).toMatchObject(refusedAt('adjust_quantity'))
  expect(await update({ adjust_quantity: 1 }, { storeId: 1, variantId: unknown })).toMatchObject({
    status: 404,
    body: { message: 'This store does not sell this variant.' },
  })
})
