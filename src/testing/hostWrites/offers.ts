/** Writes of promotions and menus. */
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import { dialog, pick, press, type } from '#testing/controls.ts'
import { first, type Write, type Writes } from './write.ts'

const createPromotion: Write = async (page) => {
  await page.open('/promotions/create')
  await type('Name', 'Bags for all')
  await pick('Type', 'FreeEmployeeBagsPromotion')
  await type('Activation Code', 'BAGS')
  await press('Save')
  return {
    says: 'Promotion Created',
    shows: 'Bags for all',
    holds: () => call('listPromotions'),
    as: expect.arrayContaining([
      expect.objectContaining({ name: 'Bags for all', type: 'FreeEmployeeBagsPromotion' }),
    ]),
  }
}

const updatePromotion: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const { id } = await first(owner.ok('listPromotions'))
  const {
    name,
    type: kind,
    configuration,
    stores,
  } = await owner.ok('getPromotion', { path: { id } })
  await page.open(`/promotions/${id}`)
  await press('Edit')
  await type('Name', `${name} again`)
  await type('Activation Code', 'AGAIN')
  await press('Save')
  return {
    says: 'Promotion Updated',
    shows: `${name} again`,
    holds: () => call('getPromotion', { path: { id } }),
    as: { name: `${name} again`, type: kind, configuration, stores, activation_code: 'AGAIN' },
  }
}

const path = { menuSlug: 'all-day' }

const addSubcategory: Write = async (page, p4) => {
  const category = await first(p4.as('owner').ok('getMenuCategories', { path }))
  await page.open('/menus')
  await press('Add Subcategory')
  await type('Name', 'Flights', await dialog('Add Subcategory'))
  await press('Confirm', await dialog('Add Subcategory'))
  return {
    says: null,
    shows: 'Flights',
    holds: async () =>
      (await call('getMenuCategories', { path })).find(({ id }) => id === category.id),
    as: {
      name: category.name,
      children: [...category.children, { name: 'Flights', products: [] }],
    },
  }
}

const renameMenuCategory: Write = async (page, p4) => {
  const category = await first(p4.as('owner').ok('getMenuCategories', { path }))
  await page.open('/menus')
  await press(`Actions for ${category.name}`)
  await press('Rename Category')
  await type('Name', 'Cups', await dialog('Rename Category'))
  await press('Confirm', await dialog('Rename Category'))
  return {
    says: null,
    shows: 'Cups',
    holds: () => call('getMenuCategories', { path }),
    as: expect.arrayContaining([{ ...category, name: 'Cups' }]),
  }
}

export const offerWrites: Writes = {
  createPromotion,
  updatePromotion,
  addSubcategory,
  renameMenuCategory,
}
