import '#testing/document.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { operationTable } from '#api/core/operations.gen.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { demoPassword } from '#server/seed/accounts.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')
const lead = p4.as('storeLead')

const { open, writes, use } = consoleTests()

const section = (name: string) => screen.findByRole('region', { name })
const write = (statement: ReturnType<typeof sql>) =>
  p4.database.transaction((tx) => tx.execute(statement))
const field = async (name: string) => screen.findByRole('textbox', { name })
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

test('a store is created and opened (STORE-04, STORE-05, STORE-06, STORE-12, STORE-13, ROUTE-23, PERM-17, FLASH-56, API-78, PLUS-08)', async () => {
  const page = await open(p4, { as: 'areaLead', at: '/stores' })
  await page.user.click(await screen.findByRole('link', { name: 'Create Store' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Store' })).toBeDefined()
  expect(page.address()).toBe('/stores/create-store')
  const morning = await field('Morning')
  expect(morning).toHaveProperty('value', 'Store Opening')
  expect(morning).toHaveProperty('disabled', true)
  for (const name of ['Afternoon', 'Evening'])
    expect(screen.getByLabelText(name)).toHaveProperty('disabled', false)
  type(await field('Name'), 'Ferry Plaza')
  type(await field('Netsuite ID'), '1131')
  await page.user.click(screen.getByRole('combobox', { name: 'Vendor Region' }))
  const [region] = await owner.ok('listVendorRegions')
  // jsdom has no layout, so the list counts as out of sight.
  const option = await screen.findByRole('option', { name: region?.name, hidden: true })
  fireEvent.click(option)
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  const opened = await screen.findByRole('heading', { level: 1, name: 'Ferry Plaza' })
  await expect.poll(() => document.activeElement).toBe(opened)
  expect(messages()).toEqual(['Store Created'])
  const { stores } = await owner.ok('listStores')
  const made = stores.find(({ name }) => name === 'Ferry Plaza')
  expect(page.address()).toBe(`/stores/${made?.id}`)
  expect(await owner.ok('getStore', { path: { id: made?.id ?? 0 } })).toMatchObject({
    netsuite_id: '1131',
    vendor_region_id: region?.id,
    contentful_id: expect.stringMatching(/^[a-z0-9]{9}$/),
  })
})

test('STORE-11: the fields stand in the order that is asked for, and Submit behind them', async () => {
  await open(p4, { as: 'owner', at: '/stores/create-store' })
  await field('Morning')
  const controls = screen.getByRole('button', { name: 'Submit' }).closest('form')?.elements ?? []
  const names = [...controls].flatMap((one) => {
    if (one instanceof HTMLButtonElement) return one.type === 'submit' ? one.textContent : []
    if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) return []
    const name = one.ariaLabel ?? one.labels?.[0]?.textContent
    // What is required has a star behind its name.
    return name?.replace(' *', '') ?? 'nameless'
  })
  expect(names).toEqual([
    ...['Image', 'Name', 'Description', 'Netsuite ID', 'State', 'City', 'Postal Code', 'Address'],
    ...['Region', 'Vendor Region', 'Area', 'Latitude', 'Longitude', 'Time Zone', 'Phone', 'Email'],
    ...['BDA Password', 'Max Prep Time', 'Minutes to Closing Warning', 'Has a Drive Thru'],
    ...['Accepts Mobile Orders', 'Accepts Curbside Orders', 'Blue Dot Destination ID'],
    ...['Yext Entity ID', 'Doordash Store ID', 'Paytronix Store ID'],
    ...['Morning', 'Afternoon', 'Evening', 'Header Image One', 'Header Image Two', 'Submit'],
  ])
})

test('CONST-08, AMB-80: a store has one of eight time zones, at first that of Los Angeles', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/create-store' })
  await field('Morning')
  const zone = screen.getByRole('combobox', { name: 'Time Zone' })
  expect(zone).toHaveProperty('value', 'America/Los_Angeles')
  await page.user.click(zone)
  // jsdom has no layout, so the list counts as out of sight.
  const offered = await screen.findAllByRole('option', { hidden: true })
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    ...['America/Los_Angeles', 'America/New_York', 'America/Chicago', 'America/Denver'],
    ...['America/Phoenix', 'America/Anchorage', 'America/Adak', 'Pacific/Honolulu'],
  ])
})

