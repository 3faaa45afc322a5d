import '#testing/document.ts'
import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { call } from '#api/client.ts'
import { readProduct } from '#api/products.ts'
import { readTag } from '#api/tags.ts'
import { type HostWay, hostWays } from '#mocks/otherHost/otherHost.ts'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'
import { dialog, paste, pick, press, row, signIn, type } from '#testing/controls.ts'
import { clearFlashes } from '#ui/flash/flash.ts'

const { open } = consoleTests()

/** What React and the console complained of. */
const complaints: string[] = []
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')))
})

/** Ways that change what becomes of a write or what it answers. */
const writingWays: HostWay[] = [
  'replacing',
  'textAnswers',
  'emptyAnswers',
  'bareAnswers',
  'wrapped',
  'sparse',
  'bareIds',
  'documentsOnly',
  'otherHours',
  'otherVerb',
]

interface Made {
  /** The message that the screen shows; null for a write without one. */
  readonly says: string | null
  /** A text that the screen shows afterwards. */
  readonly shows: string
  /** What the host answers afterwards, as the console reads it, and what of it is expected. */
  readonly holds: () => Promise<unknown>
  readonly as: object
}

/** Makes a write on its screen. A new area joins by one line in `writes`. */
type Write = (page: ConsolePage, p4: TestP4) => Promise<Made>

/** The record with a change, without the members that every save sets. */
function changed<One extends object>(record: One, change: Partial<One>): object {
  return { ...record, updated_at: expect.anything(), ...change }
}

async function first<One>(rows: Promise<readonly One[]>): Promise<One> {
  const [one] = await rows
  if (one === undefined) throw new Error('There is none')
  return one
}

/** The id of an active product with these attributes. */
async function productOf(p4: TestP4, ...attributes: string[]): Promise<number> {
  const active = new Set((await p4.as('owner').ok('listProducts')).map(({ id }) => id))
  const id = (await productsWith(p4, ...attributes)).find((one) => active.has(one))
  if (id === undefined) throw new Error(`No product has the attributes ${attributes}`)
  return id
}

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

const updateRole: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const role = (await owner.ok('listRoles')).find((one) => one.role === 'marketing')
  const permission = (await owner.ok('listPermissions')).find(
    ({ id }) => !role?.permission_ids.includes(id),
  )
  if (!role || !permission) throw new Error('There is no role to change')
  await page.open(`/roles/${role.id}`)
  await press(permission.permission)
  await press('Save Role')
  return {
    says: 'Role Updated',
    shows: 'marketing',
    holds: () => call('getRole', { path: { id: role.id } }),
    as: {
      role: 'marketing',
      permission_ids: expect.arrayContaining([...role.permission_ids, permission.id]),
    },
  }
}

const createRole: Write = async (page) => {
  await page.open('/roles')
  await press('Add role')
  await type('Name', 'keyholder')
  await press('Save')
  return {
    says: 'Role Created',
    shows: 'keyholder',
    holds: () => call('listRoles'),
    as: expect.arrayContaining([expect.objectContaining({ role: 'keyholder' })]),
  }
}

const updateEmployee: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const { id } = await first(owner.ok('listEmployees'))
  const user = await owner.ok('getUser', { path: { id } })
  await page.open(`/employees/${id}/edit`)
  await type('Name', 'Ada Moreno')
  await press('Submit')
  return {
    says: 'Updated Employee',
    shows: 'Ada Moreno',
    holds: () => call('getUser', { path: { id } }),
    as: {
      name: 'Ada Moreno',
      email: user.email,
      role_ids: expect.arrayContaining(user.role_ids),
      store_ids: expect.arrayContaining(user.store_ids),
    },
  }
}

