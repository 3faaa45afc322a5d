import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Caller } from '#mocks/p4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()

/** A tea with two sizes and two temperatures; the last of its four variants is deleted. */
async function tea() {
  const owner = p4.as('owner')
  const id = await productWith(p4, 'Size', 'Temperature')
  const variants = await variantsOf(owner, id)
  const [one, two, three, free] = variants
  if (!one || !two || !three || !free) throw new Error('The product has four variants')
  await owner.ok('deleteVariant', { path: { id: free.id } })
  const names = new Map(
    (await owner.ok('listAttributes')).map((attribute) => [attribute.id, attribute.name]),
  )
  return { owner, id, one, two, three, free, freeIds: idsOf(free), names }
}

function variantsOf(caller: Caller, id: number) {
  return caller.ok('listProductVariants', { path: { id } })
}

function idsOf(variant: { attribute_values: readonly { id: number }[] }): number[] {
  return variant.attribute_values.map((value) => value.id)
}

test('API-30, VAR-05: the variants of a product by id, values in the order of its attributes', async () => {
  const owner = p4.as('owner')
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const attributes = await owner.ok('listProductAttributes', { path: { id } })
  const order = attributes.map((one) => one.attribute_id)
  const variants = await variantsOf(p4.as('barista'), id)
  expect(variants).toHaveLength(8)
  expect(variants.map((one) => one.id)).toEqual(variants.map((one) => one.id).sort((a, b) => a - b))
  for (const variant of variants) {
    expect(variant.product_id).toBe(id)
    expect(variant.attribute_values.map((value) => value.attribute_id)).toEqual(order)
  }
})

test('API-34: a variant is made of bare ids or of values as they were read', async () => {
  const { owner, id, free, freeIds } = await tea()
  const [first = 0, second = 0] = freeIds
  const made = await owner.ok('createVariant', {
    body: { product_id: id, sku: 'TEA-NEW', attribute_values: [second, { id: first }] },
  })
  expect(made).toEqual({ ...free, id: made.id, sku: 'TEA-NEW' })
  expect((await variantsOf(owner, id)).at(-1)).toEqual(made)
})

test('API-34: at the stores that have the product a new variant costs what the product costs there', async () => {
  const { owner, id, freeIds } = await tea()
  const made = await owner.ok('createVariant', {
    body: { product_id: id, sku: 'TEA-NEW', attribute_values: freeIds },
  })
  const storeProducts = await owner.ok('listProductStores', { path: { id } })
  expect(storeProducts.length).toBeGreaterThan(1)
  for (const storeProduct of storeProducts)
    expect(storeProduct.prices.find((price) => price.variant_id === made.id)?.price).toBe(
      storeProduct.price,
    )
})

test('API-34: a product without attributes has a variant without values', async () => {
  const owner = p4.as('owner')
  const id = await productWith(p4)
  const [only] = await variantsOf(owner, id)
  await owner.ok('deleteVariant', { path: { id: only?.id ?? 0 } })
  const made = await owner.ok('createVariant', { body: { product_id: id, sku: 'ONLY-ONE' } })
  expect(made.attribute_values).toEqual([])
  expect(
    await owner.call('createVariant', { body: { product_id: id, sku: 'ONLY-TWO' } }),
  ).toMatchObject({ status: 409, body: { fields: [{ path: 'attribute_values' }] } })
})

test('API-34, VAR-05: a variant needs a value of every attribute; the missing one is named', async () => {
  const { owner, id, free, freeIds, names } = await tea()
  const missing = names.get(free.attribute_values[1]?.attribute_id ?? 0)
  expect(missing).toBe('Temperature')
  const body = { product_id: id, sku: 'TEA-NEW', attribute_values: freeIds.slice(0, 1) }
  const message = 'Must choose a value for Temperature.'
  const refused = { status: 400, body: { message, fields: [{ path: 'attribute_values' }] } }
  expect(await owner.call('createVariant', { body })).toMatchObject(refused)
  const none = await owner.call('createVariant', { body: { product_id: id, sku: 'TEA-NEW' } })
  expect(none).toMatchObject({
    status: 400,
    body: { message: 'Must choose a value for Size, Temperature.' },
  })
  expect(await variantsOf(owner, id)).toHaveLength(3)
})

