import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import type { TestP4 } from '#mocks/p4.ts'
import { testNow } from '#server/database/testSeed.ts'
import { expect, test } from '../fixtures.ts'
import { button, fact, messages, region, rowsOf } from '../parts.ts'

const rows = (page: Page) => rowsOf(page, 'Stores')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })

async function open(page: Page, id: number) {
  await page.goto(`/stores/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A pending state shows after a delay, which needs a running clock. */
async function letTimePass(page: Page) {
  await page.clock.setSystemTime(testNow)
  await page.clock.resume()
}

const write = (p4: TestP4, statement: ReturnType<typeof sql>) =>
  p4.database.transaction((tx) => tx.execute(statement))

for (const persona of ['owner', 'storeLead', 'barista'] as const)
  test(`the ${persona} goes from the entry through the list by name to a store (STORE-01, STORE-02, STORE-03, STORE-18, SHELL-14, SHELL-44, ROUTE-26, ROUTE-27)`, async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const { stores } = await p4.as('owner').ok('listStores')
    await signIn(persona)
    await page.goto('/current-user')
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Stores', exact: true })
    await entry.click()
    await expect(page).toHaveURL('/stores')
    const headers = page.getByRole('table', { name: 'Stores' }).getByRole('columnheader')
    await expect(headers).toHaveText(['Name', 'Region', 'State', 'Phone'])
    await expect(rows(page)).toHaveCount(stores.length)
    for (const [index, { name }] of stores.entries())
      await expect(rows(page).nth(index)).toContainText(name)
    await expect(page.getByText(`${stores.length} stores`)).toBeVisible()
    await expect(page.getByRole('button', { name: /page/i })).toHaveCount(0)
    await expect(row(page, 'Capitol Hill').getByRole('cell')).toHaveText([
      /^Capitol Hill/,
      'Seattle',
      'WA',
      '(206) 555-0101',
    ])
    await expectAccessible()
    await row(page, 'Capitol Hill').click()
    await expect(page).toHaveURL('/stores/1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capitol Hill')
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(
      ['Stores', 'Capitol Hill'],
    )
  })

test('SHELL-06, API-87: who is online shows in green, who is offline in red, in words as well', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/stores')
  const dot = (name: string, word: string) =>
    row(page, name)
      .getByText(word, { exact: true })
      .locator('span')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await dot('Capitol Hill', 'Online')).toBe('rgb(147, 208, 71)')
  expect(await dot('North Park', 'Offline')).toBe('rgb(201, 41, 29)')
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('offline')
  await expect(rows(page)).toHaveCount(3)
})

test('STORE-02, PLUS-02, PLUS-06: of a thousand stores, unpaged, only those in view and the one with the focus are drawn', async ({
  page,
  p4,
  signIn,
  network,
}) => {
  const { stores } = await p4.as('owner').ok('listStores')
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...stores[0],
    id: index + 1,
    name: `Store ${String(1000 - index).padStart(4, '0')}`,
  }))
  network.use(
    http.get(/\/p4\/stores$/, () => HttpResponse.json({ stores: many, total_rows: 1000 })),
  )
  await signIn('owner')
  await page.goto('/stores')
  await expect(page.getByText(/^1,?000 stores$/)).toBeVisible()
  await expect(rows(page).first()).toContainText('Store 0001')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => window.scrollTo(0, 0))
    const link = rows(page).filter({ hasText: 'Store 0003' }).getByRole('link')
    await link.focus()
    await page.evaluate(() => window.scrollTo(0, 20_000))
    await expect(rows(page).filter({ hasText: 'Store 0004' })).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await rows(page).count()).toBeLessThan(80)
    await link.blur()
    await expect(link).toHaveCount(0)
  }
})

test('STORE-01, PLUS-03: no stores are told as such', async ({
  page,
  signIn,
  network,
  expectAccessible,
}) => {
  network.use(http.get(/\/p4\/stores$/, () => HttpResponse.json({ stores: [], total_rows: 0 })))
  await signIn('owner')
  await page.goto('/stores')
  await expect(page.getByText('No stores yet')).toBeVisible()
  await expectAccessible()
})

test('STORE-01, PLUS-03: a list that fails says why and is read again with Retry', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('barista')
  fail('listStores', { status: 500, message: 'The stores rest.', times: 1 })
  await page.goto('/stores')
  await expect(page.getByRole('main').getByText('The stores rest.')).toBeVisible()
  await button(page, 'Retry').click()
  await expect(row(page, 'Capitol Hill')).toBeVisible()
})

test('the header and the details of a store (STORE-07, STORE-18, STORE-21, AMB-81, AMB-96, API-79, API-91, ROUTE-26)', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  const hours = page.waitForRequest(/\/p4\/stores\/1\/hours$/)
  await open(page, 1)
  await hours
  const header = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capitol Hill')
  await expect(header.getByText('1124 Pike Street, Seattle, WA 98101')).toBeVisible()
  await expect(page.getByRole('link', { name: '(206) 555-0101' })).toHaveAttribute(
    'href',
    'tel:2065550101',
  )
  await expect(page.getByRole('link', { name: 'capitol-hill-1@p4.example' })).toBeVisible()
  const picture = page.getByRole('img', { name: 'Picture of Capitol Hill' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => image.getBoundingClientRect().height)).toBe(180)
  // Today has an override, which comes before the regular Wednesday hours.
  await expect(fact(page, 'Morning')).toHaveText('8:00 AM')
  await expect(fact(page, 'Afternoon')).toHaveText('12:00 PM')
  await expect(fact(page, 'Evening')).toHaveText('5:00 PM')
  for (const [term, value] of [
    ['Region', 'Seattle'],
    ['Area', 'Northwest'],
    ['Time Zone', 'America/Los_Angeles'],
    ['Latitude', '47.6145'],
    ['Accepts Mobile Orders', 'Yes'],
    ['Has a Drive Thru', 'No'],
    ['Max Prep Time', '150'],
    ['Minutes to Closing Warning', '10'],
    ['Netsuite ID', '1101'],
    ['Doordash Store ID', '–'],
  ] as const)
    await expect(fact(page, term)).toHaveText(value)
  await expect(fact(page, 'Vendor Region')).toHaveText(/\D/)
  await expect(page.getByText('Header Image One')).toBeVisible()
})

test('AMB-81, AMB-96, HOURS-02: the morning and the row in bold follow the day at the store, not that of the user', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  // It is Sunday for the user in California and already Monday at the store in New York.
  await page.clock.setFixedTime(new Date('2026-03-09T05:00:00Z'))
  await open(page, 20)
  await expect(fact(page, 'Morning')).toHaveText('5:30 AM')
  await page.clock.setFixedTime(new Date('2026-03-08T20:00:00Z'))
  await open(page, 5)
  await expect(fact(page, 'Morning')).toHaveText('Closed today')
  await open(page, 4)
  await expect(fact(page, 'Morning')).toHaveText('7:00 AM')
  const day = (name: string) => region(page, 'Store Hours').getByText(name, { exact: true })
  await expect(day('Sunday')).toHaveCSS('font-weight', '600')
  await expect(day('Monday')).toHaveCSS('font-weight', '400')
})

test('AMB-81, STORE-07: a store without hours, picture and times says so', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await open(page, 24)
  await expect(fact(page, 'Morning')).toHaveText('Store Opening')
  await expect(fact(page, 'Afternoon')).toHaveText('Not set')
  await expect(fact(page, 'Evening')).toHaveText('Not set')
  await expect(page.getByText('No curbside')).toBeVisible()
  await expect(page.getByText('No header images')).toBeVisible()
  await expectAccessible('#details')
})

test('online and curbside state are told by their own reads (STORE-10, STORE-26, STORE-27, SHELL-06, API-87)', async ({
  page,
  p4,
  signIn,
}) => {
  await write(p4, sql`update stores set online = false, curbside_online = true where id = 1`)
  await signIn('barista')
  const read = page.waitForRequest(/\/stores\/1\/status$/)
  await open(page, 1)
  expect(new URL((await read).url()).pathname).toBe('/stores/1/status')
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect(page.getByText('Curbside online')).toBeVisible()
  await write(p4, sql`update stores set online = true, curbside_online = false where id = 1`)
  await page.reload()
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await expect(page.getByText('Curbside offline')).toBeVisible()
})

test('SHELL-34, STORE-26, STORE-27: the flashes of both switches leave the switches free', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/stores/1')
    const online = page.getByRole('switch', { name: 'Store online' })
    const curbside = page.getByRole('switch', { name: 'Curbside online' })
    const flashes = messages(page).getByRole('status')
    await online.press('Space')
    // Flashes stay while the pointer is over them.
    await flashes.hover()
    await curbside.press('Space')
    await expect(flashes).toHaveText([
      'Store online status updated.',
      'Store curbside online status updated.',
    ])
    const last = await flashes.last().boundingBox()
    for (const one of [online, curbside])
      expect((await one.boundingBox())?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
  }
})

test('AMB-85: an archived store is in no list, and its page says when', async ({
  page,
  p4,
  signIn,
}) => {
  await write(p4, sql`update stores set archived_at = '2026-03-01T18:00:00Z' where id = 1`)
  await signIn('barista')
  await page.goto('/stores')
  await expect(row(page, 'Ballard')).toBeVisible()
  await expect(row(page, 'Capitol Hill')).toHaveCount(0)
  await open(page, 1)
  await expect(fact(page, 'Archived')).toHaveText('Sun Mar 1st, 2026 10:00 AM')
})

test('PLUS-03, PLUS-08, FLASH-92: what fails beside the store is said in its place and read again alone', async ({
  page,
  signIn,
  fail,
  expectAccessible,
}) => {
  await signIn('barista')
  fail('getStoreStatus', { status: 500, message: 'The status rests.', times: 1 })
  fail('getStoreHours', { status: 500, message: 'The hours rest.', times: 1 })
  await open(page, 1)
  await expect(page.getByText('Online state unknown')).toBeVisible()
  await expect(fact(page, 'Morning')).toContainText('Unknown')
  await expect(fact(page, 'Evening')).toHaveText('5:00 PM')
  await expectAccessible('main header')
  const heading = page.getByRole('heading', { level: 1 })
  await button(page, 'Retry reading the online state').press('Enter')
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
  await button(page, 'Retry reading the hours').press('Enter')
  await expect(fact(page, 'Morning')).toHaveText('8:00 AM')
  await expect(heading).toBeFocused()
})

test('ROUTE-26, ROUTE-03, SHELL-39: a store that does not exist, or no id at all, is Not Found', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  for (const address of ['/stores/987654', '/stores/create', '/stores/0']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  }
})

test('PLUS-03: what the list knew of a store stands there while it is read', async ({
  page,
  signIn,
  fail,
}) => {
  const held = Promise.withResolvers<void>()
  await signIn('barista')
  await letTimePass(page)
  await page.goto('/stores')
  await expect(row(page, 'North Park')).toBeVisible()
  fail('getStore', { until: held.promise })
  await row(page, 'North Park').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North Park')
  await expect(page.getByText('Offline', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(fact(page, 'Region')).toHaveCount(0)
  held.resolve()
  await expect(fact(page, 'Region')).toHaveText('San Diego')
})

test('PROF-07, STORE-03: the stores of a user lead to their pages', async ({ page, signIn }) => {
  await signIn('barista')
  await page.goto('/current-user')
  const stores = page.getByRole('list', { name: 'Stores', exact: true })
  const name = await stores.getByRole('link').first().textContent()
  await stores.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/stores\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

for (const width of [360, 390, 768])
  test(`PLUS-08: list and store fit a screen of ${width} px`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn('barista')
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.goto('/stores')
    await expect(page.getByText('Capitol Hill')).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectAccessible()
    await open(page, 23)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

for (const width of [390, 1280])
  test(`PLUS-08: the whole page of a store is accessible at ${width} px`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    // The page has some thousand elements, all of which are looked at in light and dark.
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await signIn('barista')
    // On a phone only the section of the address is open.
    await page.goto(width < 768 ? '/stores/1#tax-rates' : '/stores/1')
    await expect(page.getByRole('grid', { name: 'Tax Rates' })).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expectAccessible()
  })

test('STORE-08: a link to a section ends at it, also while the sections above it still load', async ({
  page,
  signIn,
  fail,
}) => {
  const held = Promise.withResolvers<void>()
  await signIn('storeLead')
  fail('listProductsAtStore', { until: held.promise, times: 1 })
  await open(page, 1)
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Hours' }).click()
  const section = page.getByRole('region', { name: 'Store Hours' })
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBe(80)
  held.resolve()
  await expect(page.getByRole('list', { name: "Today's Inventory" })).toBeAttached()
  await expect(page.getByRole('grid', { name: 'Menu' })).toBeAttached()
  await expect.poll(top).toBe(80)
  await expect(index.getByRole('link', { name: 'Hours' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  // The page is the user's from the first move on.
  await page.mouse.wheel(0, -300)
  await expect.poll(top).toBe(380)

  await page.goto('/stores/1#tax-rates')
  const taxes = page.getByRole('region', { name: 'Tax Rates and Surcharges' })
  await expect(taxes.getByRole('grid', { name: 'Tax Rates' })).toBeAttached()
  await expect(page.getByRole('grid', { name: 'Menu' })).toBeAttached()
  await expect
    .poll(() => taxes.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(80)
})

test('STORE-01, AMB-239: a long phone number is whole, and the list shows no address that would cut it', async ({
  page,
  p4,
  signIn,
  network,
}) => {
  const { stores } = await p4.as('owner').ok('listStores')
  const phone = '+44 20 7946 0958, ask for the shift lead'
  const named = stores.map((store) => ({ ...store, phone }))
  network.use(http.get(/\/p4\/stores$/, () => HttpResponse.json({ stores: named })))
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner')
  await page.goto('/stores')
  const cell = rows(page).first().getByText(phone)
  await expect(cell).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Address' })).toHaveCount(0)
  const isCut = await cell.evaluate((text) => {
    const box = text.closest('td')
    return !box || box.scrollWidth > box.clientWidth
  })
  expect(isCut).toBe(false)
})
