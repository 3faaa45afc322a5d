/** Writes whose answer a screen needs, or that take several calls. Any other write is read by `answers.ts` alone. */
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { call } from '#api/core/client.ts'
import { weekOf } from '#domain/stores/storeHours.ts'
import { choose, dialog, paste, pick, press, upload } from '#testing/controls.ts'
import { becomes, changes, confirm, gets, inList, submit, swaps, type Writes } from './write.ts'

const attributes = () => call('listAttributes')
const attributesOf = (id: number) => () => call('listProductAttributes', { path: { id } })
const storesOf = (id: number) => () => call('listProductStores', { path: { id } })

const user = (id: number) => () => call('getUser', { path: { id } })

const recommendations = () => call('listRecommendations')
const recommended = () => call('listRecommendedProducts')
const content = () => call('listCustomContent')
const cards = () => call('listVerticalCards')
const promotions = () => call('listPromotions')
const menu = () => call('getMenuCategories', { path: { menuSlug: 'all-day' } })
const subcategoriesOf = (id: number) => async () => (await inList(menu, id)())?.children ?? []
const productsIn = (category: number, id: number) => async () =>
  (await inList(subcategoriesOf(category), id)())?.products ?? []

const path = { id: 1 }
const hours = async () => weekOf(await call('getStoreHours', { path }))
const prices = async () =>
  (await call('listProductsAtStore', { path })).flatMap((one) => one.prices)
const surcharges = () => call('listSurcharges')
const taxRates = () => call('listStoreTaxRates', { path })
const stateTax = 'State Sales Tax'

// A paid order, and its customer.
const orderId = 12_990
const customer = { id: 84, name: 'Vera Abbott', email: 'vera.abbott.84@mail.example' }
const credits = () => call('listCredits', { path: { id: customer.id } })

