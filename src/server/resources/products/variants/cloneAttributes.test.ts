import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()
const owner = p4.as('owner')

async function offered(id: number) {
  return owner.ok('listProductAttributes', { path: { id } })
}

/** The visible facts of product attributes: the values, their order, and the default. */
function facts(list: Awaited<ReturnType<typeof offered>>) {
  return list.map((one) => ({
    attribute: one.attribute_id,
    values: one.product_attribute_values.map((value) => value.attribute_value_id),
    defaults: one.product_attribute_values
      .filter((value) => value.is_default)
      .map((value) => value.attribute_value_id),
  }))
}

test('API-48, AMB-64: a product gets the attributes of another one, with values and defaults', async () => {
  const product_id = await productWith(p4)
  const clone_product_id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const source = await offered(clone_product_id)
  const answer = await owner.ok('cloneProductAttributes', {
    body: { product_id, clone_product_id },
  })
  expect(facts(answer)).toEqual(facts(source))
  expect(answer.map((one) => one.product_id)).toEqual([product_id, product_id, product_id])
  expect(await offered(product_id)).toEqual(answer)
  expect(await offered(clone_product_id)).toEqual(source)
})

test('API-48: the product keeps the attributes it has, others come after them', async () => {
  const product_id = await productWith(p4, 'Size', 'Syrup')
  const clone_product_id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const own = await offered(product_id)
  const [, ...missing] = await offered(clone_product_id)
  const request = { body: { product_id, clone_product_id } }
  const answer = await owner.ok('cloneProductAttributes', request)
  expect(answer.slice(0, 2)).toEqual(own)
  expect(facts(answer.slice(2))).toEqual(facts(missing))
  expect(answer.map((one) => one.sort_order)).toEqual([0, 1, 2, 3])
  expect(await owner.ok('cloneProductAttributes', request)).toEqual(answer)
})

test('API-24, AMB-64: a product gets the values it lacks of attributes that both have', async () => {
  const id = await productWith(p4, 'Size', 'Syrup')
  const source_product_id = await productWith(p4, 'Size')
  const [size, syrup] = await offered(id)
  const [sourceSize] = await offered(source_product_id)
  if (!size || !sourceSize) throw new Error('Both products have sizes')
  expect(size.product_attribute_values.length).toBeLessThan(
    sourceSize.product_attribute_values.length,
  )
  // The other product's default is a size that this product lacks; this product keeps its own default.
  const [preferred] = sourceSize.product_attribute_values.slice(-1)
  await owner.ok('updateProductAttributeValue', {
    path: { id: preferred?.id ?? 0 },
    body: { sort_order: 0, is_default: true },
  })
  const answer = await owner.ok('cloneAttributeValues', {
    path: { id },
    body: { source_product_id },
  })
  expect(answer.id).toBe(id)
  const [newSize, newSyrup] = answer.product_attributes
  expect(newSyrup).toEqual(syrup)
  const own = size.product_attribute_values
  expect(newSize?.product_attribute_values.slice(0, own.length)).toEqual(own)
  expect(newSize?.product_attribute_values.slice(own.length)).toMatchObject([
    {
      attribute_value_id: preferred?.attribute_value_id,
      sort_order: own.length,
      is_default: false,
    },
  ])
  expect(await offered(id)).toEqual(answer.product_attributes)
})

test('API-24: values come in the order of the other product, with its default', async () => {
  const id = await productWith(p4)
  const source_product_id = await productWith(p4, 'Size')
  const [size] = await offered(source_product_id)
  const values = size?.product_attribute_values ?? []
  for (const [index, value] of values.entries())
    await owner.ok('updateProductAttributeValue', {
      path: { id: value.id },
      body: { sort_order: values.length - index, is_default: value.is_default },
    })
  await owner.ok('createProductAttribute', {
    body: { attribute_id: size?.attribute_id ?? 0, product_id: id },
  })
  const request = { path: { id }, body: { source_product_id } }
  const { product_attributes } = await owner.ok('cloneAttributeValues', request)
  expect(facts(product_attributes)).toEqual(facts(await offered(source_product_id)))
  const again = await owner.ok('cloneAttributeValues', request)
  expect(again.product_attributes).toEqual(product_attributes)
})

test('API-24, API-48: a product is not cloned from itself, nor from or to an unknown one', async () => {
  const id = await productWith(p4, 'Size')
  const nobody = 987_654
  const refusedFor = (path: string) => ({ status: 400, body: { fields: [{ path }] } })
  for (const source of [id, nobody]) {
    expect(
      await owner.call('cloneProductAttributes', {
        body: { product_id: id, clone_product_id: source },
      }),
    ).toMatchObject(refusedFor('clone_product_id'))
    expect(
      await owner.call('cloneAttributeValues', {
        path: { id },
        body: { source_product_id: source },
      }),
    ).toMatchObject(refusedFor('source_product_id'))
  }
  expect(
    await owner.call('cloneProductAttributes', {
      body: { product_id: nobody, clone_product_id: id },
    }),
  ).toMatchObject(refusedFor('product_id'))
})
