import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Caller } from '#mocks/p4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()
const owner = p4.as('owner')

async function attributeNamed(caller: Caller, name: string) {
  const found = (await caller.ok('listAttributes')).find((one) => one.name === name)
  if (!found) throw new Error(`There is no attribute ${name}`)
  return found
}

test('API-37: everybody signed in reads the attributes by name, with their values', async () => {
  const attributes = await p4.as('barista').ok('listAttributes')
  const names = attributes.map((one) => one.name)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
  const milk = attributes.find((one) => one.name === 'Milk')
  const amount = attributes.find((one) => one.name === 'Milk Amount')
  expect(milk).toMatchObject({ product_type: 'beverage', modifier_attribute_id: amount?.id })
  expect(milk?.attribute_values.filter((value) => value.is_void)).toMatchObject([
    { name: 'No Milk', attribute_id: milk?.id },
  ])
})

test('API-38: a new attribute has what was sent, and defaults for the rest', async () => {
  const milk = await attributeNamed(owner, 'Milk')
  const plain = await owner.ok('createAttribute', {
    body: { name: 'Sweetness', product_type: 'beverage' },
  })
  expect(plain).toEqual({
    id: plain.id,
    name: 'Sweetness',
    label: '',
    product_type: 'beverage',
    is_adjective: false,
    includes_goods: false,
    modifier_attribute_id: null,
    attribute_values: [],
  })
  const body = {
    name: 'Foam',
    label: 'How foamy?',
    product_type: 'beverage' as const,
    is_adjective: true,
    includes_goods: true,
    modifier_attribute_id: milk.id,
  }
  const full = await owner.ok('createAttribute', { body })
  expect(full).toMatchObject(body)
  expect(await owner.ok('listAttributes')).toEqual(expect.arrayContaining([plain, full]))
})

test('API-39: a saved attribute is replaced as a whole, except for its values', async () => {
  const milk = await attributeNamed(owner, 'Milk')
  const saved = await owner.ok('updateAttribute', {
    path: { id: milk.id },
    body: { name: 'Milk Choice', product_type: 'food' },
  })
  expect(saved).toEqual({
    ...milk,
    name: 'Milk Choice',
    label: '',
    product_type: 'food',
    includes_goods: false,
    modifier_attribute_id: null,
  })
  expect(await attributeNamed(owner, 'Milk Choice')).toEqual(saved)
})

test('API-39, ATTR-12: an attribute is modified by another one that exists', async () => {
  const milk = await attributeNamed(owner, 'Milk')
  const body = { name: 'Milk', product_type: 'beverage' }
  const refused = { status: 400, body: { fields: [{ path: 'modifier_attribute_id' }] } }
  for (const modifier_attribute_id of [milk.id, 987_654])
    expect(
      await owner.call('updateAttribute', {
        path: { id: milk.id },
        body: { ...body, modifier_attribute_id },
      }),
    ).toMatchObject(refused)
  expect(
    await owner.call('createAttribute', { body: { ...body, modifier_attribute_id: 987_654 } }),
  ).toMatchObject(refused)
  expect(await attributeNamed(owner, 'Milk')).toEqual(milk)
})

test('API-40: a deleted attribute is gone everywhere; variants stay without it', async () => {
  const milk = await attributeNamed(owner, 'Milk')
  const syrup = await attributeNamed(owner, 'Syrup')
  await owner.ok('updateAttribute', {
    path: { id: syrup.id },
    body: { ...syrup, modifier_attribute_id: milk.id },
  })
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const before = await owner.ok('listProductVariants', { path: { id } })

  expect(await owner.ok('deleteAttribute', { path: { id: milk.id } })).toEqual({ id: milk.id })

  const attributes = await owner.ok('listAttributes')
  expect(attributes.find((one) => one.id === milk.id)).toBeUndefined()
  expect(attributes.find((one) => one.id === syrup.id)?.modifier_attribute_id).toBeNull()
  const value = { path: { id: milk.attribute_values[0]?.id ?? 0 } }
  expect(await owner.call('getAttributeValue', value)).toMatchObject({ status: 404 })
  const offered = await owner.ok('listProductAttributes', { path: { id } })
  expect(offered.map((one) => one.attribute_id)).not.toContain(milk.id)
  expect(await owner.ok('listProductVariants', { path: { id } })).toEqual(
    before.map((variant) => ({
      ...variant,
      attribute_values: variant.attribute_values.filter((one) => one.attribute_id !== milk.id),
    })),
  )
})

test('API-38, API-39: a name belongs to one attribute of a product type, whatever its case and the spaces around it', async () => {
  const milk = await attributeNamed(owner, 'Milk')
  const syrup = await attributeNamed(owner, 'Syrup')
  const path = { id: syrup.id }
  const body = { name: ' milk ', product_type: milk.product_type }
  const refused = { status: 409, body: { code: 'conflict', fields: [{ path: 'name' }] } }
  expect(await owner.call('createAttribute', { body })).toMatchObject(refused)
  expect(await owner.call('updateAttribute', { path, body })).toMatchObject(refused)
  expect(await attributeNamed(owner, 'Syrup')).toEqual(syrup)
  const blank = { body: { name: '  ', product_type: 'food' as const } }
  expect(await owner.call('createAttribute', blank)).toMatchObject(
    refusedAt('name', 'Must provide a name.'),
  )
  const own = { path: { id: milk.id }, body: { ...body, name: ' MILK' } }
  expect(await owner.ok('updateAttribute', own)).toMatchObject({ name: 'MILK' })
  const food = { body: { name: 'Milk', product_type: 'food' as const } }
  expect(await owner.ok('createAttribute', food)).toMatchObject({ name: 'Milk' })
})
