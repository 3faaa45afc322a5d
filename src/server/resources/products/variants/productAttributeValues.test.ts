import { expect, test } from 'vitest'
import { type Caller, startP4, type TestP4 } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

/** Milk, the last attribute of a seeded product, with two of its five values on offer. */
async function milkOf(p4: TestP4) {
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
  await using p4 = await startP4()
  const { milk, others, productId, first } = await milkOf(p4)
  const [attribute_value_id = 0] = others
  const made = await p4.as('owner').ok('createProductAttributeValue', {
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
  await using p4 = await startP4()
  const { milk, others, productId } = await milkOf(p4)
  const [attribute_value_id = 0] = others
  const made = await p4.as('owner').ok('createProductAttributeValue', {
    body: { attribute_value_id, product_attribute_id: milk.id, sort_order: 9, is_default: true },
  })
  expect(made).toMatchObject({ sort_order: 2, is_default: true })
  const { offered } = await readMilk(p4.as('owner'), productId)
  expect(offered.filter((value) => value.is_default)).toEqual([made])
})

test('API-49: a value is offered once', async () => {
  await using p4 = await startP4()
  const { milk, second, productId, offered } = await milkOf(p4)
  const { attribute_value_id } = second
  const body = { attribute_value_id, product_attribute_id: milk.id, is_default: true }
  expect(await p4.as('owner').call('createProductAttributeValue', { body })).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'attribute_value_id' }] },
  })
  expect((await readMilk(p4.as('owner'), productId)).offered).toEqual(offered)
})

test('API-49: only values of the attribute can be offered', async () => {
  await using p4 = await startP4()
  const { milk } = await milkOf(p4)
  const size = (await p4.as('owner').ok('listAttributes')).find((one) => one.name === 'Size')
  for (const attribute_value_id of [size?.attribute_values[0]?.id, 987_654])
    expect(
      await p4.as('owner').call('createProductAttributeValue', {
        body: { attribute_value_id, product_attribute_id: milk.id },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'attribute_value_id' }] } })
})

test.each([
  [{ attribute_value_id: 1 }, 'product_attribute_id'],
  [{ product_attribute_id: 1 }, 'attribute_value_id'],
  [{ attribute_value_id: 1, product_attribute_id: 987_654 }, 'product_attribute_id'],
  [{ attribute_value_id: 1, product_attribute_id: 1, sort_order: -1 }, 'sort_order'],
  [{ attribute_value_id: 1, product_attribute_id: 1, is_default: null }, 'is_default'],
])('API-49: %j is refused because of %s', async (body, path) => {
  await using p4 = await startP4()
  expect(await p4.as('owner').call('createProductAttributeValue', { body })).toMatchObject({
    status: 400,
    body: { fields: [{ path }] },
  })
})

test('API-50, VAR-08: turning a default on turns the others off', async () => {
  await using p4 = await startP4()
  const { first, second, productId } = await milkOf(p4)
  expect([first.is_default, second.is_default]).toEqual([true, false])
  const saved = await p4.as('owner').ok('updateProductAttributeValue', {
    path: { id: second.id },
    body: { ...second, is_default: true },
  })
  expect(saved).toEqual({ ...second, is_default: true })
  const { offered } = await readMilk(p4.as('owner'), productId)
  expect(offered).toEqual([{ ...first, is_default: false }, saved])
})

test('API-50, VAR-08: two users choosing a default at once leave one default', async () => {
  await using p4 = await startP4()
  const { first, second, productId } = await milkOf(p4)
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
  await using p4 = await startP4()
  const { first, offered, productId } = await milkOf(p4)
  expect(
    await p4.as('owner').call('updateProductAttributeValue', {
      path: { id: first.id },
      body: { sort_order: 4, is_default: false },
    }),
  ).toMatchObject({ status: 409, body: { code: 'conflict', fields: [{ path: 'is_default' }] } })
  expect((await readMilk(p4.as('owner'), productId)).offered).toEqual(offered)
})

test('API-50, VAR-07: all values take their new places, saved at the same time', async () => {
  await using p4 = await startP4()
  const { offered, productId } = await milkOf(p4)
  const wanted = [...offered].reverse().map((value, sort_order) => ({ ...value, sort_order }))
  await Promise.all(
    wanted.map((body) =>
      p4.as('owner').ok('updateProductAttributeValue', { path: { id: body.id }, body }),
    ),
  )
  expect((await readMilk(p4.as('owner'), productId)).offered).toEqual(wanted)
})

test('API-51: a withdrawn value leaves the variants of this product alone', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const { first, milk, productId } = await milkOf(p4)
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

test.each([
  ['createProductAttributeValue', { body: { attribute_value_id: 3, product_attribute_id: 9 } }],
  ['updateProductAttributeValue', { path: { id: 1 }, body: { sort_order: 5, is_default: true } }],
  ['deleteProductAttributeValue', { path: { id: 1 } }],
] as const)('PERM-10: %s needs products:update', async (operation, request) => {
  await using p4 = await startP4()
  expect(await p4.as('signedOut').call(operation, request)).toMatchObject({ status: 401 })
  for (const persona of ['areaLead', 'storeLead', 'barista'] as const)
    expect(await p4.as(persona).call(operation, request)).toMatchObject({ status: 403 })
  expect((await p4.as('admin').call(operation, request)).status).toBeLessThan(300)
})

test('API-50, API-51: a product attribute value that is not there is not found', async () => {
  await using p4 = await startP4()
  const path = { id: 987_654 }
  const body = { sort_order: 0, is_default: false }
  const refused = { status: 404, body: { message: 'This product attribute value does not exist.' } }
  const owner = p4.as('owner')
  expect(await owner.call('updateProductAttributeValue', { path, body })).toMatchObject(refused)
  expect(await owner.call('deleteProductAttributeValue', { path })).toMatchObject(refused)
})
