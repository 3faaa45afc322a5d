import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Caller } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()

async function attributeId(caller: Caller, name: string): Promise<number> {
  const found = (await caller.ok('listAttributes')).find((one) => one.name === name)
  if (!found) throw new Error(`There is no attribute ${name}`)
  return found.id
}

function productAttributes(caller: Caller, id: number) {
  return caller.ok('listProductAttributes', { path: { id } })
}

test('API-31: the attributes of a product come with their values, both by sort_order', async () => {
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const list = await productAttributes(p4.as('barista'), id)
  expect(list.map((one) => one.sort_order)).toEqual([0, 1, 2])
  for (const one of list) {
    expect(one.product_id).toBe(id)
    expect(one.product_attribute_values).toMatchObject([
      { product_attribute_id: one.id, sort_order: 0, is_default: true },
      { product_attribute_id: one.id, sort_order: 1, is_default: false },
    ])
  }
})

test('API-45, VAR-03: an attribute is put on a product, last where no place is given', async () => {
  const owner = p4.as('owner')
  const product_id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const attribute_id = await attributeId(owner, 'Syrup')
  const made = await owner.ok('createProductAttribute', { body: { attribute_id, product_id } })
  expect(made).toEqual({
    id: made.id,
    attribute_id,
    product_id,
    sort_order: 3,
    product_attribute_values: [],
  })
  const shots = await owner.ok('createProductAttribute', {
    body: { attribute_id: await attributeId(owner, 'Shots'), product_id, sort_order: 0 },
  })
  expect(shots.sort_order).toBe(0)
  const list = await productAttributes(owner, product_id)
  expect(list).toHaveLength(5)
  expect(list.at(-1)).toEqual({ ...made, sort_order: 4 })
})

test('API-45: the first attribute of a product starts at 0', async () => {
  const owner = p4.as('owner')
  const product_id = await productWith(p4)
  const attribute_id = await attributeId(owner, 'Size')
  const made = await owner.ok('createProductAttribute', { body: { attribute_id, product_id } })
  expect(made.sort_order).toBe(0)
})

test('API-45: a product has an attribute once', async () => {
  const owner = p4.as('owner')
  const product_id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const before = await productAttributes(owner, product_id)
  const attribute_id = await attributeId(owner, 'Milk')
  expect(
    await owner.call('createProductAttribute', { body: { attribute_id, product_id } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'conflict', fields: [{ path: 'attribute_id' }] },
  })
  expect(await productAttributes(owner, product_id)).toEqual(before)
})

test('API-46, VAR-07: all attributes take their new places, saved at the same time', async () => {
  const owner = p4.as('owner')
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const before = await productAttributes(owner, id)
  const wanted = [...before].reverse()
  const answers = await Promise.all(
    wanted.map((one, sort_order) =>
      owner.ok('updateProductAttribute', { path: { id: one.id }, body: { ...one, sort_order } }),
    ),
  )
  expect(answers).toEqual(wanted.map((one, sort_order) => ({ ...one, sort_order })))
  expect(await productAttributes(owner, id)).toEqual(answers)
})

test('API-46: a saved product attribute keeps its product, attribute and values; beyond the end is the end', async () => {
  const owner = p4.as('owner')
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const [first] = await productAttributes(owner, id)
  const body = { sort_order: 7, product_id: 1, attribute_id: 7, product_attribute_values: [] }
  const path = { id: first?.id ?? 0 }
  expect(await owner.call('updateProductAttribute', { path, body })).toMatchObject({
    status: 200,
    body: { ...first, sort_order: 2 },
  })
})

test('API-46, VAR-07: positions stay unique and without a gap when two users move at once', async () => {
  const [owner, admin] = [p4.as('owner'), p4.as('admin')]
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const [size, temperature, milk] = await productAttributes(owner, id)
  if (!size || !temperature || !milk) throw new Error('There are three attributes')
  const place = (caller: Caller, one: { id: number }, sort_order: number) =>
    caller.ok('updateProductAttribute', { path: { id: one.id }, body: { sort_order } })
  await Promise.all([place(owner, milk, 0), place(admin, temperature, 0), place(admin, size, 1)])
  const list = await productAttributes(owner, id)
  expect(list.map(({ sort_order }) => sort_order)).toEqual([0, 1, 2])
})

test('what comes and goes leaves no gap (API-45, API-47, API-40, VAR-07)', async () => {
  const owner = p4.as('owner')
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const orders = async () => (await productAttributes(owner, id)).map((one) => one.sort_order)
  const attribute_id = await attributeId(owner, 'Syrup')
  const body = { attribute_id, product_id: id, sort_order: 1 }
  const made = await owner.ok('createProductAttribute', { body })
  expect((await productAttributes(owner, id))[1]).toEqual(made)
  expect(await orders()).toEqual([0, 1, 2, 3])
  await owner.ok('deleteProductAttribute', { path: { id: made.id } })
  expect(await orders()).toEqual([0, 1, 2])
  await owner.ok('deleteAttribute', { path: { id: await attributeId(owner, 'Temperature') } })
  expect(await orders()).toEqual([0, 1])
})

test('API-47: an attribute taken off a product leaves its variants without the value', async () => {
  const owner = p4.as('owner')
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const [size, temperature, milk] = await productAttributes(owner, id)
  const before = await owner.ok('listProductVariants', { path: { id } })
  const path = { id: milk?.id ?? 0 }
  expect(await owner.ok('deleteProductAttribute', { path })).toEqual(path)
  expect(await productAttributes(owner, id)).toEqual([size, temperature])
  expect(await owner.ok('listProductVariants', { path: { id } })).toEqual(
    before.map((variant) => ({
      ...variant,
      attribute_values: variant.attribute_values.filter(
        (value) => value.attribute_id !== milk?.attribute_id,
      ),
    })),
  )
  expect((await owner.ok('listAttributes')).some((one) => one.name === 'Milk')).toBe(true)
})

test('API-47: other products keep the attribute and their variants', async () => {
  const owner = p4.as('owner')
  const tea = await productWith(p4, 'Size', 'Temperature')
  const latte = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const variants = await owner.ok('listProductVariants', { path: { id: tea } })
  const [size] = await productAttributes(owner, latte)
  await owner.ok('deleteProductAttribute', { path: { id: size?.id ?? 0 } })
  expect(await owner.ok('listProductVariants', { path: { id: tea } })).toEqual(variants)
  expect(await productAttributes(owner, tea)).toHaveLength(2)
})