test('without name and Netsuite ID nothing is sent (STORE-14, STORE-15, FLASH-85, FLASH-86, FLASH-91)', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/create-store' })
  await field('Name')
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findAllByText('Must enter a name.')).toHaveLength(2)
  expect(screen.getByText('Must enter a Netsuite ID.')).toBeDefined()
  type(await field('Name'), 'Ferry Plaza')
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await expect.poll(messages).toContain('Must enter a Netsuite ID.')
  expect(writes()).toEqual([])
})

test('PERM-17: nobody else is offered the form', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores' })
  await screen.findByRole('table', { name: 'Stores' })
  expect(screen.queryByRole('link', { name: 'Create Store' })).toBeNull()
  await page.open('/stores/create-store')
  expect(await screen.findByText('You may not create stores')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
})

test('STORE-08: the sections of the page stand in their order, each in the index', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/1' })
  await section('Menu')
  await page.settled()
  const expected = [
    ...['Edit Store', "Today's Inventory", 'Product Attributes', 'Store Hours', 'Menu'],
    ...['Starting Inventory (PARS)', 'Tax Rates and Surcharges', 'Orders'],
  ]
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(headings.filter((name) => expected.includes(name ?? ''))).toEqual(expected)
  const index = within(screen.getByRole('navigation', { name: 'On this page' }))
  for (const link of index.getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
})

test('Submit sends what changed in the record as it is by then (STORE-25, FLASH-57, API-81, AMB-177)', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/1' })
  type(await field('Description'), 'Two floors.')
  type(await field('Latitude'), 'north')
  expect(screen.getByText('This is no number: 47.6145 is saved.')).toBeDefined()
  const before = await lead.ok('patchStore', { path: { id: 1 }, body: { area: 'Downtown' } })
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await expect.poll(messages).toEqual(['Updated Store'])
  expect(await lead.ok('getStore', { path: { id: 1 } })).toEqual({
    ...before,
    description: 'Two floors.',
  })
  expect(writes()[0]).toMatchObject({ method: 'PUT', address: '/p4/stores/1' })
})

test('AMB-177, AMB-194: a store of a host that keeps no Netsuite ID and tells no secret is sent with its changes only', async () => {
  const path = { id: 1 }
  await lead.ok('patchStore', { path, body: { bda_password: 'seven-beans' } })
  use(
    http.get('*/p4/stores/1', async () => {
      const { bda_password: _secret, ...store } = await lead.ok('getStore', { path })
      return Response.json({ ...store, netsuite_id: null })
    }),
  )
  const page = await open(p4, { as: 'storeLead', at: '/stores/1' })
  type(await field('Netsuite ID'), '1131')
  await lead.ok('patchStore', { path, body: { phone: '2065550199' } })
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await expect.poll(messages).toEqual(['Updated Store'])
  expect(await lead.ok('getStore', { path })).toMatchObject({
    netsuite_id: '1131',
    phone: '2065550199',
    bda_password: 'seven-beans',
  })
})

test("AMB-87, AMB-227: BDA Password is a text field without a telling name, and the viewer's own password is refused at it", async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/1' })
  const secret = await field('BDA Password')
  expect(secret).toMatchObject({ type: 'text', name: '', autocomplete: 'off' })
  type(secret, demoPassword)
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  const text = 'This is your own password to the console. Please enter another one.'
  expect(await screen.findAllByText(text)).not.toEqual([])
  expect(secret.getAttribute('aria-invalid')).toBe('true')
  type(secret, 'ember-7311')
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await expect.poll(messages).toContain('Updated Store')
  const store = await owner.ok('getStore', { path: { id: 1 } })
  expect(store.bda_password).toBe('ember-7311')
})

