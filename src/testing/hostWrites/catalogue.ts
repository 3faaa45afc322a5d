/** Writes of tags, attributes and promotional categories. */
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import { readTag } from '#api/tags.ts'
import { dialog, press, type } from '#testing/controls.ts'
import { changed, first, type Write, type Writes } from './write.ts'

const updateTag: Write = async (page, p4) => {
  const tag = await first(p4.as('owner').ok('listTags'))
  await page.open(`/tags/${tag.id}/edit`)
  await type('Name', 'Roasted Today')
  await press('Submit')
  return {
    says: 'Tag Updated',
    shows: 'Roasted Today',
    holds: () => readTag(tag.id),
    as: changed(tag, { name: 'Roasted Today' }),
  }
}

const createTag: Write = async (page) => {
  await page.open('/tags/create')
  await type('Name', 'Contains Sesame')
  await press('Is Allergen')
  await press('Submit')
  return {
    says: 'Tag Created',
    shows: 'Tag',
    holds: () => call('listTags'),
    as: expect.arrayContaining([
      expect.objectContaining({ name: 'Contains Sesame', is_allergen: true }),
    ]),
  }
}

const updateAttribute: Write = async (page, p4) => {
  const attribute = await first(p4.as('owner').ok('listAttributes'))
  await page.open(`/attributes/${attribute.id}/edit`)
  await type('Label', 'Choose well')
  // Another host may answer the values in another order.
  const field = document.querySelector<HTMLInputElement>('[aria-label="Name of value 1"]')
  const one = attribute.attribute_values.find(({ name }) => name === field?.value)
  const others = attribute.attribute_values.filter((value) => value !== one)
  await type('Name of value 1', 'A first value')
  await press('Update')
  return {
    says: 'Updated Attribute',
    shows: attribute.name,
    holds: async () => (await call('listAttributes')).find(({ id }) => id === attribute.id),
    as: {
      ...attribute,
      label: 'Choose well',
      attribute_values: expect.arrayContaining([{ ...one, name: 'A first value' }, ...others]),
    },
  }
}

const createAttribute: Write = async (page) => {
  await page.open('/attributes/create')
  await type('Name', 'Crema')
  await press('Beverage')
  await press('Create')
  return {
    says: 'Created Attribute',
    shows: 'Attribute',
    holds: () => call('listAttributes'),
    as: expect.arrayContaining([
      expect.objectContaining({ name: 'Crema', product_type: 'beverage', attribute_values: [] }),
    ]),
  }
}

const addCategory: Write = async (page) => {
  await page.open('/promotional-categories')
  await press('Add Promotional Category')
  await type('Name', 'Iced Drinks')
  await press('Save')
  return {
    says: 'Created Promotional Category',
    shows: 'Iced Drinks',
    holds: () => call('listPromotionalCategories'),
    as: expect.arrayContaining([expect.objectContaining({ name: 'Iced Drinks' })]),
  }
}

const renameCategory: Write = async (page, p4) => {
  const category = await first(p4.as('owner').ok('listPromotionalCategories'))
  await page.open('/promotional-categories')
  await press(`Edit ${category.name}`)
  await type('Name', 'Frozen Drinks')
  await press('Save')
  return {
    says: 'Updated Promotional Category',
    shows: 'Frozen Drinks',
    holds: () => call('listPromotionalCategories'),
    as: expect.arrayContaining([{ ...category, name: 'Frozen Drinks' }]),
  }
}

const deleteCategory: Write = async (page, p4) => {
  const [gone, ...left] = await p4.as('owner').ok('listPromotionalCategories')
  await page.open('/promotional-categories')
  await press(`Delete ${gone?.name}`)
  await press('Delete', await dialog())
  return {
    says: 'Deleted Promotional Category',
    shows: left[0]?.name ?? '',
    holds: async () => (await call('listPromotionalCategories')).map(({ id }) => id).sort(),
    as: left.map(({ id }) => id).sort(),
  }
}

export const catalogueWrites: Writes = {
  updateTag,
  createTag,
  updateAttribute,
  createAttribute,
  renameCategory,
  deleteCategory,
  // The row for a new category stays open.
  addCategory,
}
