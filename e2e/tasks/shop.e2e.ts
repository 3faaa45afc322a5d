/** What the people of a shop do every day, from the start page on, with the number of its steps. */
import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/seed/accounts.ts'
import { test as base, expect } from '../fixtures.ts'
import { productOnSale, soldOutCount } from '../inventory/soldOutParts.ts'
import { button, dialog, field, messages, region } from '../parts.ts'
import { picture } from '../people/employeeFormParts.ts'
import { Steps } from './steps.ts'

const test = base.extend<{ steps: Steps }>({
  steps: async ({ hasTouch }, use) => use(new Steps(hasTouch)),
})

const today = '2026-03-04'
const store = { path: { storeId: 1 } }
const card = (page: Page) => region(page, 'Capitol Hill')
const start = async (page: Page) => {
  await page.goto('/')
  await expect(page.getByText('Search for something!')).toBeVisible()
}

/** Writes after this call: method, path and body. */
function writes(page: Page): { call: string; body: unknown }[] {
  const all: { call: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      all.push({
        call: `${request.method()} ${new URL(request.url()).pathname}`,
        body: request.postDataJSON(),
      })
  })
  return all
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [who, type] of [
    ['barista', 'beverage'],
    ['storeLead', 'food'],
  ] as const)
    test(`AMB-250, AMB-255: a ${type} is marked as sold out in 3 steps, as ${who}`, async ({
      page,
      p4,
      signIn,
      steps,
    }) => {
      const { name, variants, ids } = await productOnSale(p4, type)
      await signIn(who)
      await start(page)
      await steps.tap(card(page).getByRole('link', { name: 'Mark sold out' }))
      await steps.type(page.getByRole('searchbox', { name: 'Find what ran out' }), name)
      if (type === 'beverage') await steps.tap(button(page, `Sold out: ${name}`))
      else
        await steps.tap(
          page.getByRole('button', {
            name: `Sold out: ${name}, ${variants[1]?.value_names?.join(', ')}`,
          }),
        )
      await expect.poll(() => soldOutCount(p4, ids)).toBe(type === 'beverage' ? ids.length : 1)
      expect(steps.taken).toBeLessThanOrEqual(3)
    })

  test('AMB-253: a shelf of 20 is counted in 2 steps, and the digits and Enter of each', async ({
    page,
    p4,
    signIn,
    steps,
  }) => {
    await signIn('storeLead')
    await start(page)
    await steps.tap(card(page).getByRole('link', { name: 'Mark sold out' }))
    await steps.tap(button(page, 'Count a shelf'))
    // Food comes first.
    await expect(page.getByRole('main').getByRole('textbox')).toBeFocused()
    const sent = writes(page)
    const counts = Array.from({ length: 20 }, (_, index) => index + 3)
    for (const count of counts) {
      await page.keyboard.type(String(count))
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText(/^20 of \d+ counted/)).toBeVisible()
    await expect.poll(() => sent.length).toBe(20)
    expect(sent.map(({ body }) => body)).toEqual(
      counts.map((quantity_available) => ({ quantity_available })),
    )
    const saved = async () => {
      const rows = await p4.as('owner').ok('listStoreInventory', store)
      return rows.map((row) => row.quantity_available)
    }
    await expect.poll(saved).toEqual(expect.arrayContaining(counts))
    expect(steps.taken).toBeLessThanOrEqual(2)
  })

  test('AMB-257: a store closes early in 3 steps, and nothing but today changes', async ({
    page,
    p4,
    signIn,
    steps,
  }) => {
    const before = await p4.as('owner').ok('getStoreHours', { path: { id: 1 } })
    await signIn('storeLead')
    await start(page)
    const sent = writes(page)
    await steps.tap(button(card(page), 'Change hours'))
    await steps.type(dialog(page).getByLabel('Closes'), '13:00')
    await steps.tap(button(dialog(page), 'Close at 1:00 PM'))
    await expect(card(page).getByText('Open until 1:00 PM, special hours')).toBeVisible()
    expect(sent).toEqual([
      {
        call: 'PUT /p4/stores/1/hours',
        body: {
          store_hours: [
            expect.objectContaining({
              override_date: `${today} 00:00:00`,
              closing_time: '13:00:00',
            }),
          ],
        },
      },
    ])
    const after = await p4.as('owner').ok('getStoreHours', { path: { id: 1 } })
    expect(after.hours).toEqual(before.hours)
    expect(steps.taken).toBeLessThanOrEqual(3)
  })

  test('AMB-102, AMB-255: the hours of a special day that has none are set in 5 steps', async ({
    page,
    p4,
    signIn,
    steps,
  }) => {
    await page.clock.setFixedTime('2026-05-20T17:05:00Z')
    await signIn('storeLead')
    await start(page)
    await steps.tap(card(page).getByRole('link', { name: /^No hours for Memorial Day/ }))
    await steps.tap(button(page, 'Add Holiday'))
    await steps.type(dialog(page).getByLabel('Date'), '2026-05-25')
    await steps.tap(dialog(page).getByRole('switch', { name: 'Is Closed' }))
    await steps.tap(button(dialog(page), 'Save'))
    await expect(page.getByText('May 25, 2026')).toBeVisible()
    const { overrides } = await p4.as('owner').ok('getStoreHours', { path: { id: 1 } })
    expect(Object.keys(overrides)).toContain('2026-05-25 00:00:00')
    expect(steps.taken).toBeLessThanOrEqual(5)
  })

  test('AMB-266: curbside goes offline in 2 steps, the store in 3 more with the time it is back', async ({
    page,
    p4,
    signIn,
    steps,
  }) => {
    await p4.as('owner').ok('setStoreOnline', { ...store, body: { online: true } })
    await p4.as('owner').ok('patchStore', {
      path: { id: 1 },
      body: { curbside_enabled: true, curbside_online: true },
    })
    await signIn('storeLead')
    await start(page)
    await steps.tap(card(page).getByRole('link', { name: 'Today', exact: true }))
    const sent = writes(page)
    const curbside = region(page, 'Now').getByRole('switch', { name: 'Curbside online' })
    await steps.tap(curbside)
    await expect(messages(page)).toContainText('Store curbside online status updated.')
    expect(steps.taken).toBeLessThanOrEqual(2)
    await steps.tap(region(page, 'Now').getByRole('switch', { name: 'Store online' }))
    await steps.tap(dialog(page).getByText('9:35 AM', { exact: true }))
    await steps.tap(button(dialog(page), 'Take offline'))
    await expect(page.getByText(/is offline\. Back at 9:35 AM\.$/)).toBeVisible()
    await expect
      .poll(() => sent.map(({ body }) => body))
      .toEqual([{ curbside_online: false }, { online: false }])
    expect(steps.taken).toBeLessThanOrEqual(5)
  })

  test('AMB-263: one item of an order of today is refunded in 5 steps', async ({
    page,
    p4,
    signIn,
    steps,
  }) => {
    const { orders } = await p4.as('owner').ok('listStoreOrders', {
      path: { id: 1 },
      query: { limit: 10, begin: `${today} 08:00:00` },
    })
    const at = orders.findIndex(
      ({ transactions, refunds, products }) =>
        transactions.some(({ state }) => state === 'captured') &&
        refunds.length === 0 &&
        Object.keys(products).length > 1,
    )
    const order = orders[at]
    const [key, product] = Object.entries(order?.products ?? {})[0] ?? []
    await signIn('storeLead')
    await start(page)
    await steps.tap(card(page).getByRole('link', { name: 'Today', exact: true }))
    await steps.tap(page.getByRole('list', { name: 'Orders' }).getByRole('link').nth(at))
    const sent = writes(page)
    await steps.tap(button(page, `Refund ${product?.name}`).first())
    await steps.other(() => page.getByLabel('Reason').selectOption('Item was missing'))
    await steps.tap(button(page, 'Complete Refund'))
    await expect(messages(page)).toContainText('Refund Completed')
    expect(sent).toMatchObject([{ body: { order_product_ids: [Number(key)] } }])
    expect(steps.taken).toBeLessThanOrEqual(5)
  })

  test('AMB-255, AMB-267: the start page tells what is on promotion now at the own stores', async ({
    page,
    signIn,
  }) => {
    await signIn('storeLead')
    await start(page)
    const running = region(page, 'Promotions running now').getByRole('listitem')
    await expect(running.first()).toContainText(/off|free/i)
    // 3/4/26 is a Wednesday.
    await expect(region(page, 'Promotions running now')).not.toContainText('Croissant Monday')
  })

  test('EMP-06: who leaves loses all access in 5 steps', async ({ page, p4, signIn, steps }) => {
    await signIn('owner')
    await start(page)
    await steps.tap(button(page, 'Toggle navigation'))
    await steps.tap(page.getByRole('link', { name: 'Employees', exact: true }))
    const { id, name } = demoAccounts.barista
    await steps.type(page.getByRole('searchbox', { name: 'Search employees' }), name)
    await steps.tap(button(page, `Remove ${name}`))
    await steps.tap(button(dialog(page), 'Confirm'))
    await expect(messages(page)).toContainText('Employee Demoted')
    const user = await p4.as('owner').ok('getUser', { path: { id } })
    expect([user.role_ids, user.permission_ids]).toEqual([[], []])
    expect(steps.taken).toBeLessThanOrEqual(5)
  })
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('PARS-05: the starting inventory of a week is pasted from a sheet in 5 steps', async ({
    page,
    context,
    p4,
    signIn,
    steps,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn('storeLead')
    await start(page)
    const week = [11, 12, 13, 14, 15, 16, 17].join('\t')
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${week}\n${week}`)
    await steps.tap(card(page).getByRole('link', { name: 'Capitol Hill' }))
    await steps.tap(page.getByRole('link', { name: 'Starting Inventory (PARS)' }).first())
    const grid = page.getByRole('grid', { name: 'Starting Inventory' })
    await steps.tap(grid.getByRole('row').nth(1).getByRole('gridcell').nth(1))
    await steps.other(() => page.keyboard.press('Control+v'))
    await expect(page.getByText('14 unsaved cells')).toBeVisible()
    await steps.other(() => page.keyboard.press('Control+s'))
    await expect(messages(page)).toContainText('Initial inventory has been updated.')
    const { inventory } = await p4.as('owner').ok('getInitialInventory', { path: { id: 1 } })
    expect(inventory.filter((row) => row.initial_quantity === 17)).not.toHaveLength(0)
    expect(steps.taken).toBeLessThanOrEqual(5)
  })

  test('MENU-03: a menu is put in another order in 3 steps', async ({
    page,
    p4,
    signIn,
    steps,
  }) => {
    await signIn('owner')
    await start(page)
    await steps.tap(page.getByRole('link', { name: 'Menus', exact: true }))
    await steps.tap(page.getByRole('tab', { name: 'Food', exact: true }))
    const placeOf = async (name: string) => {
      const box = await button(page, `Move ${name}`).boundingBox()
      return [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8] as const
    }
    await expect(button(page, 'Move Sandwiches')).toBeVisible()
    const target = await placeOf('Bakery')
    await steps.other(async () => {
      await page.mouse.move(...(await placeOf('Sandwiches')))
      await page.mouse.down()
      await page.mouse.move(...target, { steps: 10 })
      await page.mouse.up()
    })
    const tree = () => p4.as('owner').ok('getMenuCategories', { path: { menuSlug: 'all-day' } })
    await expect
      .poll(async () => (await tree())[1]?.children.map(({ name }) => name))
      .toEqual(['Sandwiches', 'Bakery', 'Toast & Snacks'])
    expect(steps.taken).toBeLessThanOrEqual(3)
  })

  test('PLU-02: prices are changed by a file in 4 steps', async ({ page, p4, signIn, steps }) => {
    await signIn('owner')
    await start(page)
    await steps.tap(page.getByRole('link', { name: 'PLU Update', exact: true }))
    await steps.tap(button(page, 'Download'))
    await expect(page.getByText(/will be sent to .* in about 5 minutes\.$/)).toBeVisible()
    const lines = (p4.mail.sent[0]?.attachments?.[0]?.content ?? '').trimEnd().split('\r\n')
    const raised = lines.map((line, at) =>
      at === 0 || at > 10 ? line : line.replace(/[^,]*$/, (price) => String(Number(price) + 10)),
    )
    await steps.other(() =>
      page.getByLabel('Price list').setInputFiles({
        name: 'prices.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(raised.join('\r\n')),
      }),
    )
    await steps.tap(page.getByRole('button', { name: /^Upload 10 prices/ }))
    await expect(page.getByText('10 of 10 prices are in effect.')).toBeVisible()
    expect(steps.taken).toBeLessThanOrEqual(4)
  })

  test('AMB-295: who can refund at Capitol Hill is found in 5 steps', async ({
    page,
    signIn,
    steps,
  }) => {
    await signIn('areaLead')
    await start(page)
    await steps.tap(page.getByRole('link', { name: 'Employees', exact: true }))
    await steps.type(page.getByLabel('Who may'), 'refund')
    await steps.tap(page.getByRole('option', { name: /^refund orders/ }))
    await steps.type(page.getByLabel('At store'), 'capitol')
    await steps.tap(page.getByRole('option', { name: /^Capitol Hill/ }))
    await expect(page.getByText(/^\d+ of \d+ may refund orders at Capitol Hill$/)).toBeVisible()
    const lead = page.getByRole('row').filter({ hasText: demoAccounts.storeLead.name })
    await expect(lead).toContainText('stores:refund through store-lead')
    await expect(page).toHaveURL(/may=refundOrder&at=1$/)
    expect(steps.taken).toBeLessThanOrEqual(5)
  })

  test('EMP-09, EMP-13: somebody new with a photo is entered in 9 steps', async ({
    page,
    signIn,
    steps,
  }) => {
    await signIn('owner')
    await start(page)
    await steps.tap(page.getByRole('link', { name: 'Employees', exact: true }))
    await steps.tap(page.getByRole('link', { name: 'Create Employee' }))
    await steps.type(page.getByLabel('Name', { exact: true }), 'Priya Raman')
    await steps.type(page.getByLabel('Email', { exact: true }), 'priya@p4.example')
    const file = await picture(page)
    await steps.other(() => page.locator('input[type=file]').setInputFiles(file))
    await steps.tap(button(page, 'Use picture'))
    const boxOf = (list: string, name: string) =>
      page.getByRole('group', { name: list, exact: true }).getByRole('checkbox', { name })
    await steps.tap(boxOf('Roles', 'store-lead'))
    await steps.tap(boxOf('Stores', 'Capitol Hill'))
    await steps.tap(button(page, 'Submit'))
    await expect(messages(page)).toContainText('Created Emplyee')
    await expect(page.getByRole('img', { name: 'Photo of Priya Raman' })).toBeVisible()
    expect(steps.taken).toBeLessThanOrEqual(9)
  })

  test('PROMO-10, PROMO-35: a happy hour on weekdays at five stores is made in 23 steps', async ({
    page,
    p4,
    signIn,
    steps,
  }) => {
    await signIn('owner')
    await start(page)
    await steps.tap(page.getByRole('link', { name: 'Promotions', exact: true }))
    await steps.tap(page.getByRole('link', { name: 'Create Promotion' }))
    await steps.type(field(page, 'Name'), 'Happy hour')
    await steps.type(field(page, 'Type'), 'Discount on items')
    await steps.tap(page.getByRole('option').first())
    await steps.type(field(page, 'Percentage Off'), '20')
    await steps.tap(page.getByText('Product Type', { exact: true }))
    await steps.tap(page.getByText('Beverage', { exact: true }))
    await steps.tap(page.getByRole('switch', { name: 'Never Ends' }))
    await steps.type(page.getByLabel('Start Time'), '15:00')
    await steps.type(page.getByLabel('End Time'), '17:00')
    await steps.tap(page.getByRole('radio', { name: 'Weeks' }))
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await steps.tap(page.getByRole('checkbox', { name: day }))
    const stores = page.getByRole('group', { name: 'Stores', exact: true }).getByRole('checkbox')
    for (const at of [0, 1, 2, 3, 4]) await steps.tap(stores.nth(at))
    await steps.tap(button(page, 'Save'))
    await expect(messages(page)).toContainText('Promotion Created')
    const all = await p4.as('owner').ok('listPromotions')
    const made = all.find(({ name }) => name === 'Happy hour')
    expect(made?.repeats).toContain('BYDAY=MO,TU,WE,TH,FR')
    expect(made?.stores).toHaveLength(5)
    expect(steps.taken).toBeLessThanOrEqual(23)
  })
})
