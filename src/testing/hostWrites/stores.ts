/** Writes of stores and what they count. */

import { expect } from 'vitest'
import { call } from '#api/client.ts'
import { inWeek } from '#api/storeHours.ts'
import { hoursText, openHours } from '#domain/storeHours.ts'
import { dialog, paste, press, type } from '#testing/controls.ts'
import { first, type Write, type Writes } from './write.ts'

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

const setHours: Write = async (page, p4) => {
  const { hours } = await p4.as('owner').ok('getStoreHours', { path: { id: 1 } })
  const { monday } = hours
  await page.open(storePath)
  await press(`Monday ${hoursText(openHours(monday))}`)
  await type('Opening time', '06:15', await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Hours Updated',
    shows: 'Monday 6:15 AM',
    holds: async () => inWeek(await call('getStoreHours', { path: { id: 1 } })),
    as: {
      hours: { monday: { opening_time: '06:15:00', closing_time: monday?.closing_time } },
    },
  }
}

const addHoliday: Write = async (page) => {
  await page.open(`${storePath}/holidays`)
  await press('Add Holiday')
  await type('Date', '2026-05-01', await dialog())
  await press('Is Closed', await dialog())
  await press('Save', await dialog())
  return {
    says: 'Hours Updated',
    shows: 'May 1, 2026',
    holds: async () => inWeek(await call('getStoreHours', { path: { id: 1 } })),
    as: { overrides: { '2026-05-01 00:00:00': { is_closed: true, is_holiday: true } } },
  }
}

const countToday: Write = async (page, p4) => {
  const links = await p4.as('owner').ok('listProductsAtStore', { path: { id: 1 } })
  const link = links.find(({ product }) => product.inventory_control === 'limited')
  const [variant] = link?.product.variants ?? []
  if (!link || !variant) throw new Error('The store counts nothing')
  const counted = { path: { storeId: 1, variantId: variant.id }, body: { quantity_available: 31 } }
  await p4.as('owner').ok('updateStoreInventory', counted)
  await page.open(storePath)
  const label = `${link.product.name} (${variant.sku})`
  await press(`One more ${label}`)
  return {
    says: null,
    shows: label,
    holds: async () =>
      (await call('listStoreInventory', { path: { storeId: 1 } })).find(
        ({ variant_id }) => variant_id === variant.id,
      ),
    as: { quantity_available: 32 },
  }
}

const createStore: Write = async (page) => {
  await page.open('/stores/create-store')
  await type('Name', 'Pike Place')
  await type('Netsuite ID', '4242')
  await press('Submit')
  return {
    says: 'Store Created',
    shows: 'Pike Place',
    holds: async () => (await call('listStores')).stores,
    as: expect.arrayContaining([expect.objectContaining({ name: 'Pike Place' })]),
  }
}

const setMenuPrice: Write = async (page, p4) => {
  const path = { id: 1 }
  const links = await p4.as('owner').ok('listProductsAtStore', { path })
  const link = links.find(({ prices }) => prices.length > 0)
  const [variant] = link?.product.variants ?? []
  if (!link || !variant) throw new Error('The store sells nothing')
  await page.open(storePath)
  await paste(`${variant.sku} of ${link.product.name}`, 1, '512')
  return {
    says: 'Menu item updated',
    shows: '512¢',
    holds: async () =>
      (await call('listProductsAtStore', { path })).flatMap(({ prices }) => prices),
    as: expect.arrayContaining([{ variant_id: variant.id, price: 512 }]),
  }
}

const switchAttribute: Write = async (page) => {
  const path = { id: 1 }
  const { id, name, attribute } = await first(call('listStoreAttributes', { path }))
  await page.open(storePath)
  await press(attribute.name ? `${name} (${attribute.name})` : name)
  return {
    says: 'Success',
    shows: name,
    holds: async () => (await call('listStoreAttributes', { path })).find((one) => one.id === id),
    as: { name, is_disabled: true },
  }
}

export const storeWrites: Writes = {
  switchStore,
  updateStore,
  setStartingInventory,
  setHours,
  addHoliday,
  countToday,
  createStore,
  setMenuPrice,
  switchAttribute,
}