const createEmployee: Write = async (page) => {
  await page.open('/employees/create')
  await type('Name', 'Priya Raman')
  await type('Email', 'priya@p4.example')
  await type('Phone Number', '4155550177')
  await press('barista')
  await press('Submit')
  return {
    says: 'Created Emplyee',
    shows: 'Priya Raman',
    holds: () => call('listEmployees'),
    as: expect.arrayContaining([expect.objectContaining({ name: 'Priya Raman' })]),
  }
}

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
    holds: () => readProduct(id),
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

const updateRecommendation: Write = async (page, p4) => {
  const owner = p4.as('owner')
  const recommendation = await first(owner.ok('listRecommendations'))
  const { recommended_product_ids: before, product_id } = recommendation
  const products = await owner.ok('listProducts')
  const trigger = products.find(({ id }) => id === product_id)
  const added = products.find(({ id }) => id !== product_id && !before.includes(id))
  if (!trigger || !added) throw new Error('There is no product to add')
  await page.open('/recommendation-engine')
  await press('Edit row', await row(trigger.name))
  await pick('Additional Product', added.name, await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Recommendation Updated',
    shows: added.name,
    holds: () => call('getRecommendation', { path: { id: recommendation.id } }),
    as: { ...recommendation, recommended_product_ids: [...before, added.id] },
  }
}

