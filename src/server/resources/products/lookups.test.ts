import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'

const p4 = freshP4()

test('API-52, PROD-08: addons come by name with their icons', async () => {
  const addons = await p4.as('barista').ok('listAddons')
  expect(addons.map((addon) => addon.name)).toEqual([
    'Caramel Drizzle',
    'Cinnamon',
    'Extra Shot',
    'Honey',
    'Light Ice',
    'Oat Milk',
    'Vanilla Syrup',
    'Whipped Cream',
  ])
  for (const addon of addons)
    expect(addon).toEqual({
      id: expect.any(Number),
      name: addon.name,
      icon_image_url: expect.stringMatching(/^\/files\//),
    })
})

test('API-53, PROD-09: Netsuite accounts are known by externalId and defintion', async () => {
  const accounts = await p4.as('barista').ok('listNetsuiteAccounts')
  expect(accounts[0]).toEqual({ externalId: '40100', defintion: 'Beverage Sales' })
  expect(accounts.map((account) => account.externalId)).toContain('50500')
})

test('API-58, API-59, API-60: vendor regions, vendors and vendor products come by name', async () => {
  const barista = p4.as('barista')
  const regions = await barista.ok('listVendorRegions')
  expect(regions.map((region) => region.name)).toEqual([
    'Bay Area',
    'Central',
    'East Coast',
    'Mountain',
    'Puget Sound',
    'Southern California',
  ])
  const vendors = await barista.ok('listVendors')
  expect(vendors.map((vendor) => vendor.name)).toEqual([
    'Cascade Dairy',
    'Emerald City Paper',
    'Golden Gate Bakery',
    'Oat & Acre',
    'Rainier Produce',
  ])
  const products = await barista.ok('listVendorProducts')
  expect(products.length).toBe(12)
  const ids = new Set(vendors.map((vendor) => vendor.id))
  expect(products.every((product) => ids.has(product.vendor_id))).toBe(true)
})

test('API-61, PERM-10: a vendor product is deleted with products:update', async () => {
  const owner = p4.as('owner')
  const [first, ...others] = await owner.ok('listVendorProducts')
  const path = { id: first?.id ?? 0 }
  expect((await p4.as('areaLead').call('deleteVendorProduct', { path })).status).toBe(403)
  expect(await owner.ok('deleteVendorProduct', { path })).toEqual({ id: first?.id })
  expect(await owner.ok('listVendorProducts')).toEqual(others)
  expect(await owner.call('deleteVendorProduct', { path })).toMatchObject({
    status: 404,
    body: { message: 'This vendor product does not exist.' },
  })
})