test('AMB-191, API-35: a variant that lacks values is saved without them, and cannot lose others', async () => {
  const { owner, id, one } = await tea()
  const [size, temperature] = await owner.ok('listProductAttributes', { path: { id } })
  const gone = one.attribute_values[1]
  const offered = temperature?.product_attribute_values.find(
    ({ attribute_value_id }) => attribute_value_id === gone?.id,
  )
  await owner.ok('deleteProductAttributeValue', { path: { id: offered?.id ?? 0 } })
  const path = { id: one.id }
  const left = idsOf(one).slice(0, 1)
  const saved = await owner.ok('updateVariant', {
    path,
    body: { sku: 'TEA-RENAMED', attribute_values: left },
  })
  expect(saved).toMatchObject({ sku: 'TEA-RENAMED', attribute_values: [{ id: left[0] }] })
  expect(
    await owner.call('updateVariant', { path, body: { sku: 'TEA', attribute_values: [] } }),
  ).toMatchObject({ status: 400, body: { message: 'Must choose a value for Size.' } })
  // A value that was chosen is needed from then on.
  const other = temperature?.product_attribute_values.find(
    ({ attribute_value_id }) => attribute_value_id !== gone?.id,
  )
  const free = size?.product_attribute_values[0]?.attribute_value_id ?? 0
  for (const variant of await variantsOf(owner, id))
    if (variant.id !== one.id) await owner.ok('deleteVariant', { path: { id: variant.id } })
  const chosen = [free, other?.attribute_value_id ?? 0]
  await owner.ok('updateVariant', { path, body: { sku: 'TEA', attribute_values: chosen } })
  expect(
    await owner.call('updateVariant', { path, body: { sku: 'TEA', attribute_values: [free] } }),
  ).toMatchObject({ status: 400, body: { message: 'Must choose a value for Temperature.' } })
})

test('VAR-05: an attribute whose values are not on offer yet asks for none', async () => {
  const { owner, id, freeIds } = await tea()
  const syrup = (await owner.ok('listAttributes')).find((one) => one.name === 'Syrup')
  await owner.ok('createProductAttribute', {
    body: { product_id: id, attribute_id: syrup?.id ?? 0 },
  })
  const body = { product_id: id, sku: 'TEA-NEW', attribute_values: freeIds }
  expect(await owner.call('createVariant', { body })).toMatchObject({ status: 201 })
})

test('API-34: values that are unknown, not on offer, or of one attribute twice are named', async () => {
  const { owner, id, one, freeIds } = await tea()
  const [size = 0, temperature = 0] = freeIds
  const otherSize = idsOf(one)[0] ?? 0
  const milk = (await owner.ok('listAttributes')).find((attribute) => attribute.name === 'Milk')
  const notOffered = milk?.attribute_values[0]?.id ?? 0
  const refusals = [
    [[size, 987_654], 'attribute_values.1'],
    [[size, temperature, notOffered], 'attribute_values.2'],
    [[otherSize, size, temperature], 'attribute_values.1'],
    [[size, temperature, temperature], 'attribute_values.2'],
  ] as const
  for (const [attribute_values, path] of refusals)
    expect(
      await owner.call('createVariant', { body: { product_id: id, sku: 'T', attribute_values } }),
    ).toMatchObject(refusedAt(path))
  expect(await variantsOf(owner, id)).toHaveLength(3)
})