export const writes = {
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
  addProductAttribute: {
    at: '/products/30',
    does: () => pick('Add an attribute', 'Syrup'),
    says: 'Created Product Attribute',
    shows: 'Add a value of Syrup',
    holds: gets(attributesOf(30), { attribute_id: 5, product_id: 30, sort_order: 1 }),
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
  updateRole: {
    at: '/roles/7',
    does: async () => {
      await press('tax-rates:update')
      await press('Save Role')
    },
    says: 'Role Updated',
    shows: 'marketing',
    holds: becomes(
      () => call('getRole', { path: { id: 7 } }),
      ({ role, permission_ids }) => ({
        role,
        permission_ids: expect.arrayContaining([...permission_ids, 16]),
      }),
    ),
  },
  createRole: {
    at: '/roles',
    does: async () => {
      await press('Add role')
      await submit({ Name: 'keyholder' }, 'Save')
    },
    says: 'Role Created',
    shows: 'keyholder',
    holds: gets(() => call('listRoles'), { role: 'keyholder' }),
  },
  updateEmployee: {
    at: '/employees/59/edit',
    does: () => submit({ Name: 'Ada Moreno' }, 'Submit'),
    says: 'Updated Employee',
    shows: 'Ada Moreno',
    holds: becomes(user(59), ({ email, role_ids, store_ids }) => ({
      name: 'Ada Moreno',
      email,
      role_ids,
      store_ids,
    })),
  },
  createEmployee: {
    at: '/employees/create',
    does: async () => {
      await press('barista')
      const person = { Name: 'Priya Raman', Email: 'priya@p4.example' }
      await submit({ ...person, 'Phone Number': '4155550177' }, 'Submit')
    },
    says: 'Created Emplyee',
    shows: 'Priya Raman',
    holds: gets(() => call('listEmployees'), { name: 'Priya Raman' }),
  },
  // Its dialog stays open.
  createRecommendation: {
    at: '/recommendation-engine',
    does: async () => {
      await press('Add Recommendation')
      await pick('Trigger', 'Flat White', await dialog())
      await confirm()
    },
    says: 'Recommendation Created',
    shows: 'Flat White',
    holds: gets(recommendations, { product_id: 5, recommended_product_ids: [] }),
  },
  createRecommendedProduct: {
    at: '/recommended-products',
    does: async () => {
      await press('Create Recommended Product')
      await pick('Product', 'Espresso', await dialog())
      await submit({ Headline: 'Fresh' }, 'Save', await dialog())
    },
    says: 'Recommended Product Created',
    shows: 'Fresh',
    holds: gets(recommended, { product_id: 1, headline: 'Fresh' }),
  },
  moveRecommendedProduct: {
    at: '/recommended-products',
    does: () => press('Move Cherry Blossom Latte down'),
    says: 'Recommended Product Updated',
    shows: 'Recommended Products',
    holds: swaps(recommended),
  },
  createCustomContent: {
    at: '/custom-content',
    does: async () => {
      await press('Create Custom Content')
      await submit({ Title: 'Opening early' }, 'Confirm', await dialog())
    },
    says: 'Custom Content Saved',
    shows: 'Opening early',
    holds: gets(content, { title: 'Opening early' }),
  },
  createVerticalCard: {
    at: '/vertical-cards',
    does: async () => {
      await press('Create Vertical Scroll Card')
      await submit({ Title: 'Cold brew is here' }, 'Confirm', await dialog())
    },
    says: 'Vertical Scroll Card Saved.',
    shows: 'Cold brew is here',
    holds: gets(cards, { title: 'Cold brew is here' }),
  },
  moveVerticalCard: {
    at: '/vertical-cards',
    does: async () => {
      await press('Actions for Spring is in the cup')
      await press('Move down')
    },
    shows: 'Vertical Scroll Cards',
    holds: swaps(cards),
  },
  createPromotion: {
    at: '/promotions/create',
    does: async () => {
      await pick('Type', 'Free bags for employees')
      await submit({ Name: 'Bags for all', 'Activation Code': 'BAGS' }, 'Save')
    },
    says: 'Promotion Created',
    shows: 'Bags for all',
    holds: gets(promotions, { name: 'Bags for all', type: 'FreeEmployeeBagsPromotion' }),
  },
  updatePromotion: {
    at: '/promotions/22',
    does: async () => {
      await press('Edit')
      await submit({ Name: 'Somebody can', 'Activation Code': 'AGAIN' }, 'Save')
    },
    says: 'Promotion Updated',
    shows: 'Somebody can',
    holds: becomes(
      () => call('getPromotion', { path: { id: 22 } }),
      ({ type, configuration, stores }) => ({
        name: 'Somebody can',
        activation_code: 'AGAIN',
        type,
        configuration,
        stores,
      }),
    ),
  },
  addSubcategory: {
    at: '/menus?menu=all-day&category=1',
    does: async () => {
      await press('Add Subcategory')
      await submit({ Name: 'Flights' }, 'Confirm', await dialog('Add Subcategory'))
    },
    shows: 'Flights',
    holds: gets(subcategoriesOf(1), { name: 'Flights', products: [] }),
  },
  moveMenuProduct: {
    at: '/menus?menu=all-day&category=1',
    does: async () => {
      await press('Brewed Coffee')
      await press('Put Decaf Drip into another subcategory')
      await pick('Subcategory', 'Cold Coffee', await dialog())
      await confirm('Move')
    },
    shows: '10 products',
    holds: becomes(productsIn(1, 4), (before) => [...before, 30]),
  },
  updateStore: {
    at: '/stores/1',
    does: () => submit({ Area: 'North Bay' }, 'Submit'),
    says: 'Updated Store',
    shows: 'Capitol Hill',
    holds: becomes(
      () => call('getStore', { path }),
      ({ name, address, city, state }) => ({ name, address, city, state, area: 'North Bay' }),
    ),
  },
  setStartingInventory: {
    at: '/stores/1',
    does: async () => {
      await paste('Almond Croissant (FOO-1063-C)', 1, '24')
      await press('Save Starting Inventory')
    },
    says: 'Initial inventory has been updated.',
    shows: 'Starting Inventory',
    holds: gets(async () => (await call('getInitialInventory', { path })).inventory, {
      variant_id: 288,
      day_of_week: 'monday',
      initial_quantity: 24,
    }),
  },
  setHours: {
    at: '/stores/1',
    does: async () => {
      await press('Monday 5:30 AM - 8:00 PM')
      await submit({ 'Opening time': '06:15' }, 'Confirm', await dialog())
    },
    says: 'Hours Updated',
    shows: 'Monday 6:15 AM',
    holds: becomes(hours, () => ({
      hours: { monday: { opening_time: '06:15:00', closing_time: '20:00:00' } },
    })),
  },
  countToday: {
    at: '/stores/1',
    does: () => press('One more Diner Mug (MER-1129)'),
    shows: 'Diner Mug (MER-1129)',
    holds: becomes(
      async () =>
        (await call('listStoreInventory', { path: { storeId: 1 } })).find(
          ({ variant_id }) => variant_id === 524,
        ),
      (before) => ({ quantity_available: (before?.quantity_available ?? 0) + 1 }),
    ),
  },
  createStore: {
    at: '/stores/create-store',
    does: () => submit({ Name: 'Pike Place', 'Netsuite ID': '4242' }, 'Submit'),
    says: 'Store Created',
    shows: 'Pike Place',
    holds: gets(async () => (await call('listStores')).stores, { name: 'Pike Place' }),
  },
  setTaxRate: {
    at: '/stores/1',
    does: async () => {
      await paste(stateTax, 1, '8.75')
      await press('Save Tax Rates')
    },
    says: 'Tax Rates Updated',
    shows: '8.75%',
    holds: gets(taxRates, { surcharge_id: 1, product_type: 'beverage', rate: 0.0875 }),
  },
  createSurcharge: {
    at: '/surcharges',
    does: async () => {
      await press('Add Surcharge')
      await submit({ Name: 'Loaf Tax', 'Default Rate': '0.0175' }, 'Save')
    },
    says: 'Surcharge created.',
    shows: 'Loaf Tax',
    holds: gets(surcharges, { name: 'Loaf Tax', default_rate: 0.0175, flat_rate: null }),
  },
  importPrices: {
    at: '/plu-update',
    does: async () => {
      await upload('Price list', new File(['variant_id,store_id,price\n524,1,1700'], 'prices.csv'))
      await press('Upload 1 price at 1 store')
    },
    says: 'Upload complete, updating prices.',
    shows: 'Results will be sent to owner@p4.example; prices update within about 2 minutes.',
    holds: gets(prices, { variant_id: 524, price: 1700 }),
  },
  refundOrder: {
    at: `/stores/1/orders/${orderId}`,
    does: async () => {
      await press('Refund entire order')
      await choose('Reason', 'Item was made wrong', await dialog())
      await confirm('Complete Refund')
    },
    says: 'Refund Completed',
    shows: 'Refunded ',
    holds: becomes(
      () => call('getOrder', { path: { orderId } }),
      () => ({ refunds: [expect.anything()] }),
    ),
  },
  createCredit: {
    at: `/users/${customer.id}?tab=credits`,
    does: async () => {
      await press('New Credit')
      await submit({ 'Amount (cents)': '777' }, 'Confirm', await dialog())
    },
    says: 'Credit Created',
    shows: '777¢',
    holds: gets(credits, { amount: 777, product_type: 'beverage', claimed: false }),
  },
  exportCustomer: {
    at: `/users/${customer.id}?tab=ccpa`,
    does: async () => {
      await press('Export user')
      await submit({ 'Confirm email': customer.email }, 'Export', await dialog())
      const output = () => document.querySelector('[aria-label=Output]')?.textContent
      await waitFor(() => expect(output()).toContain('sent no data'))
      await press('Close', await dialog())
    },
    // No message: the export was empty.
    shows: customer.name,
  },
  deleteCustomer: {
    at: `/users/${customer.id}?tab=ccpa`,
    does: async () => {
      await press('Delete user')
      await submit({ 'Confirm email': customer.email }, 'Delete', await dialog())
    },
    says: `User '${customer.name}' deleted`,
    shows: customer.name,
    holds: becomes(
      () => call('getUser', { path: { id: customer.id } }).catch((error: unknown) => error),
      () => ({ status: 404 }),
    ),
  },
} satisfies Writes
