import { expect, test } from 'vitest'
import { type Caller, startP4 } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

async function attributeNamed(caller: Caller, name: string) {
  const found = (await caller.ok('listAttributes')).find((one) => one.name === name)
  if (!found) throw new Error(`There is no attribute ${name}`)
  return found
}

test('API-37: everybody signed in reads the attributes by name, with their values', async () => {
  await using p4 = await startP4()
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

test('API-37: an unchanged list costs no second transfer', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const first = await owner.call('listAttributes')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect(await owner.call('listAttributes', { headers })).toMatchObject({ status: 304 })
  const { attribute_values } = await attributeNamed(owner, 'Milk')
  const id = attribute_values[0]?.id ?? 0
  await owner.ok('updateAttributeValue', { path: { id }, body: { name: 'Dairy', is_void: false } })
  expect(await owner.call('listAttributes', { headers })).toMatchObject({ status: 200 })
})

test('API-38: a new attribute has what was sent, and defaults for the rest', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
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
  await using p4 = await startP4()
  const owner = p4.as('owner')
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
  await using p4 = await startP4()
  const owner = p4.as('owner')
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

test.each([
  [{ product_type: 'beverage' }, 'name'],
  [{ name: '', product_type: 'beverage' }, 'name'],
  [{ name: 'Foam' }, 'product_type'],
  [{ name: 'Foam', product_type: 'drink' }, 'product_type'],
  [{ name: 'Foam', product_type: 'food', is_adjective: 'yes' }, 'is_adjective'],
])('API-38: %j is refused because of %s', async (body, path) => {
  await using p4 = await startP4()
  expect(await p4.as('owner').call('createAttribute', { body })).toMatchObject({
    status: 400,
    body: { fields: [{ path }] },
  })
})

test('API-40: a deleted attribute is gone everywhere; variants stay without it', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
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

const body = { name: 'Foam', product_type: 'beverage' }

test.each([
  ['createAttribute', { body }],
  ['updateAttribute', { path: { id: 1 }, body }],
  ['deleteAttribute', { path: { id: 1 } }],
  ['createAttributeValue', { body: { name: 'Rice', is_void: true, attribute_id: 3 } }],
  ['updateAttributeValue', { path: { id: 6 }, body: { name: 'Rice', is_void: true } }],
  ['deleteAttributeValue', { path: { id: 6 } }],
] as const)('AMB-71: %s needs products:update', async (operation, request) => {
  await using p4 = await startP4()
  const before = await p4.as('owner').ok('listAttributes')
  expect(await p4.as('signedOut').call(operation, request)).toMatchObject({ status: 401 })
  for (const persona of ['areaLead', 'storeLead', 'barista'] as const)
    expect(await p4.as(persona).call(operation, request)).toMatchObject({ status: 403 })
  expect(await p4.as('owner').ok('listAttributes')).toEqual(before)
  expect((await p4.as('admin').call(operation, request)).status).toBeLessThan(300)
})

test('API-39, API-40: an attribute that is not there is not found', async () => {
  await using p4 = await startP4()
  const path = { id: 987_654 }
  const refused = { status: 404, body: { message: 'This attribute does not exist.' } }
  expect(await p4.as('owner').call('updateAttribute', { path, body })).toMatchObject(refused)
  expect(await p4.as('owner').call('deleteAttribute', { path })).toMatchObject(refused)
})

test('API-38, API-39: a name belongs to one attribute of a product type, whatever its case and the spaces around it', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const milk = await attributeNamed(owner, 'Milk')
  const syrup = await attributeNamed(owner, 'Syrup')
  const path = { id: syrup.id }
  const body = { name: ' milk ', product_type: milk.product_type }
  const refused = { status: 409, body: { code: 'conflict', fields: [{ path: 'name' }] } }
  expect(await owner.call('createAttribute', { body })).toMatchObject(refused)
  expect(await owner.call('updateAttribute', { path, body })).toMatchObject(refused)
  expect(await attributeNamed(owner, 'Syrup')).toEqual(syrup)
  const blank = { body: { name: '  ', product_type: 'food' as const } }
  expect(await owner.call('createAttribute', blank)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'name', message: 'Must provide a name.' }] },
  })
  const own = { path: { id: milk.id }, body: { ...body, name: ' MILK' } }
  expect(await owner.ok('updateAttribute', own)).toMatchObject({ name: 'MILK' })
  const food = { body: { name: 'Milk', product_type: 'food' as const } }
  expect(await owner.ok('createAttribute', food)).toMatchObject({ name: 'Milk' })
})