test('API-34, API-35: a SKU belongs to one variant, whatever its case', async () => {
  const { owner, id, one, two, freeIds } = await tea()
  const lower = one.sku.toLowerCase()
  expect(lower).not.toBe(one.sku)
  const refused = { status: 409, body: { code: 'conflict', fields: [{ path: 'sku' }] } }
  for (const sku of [one.sku, lower]) {
    const body = { sku, attribute_values: freeIds }
    const create = owner.call('createVariant', { body: { ...body, product_id: id } })
    expect(await create).toMatchObject(refused)
    const update = owner.call('updateVariant', { path: { id: two.id }, body })
    expect(await update).toMatchObject(refused)
  }
  const variants = await variantsOf(owner, id)
  expect(variants).toHaveLength(3)
  expect(variants).toEqual(expect.arrayContaining([one, two]))
  // A variant may change the case of its own SKU.
  const own = { sku: lower, attribute_values: idsOf(one) }
  const saved = await owner.ok('updateVariant', { path: { id: one.id }, body: own })
  expect(saved.sku).toBe(lower)
})

test('API-34, API-35: a product has a combination of values once', async () => {
  const { owner, id, one, two } = await tea()
  const refused = {
    status: 409,
    body: { code: 'conflict', fields: [{ path: 'attribute_values' }] },
  }
  const attribute_values = idsOf(one).reverse()
  const body = { product_id: id, sku: 'TEA-NEW', attribute_values }
  expect(await owner.call('createVariant', { body })).toMatchObject(refused)
  const update = { path: { id: two.id }, body: { sku: two.sku, attribute_values } }
  expect(await owner.call('updateVariant', update)).toMatchObject(refused)
  expect(await variantsOf(owner, id)).toContainEqual(two)
})

test('API-34: two users adding the same variant at once add one', async () => {
  const { owner, id, freeIds } = await tea()
  const add = (sku: string) =>
    owner.call('createVariant', { body: { product_id: id, sku, attribute_values: freeIds } })
  const answers = await Promise.all([add('TEA-A'), add('TEA-B')])
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  expect(await variantsOf(owner, id)).toHaveLength(4)
})

test('API-35: a saved variant has the new SKU and the new values', async () => {
  const { owner, id, one, free } = await tea()
  const { attribute_values } = free
  const saved = await owner.ok('updateVariant', {
    path: { id: one.id },
    body: { sku: 'TEA-NEW', attribute_values },
  })
  expect(saved).toEqual({ ...one, sku: 'TEA-NEW', attribute_values })
  expect(await variantsOf(owner, id)).toContainEqual(saved)
})

test('API-35: a variant keeps its values when only its SKU changes, and its product always', async () => {
  const { owner, one } = await tea()
  const path = { id: one.id }
  const body = { ...one, product_id: 1, sku: 'TEA-NEW' }
  expect(await owner.call('updateVariant', { path, body })).toMatchObject({
    status: 200,
    body: { ...one, sku: 'TEA-NEW' },
  })
})

test('API-35, API-47: variants made alike by taking an attribute off can still get another SKU', async () => {
  const { owner, id, one } = await tea()
  const [, temperature] = await owner.ok('listProductAttributes', { path: { id } })
  await owner.ok('deleteProductAttribute', { path: { id: temperature?.id ?? 0 } })
  const [alike, same] = await variantsOf(owner, id)
  expect(alike?.attribute_values).toEqual(same?.attribute_values)
  const saved = await owner.ok('updateVariant', {
    path: { id: one.id },
    body: { sku: 'TEA-NEW', attribute_values: alike?.attribute_values ?? [] },
  })
  expect(saved).toEqual({ ...alike, sku: 'TEA-NEW' })
})

test('API-36: a deleted variant is gone with its prices', async () => {
  const { owner, id, one, two } = await tea()
  expect(await owner.ok('deleteVariant', { path: { id: one.id } })).toEqual({ id: one.id })
  expect(await variantsOf(owner, id)).not.toContainEqual(one)
  const storeProducts = await owner.ok('listProductStores', { path: { id } })
  expect(storeProducts.length).toBeGreaterThan(1)
  for (const storeProduct of storeProducts) {
    const priced = storeProduct.prices.map((price) => price.variant_id)
    expect(priced).toContain(two.id)
    expect(priced).not.toContain(one.id)
  }
})
