import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Caller } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()
const owner = p4.as('owner')

async function milkOf(caller: Caller) {
  const found = (await caller.ok('listAttributes')).find((one) => one.name === 'Milk')
  if (!found) throw new Error('There is no attribute Milk')
  return found
}

async function valueNamed(caller: Caller, name: string) {
  const found = (await milkOf(caller)).attribute_values.find((one) => one.name === name)
  if (!found) throw new Error(`There is no milk ${name}`)
  return found
}

async function voidNames(caller: Caller): Promise<string[]> {
  const { attribute_values } = await milkOf(caller)
  return attribute_values.filter((one) => one.is_void).map((one) => one.name)
}

test('API-44: a single value leads to its attribute', async () => {
  const oat = await valueNamed(p4.as('barista'), 'Oat Milk')
  const read = await p4.as('barista').ok('getAttributeValue', { path: { id: oat.id } })
  expect(read).toEqual(oat)
})

test('API-41: a value is added, and is not void unless said so', async () => {
  const { id } = await milkOf(owner)
  const made = await owner.ok('createAttributeValue', { body: { attribute_id: id, name: 'Rice' } })
  expect(made).toEqual({ id: made.id, attribute_id: id, name: 'Rice', is_void: false })
  expect(await valueNamed(owner, 'Rice')).toEqual(made)
  expect(await voidNames(owner)).toEqual(['No Milk'])
})

test('API-41, API-42, ATTR-14: a void value ends that for the others', async () => {
  const { id: attribute_id } = await milkOf(owner)
  await owner.ok('createAttributeValue', { body: { attribute_id, name: 'Black', is_void: true } })
  expect(await voidNames(owner)).toEqual(['Black'])
  const oat = await valueNamed(owner, 'Oat Milk')
  const saved = await owner.ok('updateAttributeValue', {
    path: { id: oat.id },
    body: { name: 'Oat', is_void: true },
  })
  expect(saved).toEqual({ ...oat, name: 'Oat', is_void: true })
  expect(await voidNames(owner)).toEqual(['Oat'])
})

test('ATTR-14: two void values saved in one step are no error, the last one counts', async () => {
  const [oat, soy] = [await valueNamed(owner, 'Oat Milk'), await valueNamed(owner, 'Soy Milk')]
  const save = ({ id, name }: { id: number; name: string }) =>
    owner.ok('updateAttributeValue', { path: { id }, body: { name, is_void: true } })
  await Promise.all([save(oat), save(oat), save(soy)])
  expect(await voidNames(owner)).toEqual(['Soy Milk'])
})

test('ATTR-14: the void value can end being it, then none is', async () => {
  const { id, name } = await valueNamed(owner, 'No Milk')
  await owner.ok('updateAttributeValue', { path: { id }, body: { name, is_void: false } })
  expect(await voidNames(owner)).toEqual([])
})

test('API-41, API-42: a name belongs to one value of an attribute, whatever its case', async () => {
  const { id: attribute_id } = await milkOf(owner)
  const [oat, soy] = [await valueNamed(owner, 'Oat Milk'), await valueNamed(owner, 'Soy Milk')]
  const refused = { status: 409, body: { code: 'conflict', fields: [{ path: 'name' }] } }
  const name = ' OAT milk '
  expect(await owner.call('createAttributeValue', { body: { attribute_id, name } })).toMatchObject(
    refused,
  )
  const body = { name, is_void: false }
  expect(await owner.call('updateAttributeValue', { path: { id: soy.id }, body })).toMatchObject(
    refused,
  )
  expect(await valueNamed(owner, 'Soy Milk')).toEqual(soy)
  // A value may take its own name in another case, and a name that another attribute's value has.
  const own = { name: 'OAT MILK', is_void: false }
  expect(await owner.ok('updateAttributeValue', { path: { id: oat.id }, body: own })).toMatchObject(
    own,
  )
  const size = (await owner.ok('listAttributes')).find((one) => one.name === 'Size')
  await owner.ok('createAttributeValue', { body: { attribute_id: size?.id ?? 0, name } })
})

test('API-43, VAR-07: a deleted value leaves no gap among those that a product offers', async () => {
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const milk = async () => {
    const { id: attributeId } = await milkOf(owner)
    const list = await owner.ok('listProductAttributes', { path: { id } })
    return list.find((one) => one.attribute_id === attributeId)?.product_attribute_values ?? []
  }
  const [first, ...others] = await milk()
  await owner.ok('deleteAttributeValue', { path: { id: first?.attribute_value_id ?? 0 } })
  expect((await milk()).map((one) => [one.id, one.sort_order])).toEqual(
    others.map((one, index) => [one.id, index]),
  )
})

test('API-43: a deleted value is gone everywhere; variants stay without it', async () => {
  const id = await productWith(p4, 'Size', 'Temperature', 'Milk')
  const before = await owner.ok('listProductVariants', { path: { id } })
  const oat = await valueNamed(owner, 'Oat Milk')
  expect(await owner.ok('deleteAttributeValue', { path: { id: oat.id } })).toEqual({ id: oat.id })
  const offered = await owner.ok('listProductAttributes', { path: { id } })
  const values = offered.flatMap((one) => one.product_attribute_values)
  expect(values.map((one) => one.attribute_value_id)).not.toContain(oat.id)
  expect(await owner.ok('listProductVariants', { path: { id } })).toEqual(
    before.map((variant) => ({
      ...variant,
      attribute_values: variant.attribute_values.filter((one) => one.id !== oat.id),
    })),
  )
})
