import { expect } from 'vitest'
import { call } from '#api/core/client.ts'
import { withReferences } from '#api/products.ts'
import { readTag } from '#api/tags.ts'
import { drag, paste, pick, press, row } from '#testing/controls.ts'
import {
  becomes,
  changes,
  confirm,
  gets,
  inList,
  loses,
  submit,
  swaps,
  type Writes,
} from './write.ts'

const attributes = () => call('listAttributes')
const categories = () => call('listPromotionalCategories')
const attributesOf = (id: number) => () => call('listProductAttributes', { path: { id } })
const valuesOf = (id: number, index: number) => async () =>
  (await attributesOf(id)())[index]?.product_attribute_values ?? []
const variantsOf = (id: number) => () => call('listProductVariants', { path: { id } })
const storesOf = (id: number) => () => call('listProductStores', { path: { id } })
const storeIdsOf = (id: number) => async () =>
  (await storesOf(id)()).map((one) => one.store_id).sort((a, b) => a - b)
const product = (id: number) => async () =>
  withReferences(await call('getProduct', { path: { id } }))

export const catalogueWrites = {
  updateTag: {
    at: '/tags/10/edit',
    does: () => submit({ Name: 'Roasted Today' }, 'Submit'),
    says: 'Tag Updated',
    shows: 'Roasted Today',
    holds: changes(() => readTag(10), { name: 'Roasted Today' }),
  },
  createTag: {
    at: '/tags/create',
    does: async () => {
      await press('Is Allergen')
      await submit({ Name: 'Contains Sesame' }, 'Submit')
    },
    says: 'Tag Created',
    shows: 'Tag',
    holds: gets(() => call('listTags'), { name: 'Contains Sesame', is_allergen: true }),
  },
  updateAttribute: {
    at: '/attributes/3/edit',
    does: () => submit({ Label: 'Choose well' }, 'Update'),
    says: 'Updated Attribute',
    shows: 'Milk',
    holds: changes(inList(attributes, 3), { label: 'Choose well' }),
  },
  createAttribute: {
    at: '/attributes/create',
    does: async () => {
      await press('Beverage')
      await submit({ Name: 'Crema' }, 'Create')
    },
    says: 'Created Attribute',
    shows: 'Attribute',
    holds: gets(attributes, { name: 'Crema', product_type: 'beverage', attribute_values: [] }),
  },
  deleteAttributeValue: {
    at: '/attributes/3/edit',
    does: async () => {
      await press('Delete No Milk')
      await confirm()
      await press('Update')
    },
    says: 'Updated Attribute',
    shows: 'Milk',
    holds: loses(async () => (await inList(attributes, 3)())?.attribute_values ?? [], 10),
  },
  renameCategory: {
    at: '/promotional-categories',
    does: async () => {
      await press('Edit Bottled Drinks')
      await submit({ Name: 'Frozen Drinks' }, 'Save')
    },
    says: 'Updated Promotional Category',
    shows: 'Frozen Drinks',
    holds: changes(inList(categories, 6), { name: 'Frozen Drinks' }),
  },
  updateProduct: {
    at: '/products/9',
    does: async () => {
      await press('Edit Product')
      await submit({ Calories: '120-180' }, 'Submit')
    },
    says: 'Product Updated',
    shows: '120-180',
    holds: becomes(product(9), ({ name, price, tags, promotional_categories, addons }) => ({
      name,
      price,
      tags,
      promotional_categories,
      addons,
      calories: '120-180',
    })),
  },
  createProduct: {
    at: '/products/create-product',
    does: async () => {
      await press('Beverage')
      await submit(
        { Name: 'Flat Black', SKU: 'BEV-FLAT-BLACK', 'Base Price in Cents': '450' },
        'Submit',
      )
    },
    shows: 'Product',
    holds: gets(() => call('listProducts'), { name: 'Flat Black' }),
  },
  updateVariant: {
    at: '/products/29',
    does: async () => {
      await press('Edit BEV-1029-S')
      await submit({ SKU: 'RENAMED' }, 'Save')
    },
    says: 'Variant Updated',
    shows: 'RENAMED',
    holds: changes(inList(variantsOf(29), 172), { sku: 'RENAMED' }),
  },
  addProductAttribute: {
    at: '/products/30',
    does: () => pick('Add an attribute', 'Syrup'),
    says: 'Created Product Attribute',
    shows: 'Add a value of Syrup',
    holds: gets(attributesOf(30), { attribute_id: 5, product_id: 30, sort_order: 1 }),
  },
  defaultValue: {
    at: '/products/44',
    does: () => press('Iced is the default'),
    says: 'Updated product attribute',
    shows: 'Iced',
    holds: becomes(valuesOf(44, 1), () => [{ is_default: false }, { is_default: true }]),
  },
  setPrice: {
    at: '/products/1',
    does: () => paste('BEV-1001-1X at Capitol Hill', 1, '777'),
    says: 'Price updated.',
    shows: '777¢',
    holds: becomes(
      async () => (await storesOf(1)()).find(({ store_id }) => store_id === 1)?.prices,
      () => expect.arrayContaining([{ variant_id: 1, price: 777 }]),
    ),
  },
  addToStore: {
    at: '/products/1',
    does: async () => {
      await pick('Store', 'Union Station')
      await press('Add to Store')
    },
    says: 'Added product to store.',
    shows: '24 stores',
    holds: becomes(storeIdsOf(1), (before) => expect.arrayContaining([...before, 24])),
  },
  moveProductAttribute: {
    at: '/products/9',
    does: () => drag('Move Temperature', 'ArrowUp'),
    says: 'Updated Product Attribute',
    shows: 'Attributes',
    holds: swaps(attributesOf(9)),
  },
  moveProductAttributeValue: {
    at: '/products/44',
    does: () => drag('Move 12 oz', 'ArrowDown'),
    says: 'Updated product attribute',
    shows: 'Size',
    holds: swaps(valuesOf(44, 0)),
  },
  deleteVariant: {
    at: '/products/44',
    does: async () => {
      await press('Delete BEV-1044-M-I')
      await confirm()
    },
    says: 'Variant Deleted',
    shows: 'Variants',
    holds: loses(variantsOf(44), 229),
  },
  deleteProductAttributeValue: {
    at: '/products/44',
    does: async () => {
      await press('Delete Hot')
      await confirm()
    },
    says: 'Deleted Product Attribute Value',
    shows: 'Temperature',
    holds: loses(valuesOf(44, 1), 190),
  },
  deleteProductAttribute: {
    at: '/products/45',
    does: async () => {
      await press('Delete Temperature')
      await confirm()
    },
    says: 'Deleted Product Attribute',
    shows: 'Size',
    holds: becomes(attributesOf(45), ([size]) => [{ id: size?.id }]),
  },
  removeFromStore: {
    at: '/products/29',
    does: async () => {
      await press('Remove from Capitol Hill')
      await confirm('Remove')
    },
    says: 'Success',
    shows: '22 stores',
    holds: becomes(storeIdsOf(29), (before) => before.filter((id) => id !== 1)),
  },
  archiveProduct: {
    at: '/products/2',
    does: async () => {
      await press('Archive Product')
      await confirm()
    },
    says: 'Product Updated',
    shows: 'Restore Product',
    holds: becomes(product(2), ({ name }) => ({ name, archived_at: expect.any(String) })),
  },
  deleteAttribute: {
    at: '/attributes',
    does: async () => {
      await press('Delete', await row('Grind'))
      await confirm()
    },
    says: 'Deleted Attribute',
    shows: '15 attributes',
    holds: loses(attributes, 11),
  },
  deleteCategory: {
    at: '/promotional-categories',
    does: async () => {
      await press('Delete Clearance')
      await confirm('Delete')
    },
    says: 'Deleted Promotional Category',
    shows: 'Pastries',
    holds: loses(categories, 8),
  },
  // The row for a new category stays open.
  addCategory: {
    at: '/promotional-categories',
    does: async () => {
      await press('Add Promotional Category')
      await submit({ Name: 'Iced Drinks' }, 'Save')
    },
    says: 'Created Promotional Category',
    shows: 'Iced Drinks',
    holds: gets(categories, { name: 'Iced Drinks' }),
  },
} satisfies Writes