test('CONST-09, AMB-185, STORE-17: the form bounds nothing itself but the description; each refusal stands at its field', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/1' })
  const typed = {
    Name: 'n'.repeat(256),
    City: 'c'.repeat(300),
    Latitude: '-95.5',
    Longitude: '181',
    'Max Prep Time': '-3',
    'Minutes to Closing Warning': '2147483648',
  }
  for (const [name, value] of Object.entries(typed)) type(await field(name), value)
  // A pasted text may be longer than the field lets users type.
  type(await field('Description'), 'd'.repeat(256))
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findAllByText('The latitude must be at least -90.')).not.toEqual([])
  for (const [name, value] of Object.entries({ ...typed, Description: 'd'.repeat(256) })) {
    const input = await field(name)
    expect([name, input.getAttribute('aria-invalid')]).toEqual([name, 'true'])
    expect(input).toHaveProperty('value', value)
  }
  expect(messages()).toEqual([
    'Please check these fields: name, description, city, latitude, longitude, max prep time, minutes to closing warning.',
  ])
  expect(writes()).toMatchObject([
    { body: { name: typed.Name, latitude: -95.5, max_prep_time: -3, longitude: 181 } },
  ])
})

test('AMB-80, AMB-96: a store of a host that names no time zone has the day of Los Angeles, and says so', async () => {
  const store = await owner.ok('getStore', { path: { id: 1 } })
  use(http.get('*/p4/stores/1', () => Response.json({ ...store, time_zone: null })))
  const page = await open(p4, { as: 'storeLead', at: '/stores/1' })
  expect(
    await screen.findByText(
      'Start times today. The store’s time zone is not known: today is that of America/Los_Angeles',
    ),
  ).toBeDefined()
  type(await field('Area'), 'Downtown')
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await expect.poll(() => writes()).toMatchObject([{ body: { area: 'Downtown', time_zone: null } }])
})

test('STORE-28, STORE-29: without a Blue Dot Destination ID curbside is off and cannot be switched on', async () => {
  await write(
    sql`update stores set bd_destination_id = 'bd-1', curbside_enabled = true, curbside_online = true where id = 1`,
  )
  const page = await open(p4, { as: 'owner', at: '/stores/1' })
  const accepts = () => screen.getByRole('switch', { name: 'Accepts Curbside Orders' })
  const id = await field('Blue Dot Destination ID')
  expect(accepts()).toMatchObject({ checked: true, disabled: false })
  type(id, '')
  expect(accepts()).toMatchObject({ checked: false, disabled: true })
  type(id, 'bd-2')
  expect(accepts()).toMatchObject({ checked: false, disabled: false })
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await expect.poll(messages).toEqual(['Updated Store'])
  expect(await owner.ok('getStore', { path: { id: 1 } })).toMatchObject({
    bd_destination_id: 'bd-2',
    curbside_enabled: false,
    curbside_online: false,
  })
})

test('both switches show and save at once (STORE-10, STORE-26, STORE-27, FLASH-61, FLASH-62, API-80, API-88, AMB-84)', async () => {
  await write(
    sql`update stores set online = true, bd_destination_id = 'bd-1', curbside_enabled = true, curbside_online = false where id = 1`,
  )
  const page = await open(p4, { as: 'storeLead', at: '/stores/1' })
  await page.user.click(await screen.findByRole('switch', { name: 'Store online' }))
  await expect.poll(messages).toEqual(['Store online status updated.'])
  expect(screen.getByText('Offline')).toBeDefined()
  expect(await lead.ok('getStoreStatus', { path: { storeId: 1 } })).toEqual({ online: false })
  await page.user.click(screen.getByRole('switch', { name: 'Curbside online' }))
  await expect.poll(messages).toContain('Store curbside online status updated.')
  expect(screen.getByText('Curbside online')).toBeDefined()
  expect(writes().map(({ method, address, body }) => [method, address, body])).toEqual([
    ['PUT', '/p4/stores/1/online', { online: false }],
    ['PATCH', '/p4/stores/1', { curbside_online: true }],
  ])
})

