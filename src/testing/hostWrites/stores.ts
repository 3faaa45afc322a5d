/** Stores, tax rates, inventory, credits and refunds. */
import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { call } from '#api/core/client.ts'
import { inWeek } from '#api/storeHours.ts'
import { choose, dialog, paste, press, type, upload } from '#testing/controls.ts'
import { becomes, changes, confirm, gets, inList, loses, submit, type Writes } from './write.ts'

const path = { id: 1 }
const hours = async () => inWeek(await call('getStoreHours', { path }))
const menu = () => call('listProductsAtStore', { path })
const prices = async () => (await menu()).flatMap((one) => one.prices)
const surcharges = () => call('listSurcharges')
const taxRates = () => call('listStoreTaxRates', { path })
const stateTax = 'State Sales Tax'

// A paid order, and its customer.
const orderId = 12_990
const customer = { id: 84, name: 'Vera Abbott', email: 'vera.abbott.84@mail.example' }
const credits = () => call('listCredits', { path: { id: customer.id } })

async function unclaimedCode() {
  const credit = (await credits()).find(({ claimed }) => !claimed)
  return String(credit?.code ?? credit?.id)
}

export const storeWrites = {
  switchStore: {
    at: '/stores/1',
    does: () => press('Store online'),
    says: 'Store online status updated.',
    shows: 'Edit Store',
    holds: becomes(
      () => call('getStoreStatus', { path: { storeId: 1 } }),
      ({ online }) => ({ online: !online }),
    ),
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
  addHoliday: {
    at: '/stores/1/holidays',
    does: async () => {
      await press('Add Holiday')
      await press('Is Closed', await dialog())
      await submit({ Date: '2026-05-01' }, 'Save', await dialog())
    },
    says: 'Hours Updated',
    shows: 'May 1, 2026',
    holds: becomes(hours, () => ({
      overrides: { '2026-05-01 00:00:00': { is_closed: true, is_holiday: true } },
    })),
  },
  archiveHoliday: {
    at: '/stores/1/holidays',
    does: async () => {
      await press('Archive Dec 25, 2026')
      await confirm('Archive')
    },
    says: 'Hours Updated',
    shows: 'Upcoming Holidays',
    holds: becomes(
      async () => Object.keys((await hours()).overrides).sort(),
      (before) => before.filter((date) => date !== '2026-12-25 00:00:00'),
    ),
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
  setMenuPrice: {
    at: '/stores/1',
    does: () => paste('FOO-1063-C of Almond Croissant', 1, '512'),
    says: 'Menu item updated',
    shows: '512¢',
    holds: gets(prices, { variant_id: 288, price: 512 }),
  },
  removeFromMenu: {
    at: '/stores/1',
    does: async () => {
      await press('Remove Almond Croissant')
      await confirm('Remove')
    },
    says: 'Product removed',
    shows: 'Product',
    holds: loses(async () => (await menu()).map(({ product }) => product), 63),
  },
  switchAttribute: {
    at: '/stores/1',
    does: () => press('12 oz'),
    says: 'Success',
    shows: '12 oz',
    holds: changes(
      inList(() => call('listStoreAttributes', { path }), 1),
      { is_disabled: true },
    ),
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
  setTaxRates: {
    at: '/surcharges',
    does: async () => {
      await type('Search stores', 'Capitol Hill')
      await paste(`${stateTax} at Capitol Hill`, 1, '9.25\t9.5')
      await press('Save Tax Rates')
    },
    says: 'Tax Rates Updated',
    shows: '9.25%',
    holds: gets(taxRates, { surcharge_id: 1, product_type: 'food', rate: 0.095 }),
  },
  updateSurcharge: {
    at: '/surcharges',
    does: async () => {
      await press('Edit Prepared Food Tax')
      await submit({ 'Default Rate': '0.07' }, 'Save')
    },
    says: 'Vendor updated.',
    shows: '7.00%',
    holds: changes(inList(surcharges, 3), { default_rate: 0.07 }),
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
  deleteSurcharge: {
    at: '/surcharges',
    does: async () => {
      await press('Delete City Sales Tax')
      await submit({ 'Type City Sales Tax to confirm': 'City Sales Tax' }, 'Delete', await dialog())
    },
    says: 'Surcharge delete.',
    shows: 'Surcharges',
    holds: loses(surcharges, 2),
  },
  exportPrices: {
    at: '/plu-update',
    does: () => press('Download'),
    says: 'Email sent',
    shows: 'will be sent to owner@p4.example in about 5 minutes.',
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
  updateCredit: {
    at: `/users/${customer.id}?tab=credits`,
    does: async () => {
      await press(`Edit credit ${await unclaimedCode()}`)
      await submit({ 'Amount (cents)': '888' }, 'Confirm', await dialog())
    },
    says: 'Credit Updated',
    shows: '888¢',
    holds: gets(credits, { amount: 888, claimed: false }),
  },
  deleteCredit: {
    at: `/users/${customer.id}?tab=credits`,
    does: async () => {
      await press(`Delete credit ${await unclaimedCode()}`)
      await confirm()
    },
    says: 'Credit Deleted',
    shows: 'Credits',
    holds: becomes(credits, (before) => before.filter(({ claimed }) => claimed)),
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
