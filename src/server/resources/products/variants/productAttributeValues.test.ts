import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Caller } from '#mocks/p4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()
const owner = p4.as('owner')

/** Milk, the last attribute of a seeded product, with two of its five values on offer. */
async function milkOf() {
  const productId = await productWith(p4, 'Size', 'Temperature', 'Milk')
  return { productId, ...(await readMilk(p4.as('owner'), productId)) }
}

async function readMilk(caller: Caller, productId: number) {
  const list = await caller.ok('listProductAttributes', { path: { id: productId } })
  const attribute = (await caller.ok('listAttributes')).find((one) => one.name === 'Milk')
  const milk = list.find((one) => one.attribute_id === attribute?.id)
  const [first, second] = milk?.product_attribute_values ?? []
  if (!milk || !attribute || !first || !second) throw new Error('The product offers no milk')
  const offered = milk.product_attribute_values
  const others = attribute.attribute_values.filter(
    ({ id }) => !offered.some((value) => value.attribute_value_id === id),
  )
  return { milk, first, second, offered, others: others.map((value) => value.id) }
}

test('API-49, VAR-04, VAR-06: a value on offer has sort_order 0 and is no default unless said so', async () => {
  const { milk, others, productId, first } = await milkOf()
  const [attribute_value_id = 0] = others
  const made = await owner.ok('createProductAttributeValue', {
    body: { attribute_value_id, product_attribute_id: milk.id },
  })
  expect(made).toEqual({
    id: made.id,
    attribute_value_id,
    product_attribute_id: milk.id,
    sort_order: 0,
    is_default: false,
  })
  const { offered } = await readMilk(p4.as('owner'), productId)
  expect(offered).toHaveLength(3)
  expect(offered.slice(0, 2)).toEqual([made, { ...first, sort_order: 1 }])
})

test('API-49, VAR-08: a new default ends the one before; beyond the end is the end', async () => {
  const { milk, others, productId } = await milkOf()
  const [attribute_value_id = 0] = others
  const made = await owner.ok('createProductAttributeValue', {
    body: { attribute_value_id, product_attribute_id: milk.id, sort_order: 9, is_default: true },
  })
  expect(made).toMatchObject({ sort_order: 2, is_default: true })
  const { offered } = await readMilk(p4.as('owner'), productId)
  expect(offered.filter((value) => value.is_default)).toEqual([made])
})

test('API-49: a value is offered once', async () => {
  const { milk, second, productId, offered } = await milkOf()
  const { attribute_value_id } = second
  const body = { attribute_value_id, product_attribute_id: milk.id, is_default: true }
  expect(await owner.call('createProductAttributeValue', { body })).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'attribute_value_id' }] },
  })
  expect((await readMilk(p4.as('owner'), productId)).offered).toEqual(offered)
})

test('API-49: only values of the attribute can be offered', async () => {
  const { milk } = await milkOf()
  const size = (await owner.ok('listAttributes')).find((one) => one.name === 'Size')
  for (const attribute_value_id of [size?.attribute_values[0]?.id, 987_654])
    expect(
      await owner.call('createProductAttributeValue', {
        body: { attribute_value_id, product_attribute_id: milk.id },
      }),
    ).toMatchObject(refusedAt('attribute_value_id'))
})

test('API-50, VAR-08: turning a default on turns the others off', async () => {
  const { first, second, productId } = await milkOf()
  expect([first.is_default, second.is_default]).toEqual([true, false])
  const saved = await owner.ok('updateProductAttributeValue', {
    path: { id: second.id },
    body: { ...second, is_default: true },
  })
  expect(saved).toEqual({ ...second, is_default: true })
  const { offered } = await readMilk(p4.as('owner'), productId)
  expect(offered).toEqual([{ ...first, is_default: false }, saved])
})

test('API-50, VAR-08: two users choosing a default at once leave one default', async () => {
  const { first, second, productId } = await milkOf()
  const choose = (value: typeof first, persona: 'owner' | 'admin') =>
    p4.as(persona).ok('updateProductAttributeValue', {
      path: { id: value.id },
      body: { sort_order: value.sort_order, is_default: true },
    })
  await Promise.all([choose(second, 'owner'), choose(first, 'admin'), choose(second, 'admin')])
  const { offered } = await readMilk(p4.as('owner'), productId)
  expect(offered.filter((value) => value.is_default).map((value) => value.id)).toEqual([second.id])
})

test('VAR-08: the current default cannot be unset directly', async () => {
  const { first, offered, productId } = await milkOf()
  expect(
    await owner.call('updateProductAttributeValue', {
      path: { id: first.id },
      body: { sort_order: 4, is_default: false },
    }),
  ).toMatchObject({ status: 409, body: { code: 'conflict', fields: [{ path: 'is_default' }] } })
  expect((await readMilk(p4.as('owner'), productId)).offered).toEqual(offered)
})

test('API-50, VAR-07: all values take their new places, saved at the same time', async () => {
  const { offered, productId } = await milkOf()
  const wanted = [...offered].reverse().map((value, sort_order) => ({ ...value, sort_order }))
  await Promise.all(
    wanted.map((body) => owner.ok('updateProductAttributeValue', { path: { id: body.id }, body })),
  )
  expect((await readMilk(p4.as('owner'), productId)).offered).toEqual(wanted)
})

test('API-51: a withdrawn value leaves the variants of this product alone', async () => {
  const { first, milk, productId } = await milkOf()
  const before = await owner.ok('listProductVariants', { path: { id: productId } })
  const path = { id: first.id }
  expect(await owner.ok('deleteProductAttributeValue', { path })).toEqual(path)
  const list = await owner.ok('listProductAttributes', { path: { id: productId } })
  expect(list.find((one) => one.id === milk.id)?.product_attribute_values).toHaveLength(1)
  expect(await owner.ok('listProductVariants', { path: { id: productId } })).toEqual(
    before.map((variant) => ({
      ...variant,
      attribute_values: variant.attribute_values.filter(
        (value) => value.id !== first.attribute_value_id,
      ),
    })),
  )
  const value = { path: { id: first.attribute_value_id } }
  expect(await owner.call('getAttributeValue', value)).toMatchObject({ status: 200 })
})
