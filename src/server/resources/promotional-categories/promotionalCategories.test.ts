import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const taken = {
  status: 409,
  body: {
    fields: [{ path: 'name', message: 'This name belongs to another promotional category.' }],
  },
}

test('API-54: promotional categories come by name', async () => {
  const categories = await p4.as('barista').ok('listPromotionalCategories')
  expect(categories.map((category) => category.name)).toEqual([
    'Bottled Drinks',
    'Breakfast Sandwiches',
    'Clearance',
    'Handcrafted Drinks',
    'Merchandise',
    'Pastries',
    'Seasonal Drinks',
    'Whole Beans',
  ])
})

test('API-55, PCAT-02: a category is created by a name that no other one has', async () => {
  const create = (body: object) => owner.call('createPromotionalCategory', { body })
  const { status, body } = await create({ name: 'Figs' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Figs' })
  expect(await owner.ok('listPromotionalCategories')).toContainEqual(body)
  expect(await create({ name: 'FIGS' })).toMatchObject(taken)
  for (const wrong of [{}, { name: '' }])
    expect(await create(wrong)).toMatchObject(refusedAt('name', 'Must provide a name.'))
})

test('API-56: a category is renamed, everywhere it is shown', async () => {
  const rename = (id: number, name: string) =>
    owner.call('updatePromotionalCategory', { path: { id }, body: { name } })
  expect(await rename(4, 'Limited Drinks')).toMatchObject({
    status: 200,
    body: { id: 4, name: 'Limited Drinks' },
  })
  expect(await rename(4, 'limited drinks')).toMatchObject({ status: 200 })
  expect(await rename(4, 'pastries')).toMatchObject(taken)
  expect(await rename(987_654, 'Figs')).toMatchObject({ status: 404 })
  const product = await owner.ok('patchProduct', {
    path: { id: 1 },
    body: { promotional_categories: [4] },
  })
  expect(product.promotional_categories).toEqual([{ id: 4, name: 'limited drinks' }])
})

test('API-57: a deleted category is gone from the products, which stay', async () => {
  const product = await owner.ok('patchProduct', {
    path: { id: 1 },
    body: { promotional_categories: [4, 5] },
  })
  const path = { id: 4 }
  expect(await owner.ok('deletePromotionalCategory', { path })).toEqual({ id: 4 })
  expect(await owner.ok('getProduct', { path: { id: 1 } })).toEqual({
    ...product,
    promotional_categories: [{ id: 5, name: 'Whole Beans' }],
  })
  expect(await owner.call('deletePromotionalCategory', { path })).toMatchObject({
    status: 404,
    body: { message: 'This promotional category does not exist.' },
  })
})
