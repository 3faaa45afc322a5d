/** Writes of products, their variants, attributes and prices. */
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import { withReferences } from '#api/products.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { dialog, paste, pick, press, type } from '#testing/controls.ts'
import { first, productOf, type Write, type Writes } from './write.ts'

const updateProduct: Write = async (page, p4) => {
  const id = await productOf(p4, 'Size', 'Temperature', 'Milk')
  const product = await p4.as('owner').ok('getProduct', { path: { id } })
  await page.open(`/products/${id}`)
  await press('Edit Product')
  await type('Calories', '120-180')
  await press('Submit')
  const { name, price, tags, promotional_categories, addons, description } = product
  return {
    says: 'Product Updated',
    shows: '120-180',
    holds: async () => withReferences(await call('getProduct', { path: { id } })),
    as: { name, price, tags, promotional_categories, addons, description, calories: '120-180' },
  }
}

const createProduct: Write = async (page) => {
  await page.open('/products/create-product')
  await press('Beverage')
  await type('Name', 'Flat Black')
  await type('SKU', 'BEV-FLAT-BLACK')
  await press('Submit')
  return {
    says: null,
    shows: 'Product',
    holds: () => call('listProducts'),
    as: expect.arrayContaining([expect.objectContaining({ name: 'Flat Black' })]),
  }
}

const updateVariant: Write = async (page, p4) => {
  const id = await productOf(p4, 'Size')
  const variant = await first(p4.as('owner').ok('listProductVariants', { path: { id } }))
  await page.open(`/products/${id}`)
  await press(`Edit ${variant.sku}`)
  await type('SKU', 'RENAMED')
  await press('Save')
  return {
    says: 'Variant Updated',
    shows: 'RENAMED',
    holds: async () =>
      (await call('listProductVariants', { path: { id } })).find((one) => one.id === variant.id),
    as: { ...variant, sku: 'RENAMED' },
  }
}

const addProductAttribute: Write = async (page, p4) => {
  const id = await productOf(p4, 'Size')
  await page.open(`/products/${id}`)
  await pick('Add an attribute', 'Syrup')
  return {
    says: 'Created Product Attribute',
    shows: 'Add a value of Syrup',
    holds: () => call('listProductAttributes', { path: { id } }),
    as: [
      { product_id: id, sort_order: 0 },
      { product_id: id, sort_order: 1 },
    ],
  }
}

const defaultValue: Write = async (page, p4) => {
  const id = await productOf(p4, 'Size', 'Temperature')
  await page.open(`/products/${id}`)
  await press('Iced is the default')
  return {
    says: 'Updated product attribute',
    shows: 'Iced',
    holds: async () => (await call('listProductAttributes', { path: { id } }))[1],
    as: {
      product_id: id,
      sort_order: 1,
      product_attribute_values: [
        { is_default: false, sort_order: 0 },
        { is_default: true, sort_order: 1 },
      ],
    },
  }
}

/** A product that a store sells and another one does not. */
async function soldSomewhere(p4: TestP4) {
  const owner = p4.as('owner')
  const { stores } = await owner.ok('listStores')
  for (const { id } of await owner.ok('listProducts')) {
    const links = await owner.ok('listProductStores', { path: { id } })
    const missing = stores.find((store) => !links.some(({ store_id }) => store_id === store.id))
    const [link] = links.filter(({ prices }) => prices.length > 0)
    const store = stores.find((one) => one.id === link?.store_id)
    const [variant] = link?.product.variants ?? []
    if (missing && store && variant) return { id, missing, store, variant, sells: links.length }
  }
  throw new Error('Every product is sold everywhere')
}

const setPrice: Write = async (page, p4) => {
  const { id, store, variant } = await soldSomewhere(p4)
  await page.open(`/products/${id}`)
  await paste(`${variant.sku} at ${store.name}`, 1, '777')
  return {
    says: 'Price updated.',
    shows: '777¢',
    holds: async () => {
      const links = await call('listProductStores', { path: { id } })
      return links.find(({ store_id }) => store_id === store.id)?.prices
    },
    as: expect.arrayContaining([{ variant_id: variant.id, price: 777 }]),
  }
}

const addToStore: Write = async (page, p4) => {
  const { id, missing, sells } = await soldSomewhere(p4)
  await page.open(`/products/${id}`)
  await pick('Store', missing.name)
  await press('Add to Store')
  return {
    says: 'Added product to store.',
    shows: `${sells + 1} stores`,
    holds: async () =>
      (await call('listProductStores', { path: { id } })).map(({ store_id }) => store_id),
    as: expect.arrayContaining([missing.id]),
  }
}

const archiveProduct: Write = async (page, p4) => {
  const { id, name } = await first(p4.as('owner').ok('listProducts'))
  await page.open(`/products/${id}`)
  await press('Archive Product')
  await press('Confirm', await dialog())
  return {
    says: 'Product Updated',
    shows: 'Restore Product',
    holds: async () => withReferences(await call('getProduct', { path: { id } })),
    as: { name, archived_at: expect.any(String) },
  }
}

export const productWrites: Writes = {
  updateProduct,
  createProduct,
  updateVariant,
  addProductAttribute,
  defaultValue,
  setPrice,
  addToStore,
  archiveProduct,
}