const updateRecommendedProduct: Write = async (page, p4) => {
  const recommended = await first(p4.as('owner').ok('listRecommendedProducts'))
  await page.open('/recommended-products')
  await press('Edit', await row(recommended.headline))
  await type('Headline', 'Velvet', await dialog())
  await press('Save', await dialog())
  return {
    says: 'Recommended Product Updated',
    shows: 'Velvet',
    holds: async () =>
      (await call('listRecommendedProducts')).find(({ id }) => id === recommended.id),
    as: { ...recommended, headline: 'Velvet' },
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

const archiveProduct: Write = async (page, p4) => {
  const { id, name } = await first(p4.as('owner').ok('listProducts'))
  await page.open(`/products/${id}`)
  await press('Archive Product')
  await press('Confirm', await dialog())
  return {
    says: 'Product Updated',
    shows: 'Restore Product',
    holds: () => readProduct(id),
    as: { name, archived_at: expect.any(String) },
  }
}

/** The page of a store that sells something. */
const storePath = '/stores/1'

const switchStore: Write = async (page, p4) => {
  const { online } = await p4.as('owner').ok('getStoreStatus', { path: { storeId: 1 } })
  await page.open(storePath)
  await press('Store online')
  return {
    says: 'Store online status updated.',
    shows: 'Edit Store',
    holds: () => call('getStoreStatus', { path: { storeId: 1 } }),
    as: { online: !online },
  }
}

const updateStore: Write = async (page, p4) => {
  const { name, address, city, state } = await p4.as('owner').ok('getStore', { path: { id: 1 } })
  await page.open(storePath)
  await type('Area', 'North Bay')
  await press('Submit')
  return {
    says: 'Updated Store',
    shows: name,
    holds: () => call('getStore', { path: { id: 1 } }),
    as: { name, address, city, state, area: 'North Bay' },
  }
}

const setStartingInventory: Write = async (page, p4) => {
  const links = await p4.as('owner').ok('listProductsAtStore', { path: { id: 1 } })
  const link = links.find(({ product }) => product.inventory_control === 'daily')
  const [variant] = link?.product.variants ?? []
  if (!link || !variant) throw new Error('The store counts nothing daily')
  await page.open(storePath)
  await paste(`${link.product.name} (${variant.sku})`, 1, '24')
  await press('Save Starting Inventory')
  return {
    says: 'Initial inventory has been updated.',
    shows: 'Starting Inventory',
    holds: async () => {
      const { inventory } = await call('getInitialInventory', { path: { id: 1 } })
      return inventory.filter(({ variant_id }) => variant_id === variant.id)
    },
    as: expect.arrayContaining([
      expect.objectContaining({ day_of_week: 'monday', initial_quantity: 24 }),
    ]),
  }
}

const updateSurcharge: Write = async (page, p4) => {
  const all = await p4.as('owner').ok('listSurcharges')
  const surcharge = all.find(({ flat_rate }) => flat_rate === null)
  if (!surcharge) throw new Error('There is no percentage')
  await page.open('/surcharges')
  await press(`Edit ${surcharge.name}`)
  await type('Default Rate', '0.07')
  await press('Save')
  return {
    says: 'Vendor updated.',
    shows: '7.00%',
    holds: async () => (await call('listSurcharges')).find(({ id }) => id === surcharge.id),
    as: { name: surcharge.name, description: surcharge.description, default_rate: 0.07 },
  }
}

const updateCustomContent: Write = async (page, p4) => {
  const content = await first(p4.as('owner').ok('listCustomContent'))
  await page.open(`/custom-content/${content.id}`)
  await type('Title', 'Working here')
  await press('Save')
  return {
    says: 'Custom Content Saved',
    shows: 'Working here',
    holds: () => call('getCustomContent', { path: { id: content.id } }),
    as: { title: 'Working here', body: content.body },
  }
}

const updateVerticalCard: Write = async (page, p4) => {
  const card = await first(p4.as('owner').ok('listVerticalCards'))
  await page.open(`/vertical-cards/${card.id}`)
  await type('Title', 'Order early')
  await press('Save')
  return {
    says: 'Vertical Scroll Card Saved.',
    shows: 'Order early',
    holds: () => call('getVerticalCard', { path: { id: card.id } }),
    as: { title: 'Order early', sort_order: card.sort_order },
  }
}

const writes: Readonly<Record<string, Write>> = {
  updateTag,
  createTag,
  updateAttribute,
  createAttribute,
  updateRole,
  createRole,
  updateEmployee,
  createEmployee,
  updateProduct,
  createProduct,
  updateVariant,
  addProductAttribute,
  defaultValue,
  setPrice,
  addToStore,
  addCategory,
  updateRecommendation,
  renameCategory,
  updateRecommendedProduct,
  deleteCategory,
  archiveProduct,
  switchStore,
  updateStore,
  setStartingInventory,
  updateSurcharge,
  updateCustomContent,
  updateVerticalCard,
}

const wrong = /.{0,40}(Oops|could not be|went wrong|undefined|NaN|Invalid|\[object).{0,40}/

/** Makes every write and lists the faults found, by write. */
async function make(host: readonly HostWay[]): Promise<string[]> {
  const p4 = await startP4({ host })
  try {
    const page = await open(p4, { as: 'signedOut', at: '/login' })
    await signIn()
    const found: string[] = []
    for (const [name, write] of Object.entries(writes)) {
      clearFlashes()
      complaints.length = 0
      try {
        const { says, shows, holds, as: expected } = await write(page, p4)
        // The message goes after some seconds, so it is looked for first.
        if (says !== null) await waitFor(() => expect(messages()).toEqual([says]))
        await waitFor(() => expect(page.client.isMutating()).toBe(0))
        await page.settled()
        await waitFor(() => expect(document.querySelector('main')?.textContent).toContain(shows))
        const text = wrong.exec(document.body.textContent)?.[0]
        found.push(...[text, ...complaints].filter(Boolean).map((one) => `${name}: ${one}`))
        expect(await holds()).toMatchObject(expected)
      } catch (failure) {
        const [reason] = String(failure).split('\n')
        found.push(`${name}: ${reason} ${messages()}`)
        // What was typed must not hold the next write up.
        await page.router.navigate({ to: '/', ignoreBlocker: true })
      }
    }
    return found
  } finally {
    await p4.release()
  }
}

test.each([{ host: [] }, ...writingWays.map((way) => ({ host: [way] })), { host: hostWays }])(
  'AMB-176, AMB-177: every write is told, shown and kept at a host that is $host',
  async ({ host }) => {
    expect(await make(host)).toEqual([])
  },
  180_000,
)