test('STORE-27, PERM-18, AMB-86: what cannot be switched says why; a foreign store has no form', async () => {
  await write(sql`update stores set curbside_enabled = false, curbside_online = false where id = 2`)
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  const curbside = await screen.findByRole('switch', { name: 'Curbside online' })
  expect(curbside).toMatchObject({ disabled: true })
  expect(screen.getByText('This store does not accept curbside orders.')).toBeDefined()
  expect(await section('Edit Store')).toBeDefined()
  await page.open('/stores/5')
  expect(await screen.findByRole('switch', { name: 'Store online' })).toMatchObject({
    disabled: true,
  })
  expect(screen.getByRole('switch', { name: 'Curbside online' })).toMatchObject({ disabled: true })
  expect(screen.queryByRole('region', { name: 'Edit Store' })).toBeNull()
  expect(screen.getAllByText(/stores:update at Embarcadero/)).not.toEqual([])
})

test('attributes stand by type, and are switched at the own store (STORE-31, STORE-32, FLASH-53, API-85, API-86, AMB-91, PERM-19)', async () => {
  const all = await lead.ok('listStoreAttributes', { path: { id: 1 } })
  const [first] = all
  if (!first) throw new Error('The store offers something')
  const page = await open(p4, { as: 'storeLead', at: '/stores/1' })
  const part = within(await section('Product Attributes'))
  const name = `${first.name} (${first.attribute.name})`
  const toggle = await part.findByRole('switch', { name })
  expect(part.getAllByRole('switch')).toHaveLength(all.length)
  expect(part.getByRole('heading', { name: 'Beverage' })).toBeDefined()
  expect(toggle).toMatchObject({ checked: !first.is_disabled })
  await page.user.click(toggle)
  await expect.poll(messages).toEqual(['Success'])
  expect(writes()).toMatchObject([
    { method: 'PUT', body: { ...first, is_disabled: !first.is_disabled } },
  ])
  await page.open('/stores/5')
  const other = within(await section('Product Attributes'))
  for (const one of await other.findAllByRole('switch'))
    expect(one).toMatchObject({ disabled: true })
})

test('vendors have no screen and no update; a region shows by its name (VEND-01, VEND-02, API-100, AMB-164)', async () => {
  const barista = p4.as('barista')
  const regions = await barista.ok('listVendorRegions')
  const store = await barista.ok('getStore', { path: { id: 1 } })
  const region = regions.find(({ id }) => id === store.vendor_region_id)
  const page = await open(p4, { as: 'barista', at: '/stores/1' })
  expect(await screen.findByText(region?.name ?? 'no region')).toBeDefined()
  expect(Object.keys(page.router.routesByPath).filter((path) => /vendor/.test(path))).toEqual([])
  await page.open('/vendors')
  expect(screen.getByRole('heading', { name: 'Not Found' })).toBeDefined()
  const calls = Object.values(operationTable).filter(({ path }) => /vendor/i.test(path))
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'DELETE'])
})

test('AMB-254: a store is pinned to the start page on its own page', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/5' })
  const name = (await screen.findByRole('heading', { level: 1 })).textContent
  await page.user.click(await screen.findByRole('button', { name: 'Pin to start page' }))
  expect(await screen.findByRole('button', { name: 'Unpin from start page' })).toBeDefined()
  await page.user.click(screen.getByRole('link', { name: 'Search' }))
  await page.user.click(await screen.findByRole('button', { name: `Unpin ${name}` }))
  expect(await screen.findByRole('button', { name: `Pin ${name}` })).toBeDefined()
})
