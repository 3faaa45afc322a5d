import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { shortDate } from '#domain/calendar.ts'
import { promotionState } from '#domain/promotions/promotionState.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { expect, test } from '../fixtures.ts'
import { button, fact, field, messages, region, rowsOf } from '../parts.ts'

/** The date of every test on the west coast. */
const today = '2026-03-04'

const list = /\/p4\/promotions$/
const row = (page: Page, table: string, name: string) =>
  rowsOf(page, table).filter({ hasText: name })

const all = (p4: TestP4) => p4.as('barista').ok('listPromotions')

async function named(p4: TestP4, name: string) {
  const found = (await all(p4)).find((one) => one.name === name)
  if (!found) throw new Error(`There is no promotion ${name}`)
  return p4.as('barista').ok('getPromotion', { path: { id: found.id } })
}

async function open(page: Page, p4: TestP4, name: string) {
  const promotion = await named(p4, name)
  await page.goto(`/promotions/${promotion.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return promotion
}

for (const persona of ['owner', 'storeLead', 'barista'] as const)
  test(`the ${persona} finds the promotions by where they stand, newest first (SHELL-23, ROUTE-40, PROMO-01, PROMO-03, PROMO-07, PROMO-08, API-131)`, async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    await signIn(persona)
    await page.goto('/current-user')
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: 'Promotions',
      exact: true,
    })
    await entry.click()
    await expect(page).toHaveURL('/promotions')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Ongoing',
      'Upcoming',
      'Past',
    ])
    const promotions = await all(p4)
    for (const [title, state] of [
      ['Ongoing', 'ongoing'],
      ['Upcoming', 'upcoming'],
      ['Past', 'past'],
    ] as const) {
      const table = page.getByRole('table', { name: title, exact: true })
      await expect(table.getByRole('columnheader')).toHaveText(
        ['ID', 'Name', 'Type', 'Starts', 'Ends', 'Updated'],
        { ignoreCase: true },
      )
      const wanted = promotions.filter((one) => promotionState(one, today) === state)
      await expect(rowsOf(page, title).locator('td:nth-child(2), th:nth-child(2)')).toHaveText(
        wanted.slice(0, 10).map(({ name }) => name),
      )
    }
    await expect(row(page, 'Ongoing', 'We miss you')).toContainText('SizeUpPromotion')
    await expectAccessible()
  })

test('PROMO-04, AMB-142, AMB-169: days are M/D/YY, the years 0001 and 9999 are Permanent', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/promotions')
  await expect(row(page, 'Ongoing', 'Welcome, new customer').getByText('Permanent')).toHaveCount(2)
  await expect(row(page, 'Ongoing', 'Croissant Monday').getByText('Permanent')).toHaveCount(1)
  const week = await named(p4, 'Winter latte week')
  const past = row(page, 'Past', week.name)
  await expect(past).toContainText(shortDate(week.start_date))
  await expect(past).toContainText(shortDate(week.end_date))
  await expect(past.locator('time')).toHaveText(/^\d{1,2}\/\d{1,2}\/\d\d$/)
})

test('PROMO-05: ongoing and upcoming rows open the promotion, past ones do not', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('storeLead')
  await page.goto('/promotions')
  for (const [table, name] of [
    ['Ongoing', 'Two dollars off'],
    ['Upcoming', 'Daily happy hour'],
  ] as const) {
    await row(page, table, name).click()
    await expect(page).toHaveURL(`/promotions/${(await named(p4, name)).id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
  }
  await expect(row(page, 'Past', 'Rainy day')).toBeVisible()
  await expect(region(page, 'Past').getByRole('link')).toHaveCount(0)
  await row(page, 'Past', 'Rainy day').click()
  await expect(page).toHaveURL('/promotions')
})

test('PROMO-06, PLUS-01: each list has its own pages, search and order, all in the address', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/promotions')
  const sizes = region(page, 'Past').getByRole('combobox', { name: 'Rows per page' })
  await expect(sizes).toHaveValue('10')
  const options = await sizes.getByRole('option').allTextContents()
  expect(options.map((text) => Number.parseInt(text, 10))).toEqual([5, 10, 25, 50, 100])
  await sizes.selectOption('5')
  await button(region(page, 'Past'), 'Next page').click()
  await expect(page).toHaveURL(/pastPage=1/)
  await expect(page).toHaveURL(/pastSize=5/)
  await expect(rowsOf(page, 'Past').first()).toContainText('Winter latte week')
  const names = region(page, 'Upcoming').getByRole('columnheader', { name: 'Name' })
  await names.getByRole('button').click()
  await expect(page).toHaveURL(/upcomingSort=name/)
  await region(page, 'Ongoing').getByRole('searchbox').fill('combo')
  await expect(page).toHaveURL(/ongoingQ=combo/)
  await expect(rowsOf(page, 'Ongoing')).toHaveCount(1)
  await page.reload()
  await expect(rowsOf(page, 'Past').first()).toContainText('Winter latte week')
  await expect(rowsOf(page, 'Upcoming').first()).toContainText('All beans, all spring')
  await expect(rowsOf(page, 'Ongoing')).toHaveCount(1)
})

test('PROMO-07, AMB-144: at the midnight of the user a promotion begins and another one is over', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.clock.setFixedTime(new Date('2026-03-09T06:59:59.000Z'))
  await page.goto('/promotions')
  await expect(page.getByText('Today is 3/8/26 in America/Los_Angeles.')).toBeVisible()
  await expect(row(page, 'Ongoing', 'Two dollars off')).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-03-09T07:00:00.000Z'))
  await page.reload()
  await expect(row(page, 'Past', 'Two dollars off')).toBeVisible()
  await expect(row(page, 'Ongoing', 'Two dollars off')).toHaveCount(0)
})

test('PROMO-01, PLUS-03: without promotions there is no Ongoing, and the others say so', async ({
  page,
  signIn,
  network,
  expectAccessible,
}) => {
  network.use(http.get(list, () => HttpResponse.json([])))
  await signIn('barista')
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Upcoming', 'Past'])
  await expect(page.getByText('No upcoming promotions')).toBeVisible()
  await expect(page.getByText('No past promotions')).toBeVisible()
  await expectAccessible()
})

test('PLUS-03, FLASH-92: a list that cannot be read says why, and Retry reads it', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('barista')
  fail('listPromotions', { message: 'The coupons are being counted.', times: 1 })
  await page.goto('/promotions')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('The coupons are being counted.')
  await expect(messages(page)).toContainText('The coupons are being counted.')
  await button(problem, 'Retry').click()
  await expect(rowsOf(page, 'Ongoing').first()).toBeVisible()
})

for (const persona of ['owner', 'storeLead', 'barista'] as const)
  test(`the ${persona} reads everything of a promotion (ROUTE-41, PROMO-09, PROMO-16, PERM-24, AMB-140, AMB-141, AMB-144, AMB-151, API-133)`, async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    await signIn(persona)
    const { users } = await open(page, p4, 'We miss you')
    await expect(page.getByText('Ongoing', { exact: true })).toBeVisible()
    await expect(fact(page, 'Type').first()).toHaveText('Size upSizeUpPromotion')
    await expect(page.getByText(/for a cohort of customers\.$/)).toBeVisible()
    await expect(fact(page, 'Cohort')).toHaveText('Lapsed')
    await expect(fact(page, 'Last Purchase')).toHaveText('12/4/25')
    await expect(fact(page, 'Starts')).toHaveText('2/27/26')
    await expect(fact(page, 'Ends')).toHaveText('3/29/26')
    await expect(fact(page, 'Time of Day')).toHaveText('All day')
    await expect(fact(page, 'Repeats')).toHaveText('Does not repeat')
    await expect(page.getByText(/the date in America\/Los_Angeles/)).toBeVisible()
    await expect(fact(page, 'Activation Code')).toHaveText('MISSYOU')
    await expect(fact(page, 'Uses per Customer')).toHaveText('1')
    await expect(region(page, 'Stores')).toContainText('through its activation code')
    await expect(region(page, 'Roles')).toContainText('users without a role')
    await expect(region(page, 'Users').getByRole('link')).toHaveText(
      users.map(({ name }) => name ?? ''),
    )
    await expect(fact(page, 'Title')).toHaveText('Your next one is a size up')
    await expect(fact(page, 'Text')).toHaveText('On us, all month.')
    await expect(page.getByRole('link', { name: 'Order now' })).toHaveAttribute(
      'href',
      'https://p4.example/order',
    )
    await expect(fact(page, 'Netsuite Account')).toContainText('(50500)')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    const edits = persona === 'owner' ? 1 : 0
    await expect(button(page, 'Edit')).toHaveCount(edits)
    await expect(button(page, 'Archive')).toHaveCount(edits)
    await expectAccessible()
    await region(page, 'Users').getByRole('link').first().click()
    await expect(page).toHaveURL(`/users/${users[0]?.id}`)
  })

const told: readonly [string, string, string, Readonly<Record<string, string | RegExp>>][] = [
  [
    'PROMO-19',
    'Croissant Monday',
    '$1.00 off up to 2 of Butter Croissant or Almond Croissant a day per customer, on Mon 6:00 AM to 11:00 AM, at 3 stores, from 2/2/26 on.',
    { 'Cents Off': '100¢ $1.00', 'Limit per Day': '2 items' },
  ],
  [
    'PROMO-20',
    'First order at Wynwood',
    '$3.00 off one beverage a day per customer in the first order at a store, at ',
    { 'Product Type': 'Beverage' },
  ],
  [
    'PROMO-21',
    'Welcome, new customer',
    '100% off one of House Latte, Vanilla Latte, or Mocha a day per customer in a customer’s first order, at ',
    { 'Percentage Off': '100%', Products: 'House LatteVanilla LatteMocha' },
  ],
  [
    'PROMO-22',
    'Free small cup with a bag',
    'A free small cup with any bag',
    { 'Product Type': 'Bag' },
  ],
  [
    'PROMO-23',
    'Size up for regulars',
    'The next larger size at the price of the smaller one for Loyal customers',
    { Cohort: 'Loyal' },
  ],
  [
    'PROMO-24',
    'Three pastries',
    '$2.50 off with 3 or more of Blueberry Muffin, Morning Bun, or Cinnamon Roll',
    { 'Discount Amount': '250¢ $2.50', 'Minimum Quantity': '3 items' },
  ],
  ['PROMO-25', 'Beans for the team', '2 free bags for employees', { 'Free Bags': '2' }],
  [
    'PROMO-26',
    'Two dollars off',
    '$2.00 off an order with any product',
    { 'Product Types': 'Beverage, Food, Bag, Bottle, Merchandise' },
  ],
  [
    'PROMO-27',
    'Pastry with any latte',
    '$0.75 off Pastries with Handcrafted Drinks',
    { 'Discounted Category': 'Pastries', 'Qualifying Categories': 'Handcrafted Drinks' },
  ],
  [
    'PROMO-28, AMB-153, API-44',
    'Oat for the price of whole',
    'Oat Milk for the price of Whole Milk',
    { 'Customer Receives': 'Oat MilkMilk', 'At the Price Of': 'Whole MilkMilk' },
  ],
]

for (const [ids, name, sentence, facts] of told)
  test(`${ids}: the configuration of ${name} is told in words`, async ({ page, p4, signIn }) => {
    await signIn('barista')
    const { type } = await open(page, p4, name)
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(fact(page, 'Type').first()).toContainText(type)
    for (const [term, text] of Object.entries(facts))
      await expect(fact(page, term)).toHaveText(text)
  })

test('PROMO-43, AMB-143: products, stores, roles and attributes lead to their pages, repeats are told in words and dates', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const croissants = await open(page, p4, 'Croissant Monday')
  await expect(fact(page, 'Repeats')).toHaveText('Every week on Monday')
  await expect(fact(page, 'Example Dates')).toHaveText('3/9/26, 3/16/26, 3/23/26, 3/30/26, 4/6/26')
  await expect(fact(page, 'Time of Day')).toHaveText('6:00 AM to 11:00 AM')
  const { stores } = await p4.as('owner').ok('listStores')
  const chosen = stores.filter(({ id }) => croissants.stores.some((one) => one.id === id))
  await expect(region(page, 'Stores').getByRole('link')).toHaveText(chosen.map(({ name }) => name))
  await page.getByRole('link', { name: 'Butter Croissant' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Butter Croissant')
  await page.goBack()
  await region(page, 'Stores').getByRole('link').first().click()
  await expect(page).toHaveURL(`/stores/${chosen[0]?.id}`)

  await open(page, p4, 'Beans for the team')
  await expect(fact(page, 'Repeats')).toHaveText('Every month on the 4th')
  await expect(fact(page, 'Netsuite Account')).toContainText('50600')
  await expect(region(page, 'Roles').getByRole('link')).toHaveText([
    'area-lead',
    'barista',
    'store-lead',
  ])
  await expect(button(region(page, 'Stores'), 'Show all 23')).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await button(region(page, 'Stores'), 'Show all 23').click()
  await expect(region(page, 'Stores').getByRole('link')).toHaveCount(23)

  await open(page, p4, 'Oat for the price of whole')
  await page.getByRole('link', { name: /^Oat Milk/ }).click()
  await expect(page).toHaveURL(/\/attributes\/\d+/)
})

test('PROMO-48, AMB-147, AMB-149: no store and no code has no effect, and categories narrow it', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await open(page, p4, 'Nobody can use this yet')
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible()
  await expect(region(page, 'Stores')).toHaveText(
    'StoresNo store and no activation code: it does not take effect.',
  )
  await expect(region(page, 'Users')).toContainText('Open to everyone')
  await expect(fact(page, 'Uses per Customer')).toHaveText('Unlimited')
  await expectAccessible()
  await open(page, p4, 'Three pastries')
  await expect(fact(page, 'Included Categories')).toHaveText('Pastries')
  await expect(fact(page, 'Excluded Categories')).toHaveText('None')
  await open(page, p4, 'Pastry with any latte')
  await expect(fact(page, 'Included Categories')).toHaveCount(0)
})

test('AMB-141: a past promotion opened by its address shows as any other', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('barista')
  await open(page, p4, 'Rainy day')
  await expect(page.getByText('Past', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Rainy day')
})

test('PLUS-03: names that cannot be read leave their ids and are asked for again', async ({
  page,
  p4,
  signIn,
  fail,
  expectAccessible,
}) => {
  await signIn('barista')
  fail('listStores', { message: 'The map is gone.', times: 1 })
  const { stores } = await named(p4, 'Croissant Monday')
  await open(page, p4, 'Croissant Monday')
  await expect(region(page, 'Stores').getByRole('link').first()).toHaveText(
    `Store ${stores[0]?.id}`,
  )
  await expect(messages(page)).toContainText('The map is gone.')
  await expectAccessible()
  await button(region(page, 'Stores'), 'Retry').click()
  await expect(region(page, 'Stores').getByRole('link').first()).not.toHaveText(/^Store \d/)
})

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('PLUS-08: the lists fit', async ({ page, signIn, expectAccessible }) => {
    await signIn('barista')
    await page.goto('/promotions')
    await expect(row(page, 'Ongoing', 'First order at Wynwood')).toBeVisible()
    expect(await wide(page)).toBeLessThanOrEqual(360)
    await expectAccessible()
  })

  test('PLUS-08: a promotion fits', async ({ page, p4, signIn, expectAccessible }) => {
    await signIn('barista')
    await open(page, p4, 'We miss you')
    await expect(fact(page, 'Cohort')).toBeVisible()
    expect(await wide(page)).toBeLessThanOrEqual(360)
    await open(page, p4, 'First order at Wynwood')
    await expect(fact(page, 'Product Type')).toBeVisible()
    expect(await wide(page)).toBeLessThanOrEqual(360)
    await expectAccessible()
  })

  test('PLUS-08: what is wrong with a promotion is told whole above its form, and covers none of it', async ({
    page,
    p4,
    signIn,
  }) => {
    await signIn('owner')
    await open(page, p4, 'Two dollars off')
    await button(page, 'Edit').click()
    const warnings = region(page, 'What is wrong with it')
    await expect(warnings).toBeInViewport({ ratio: 1 })
    await field(page, 'Activation Code').focus()
    await expect(field(page, 'Activation Code')).toBeInViewport()
    await expect(warnings).not.toBeInViewport()
    expect(await wide(page)).toBeLessThanOrEqual(360)
  })
})

test('a promotion for the users of a file is created and archived (PROMO-10, PROMO-11, PROMO-13, PROMO-52, PROMO-53, FLASH-75, FLASH-77, API-137, PLUS-08)', async ({
  page,
  p4,
  signIn,
}) => {
  const [someone] = await p4.as('owner').ok('searchUsers', { body: { query: 'mail.example' } })
  const email = someone?.email ?? ''
  await signIn('owner')
  await page.goto('/promotions/create')
  await field(page, 'Name').fill('Thank you')
  await field(page, 'Type').fill('FreeEmployeeBags')
  await page.getByRole('option').first().click()
  await field(page, 'Activation Code').fill('THANKS')
  await button(page, 'Upload e-mails').click()
  const dialog = page.getByRole('dialog', { name: 'Upload e-mails' })
  const file = dialog.getByLabel('File of e-mails')
  await file.setInputFiles({
    name: 'cat.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0, 1]),
  })
  await expect(dialog).toContainText('The file is neither CSV nor XLSX.')
  const csv = `email\n${email.toUpperCase()}\nnobody@mail.example\nnot an e-mail\n`
  await file.setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog).toContainText('1 user found in guests.csv.')
  await expect(dialog.getByRole('listitem')).toHaveText(['nobody@mail.example', 'not an e-mail'])
  await button(dialog, 'Confirm').click()
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('Promotion Created')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  const { id, users } = await named(p4, 'Thank you')
  await expect(page).toHaveURL(`/promotions/${id}`)
  expect(users.map((user) => user.id)).toEqual([someone?.id])

  await button(page, 'Archive').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('It will no longer appear in the admin panel')
  await button(question, 'Confirm').click()
  await expect(messages(page)).toContainText('Promotion Archived')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeFocused()
  await expect(page).toHaveURL(/\/promotions$/)
  expect(await p4.as('owner').call('getPromotion', { path: { id } })).toMatchObject({ status: 404 })
})

for (const width of [1440, 768])
  test(`PROMO-43: a new promotion is told beside its form or below it, for the weeks that are shown, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn('owner')
    await page.goto('/promotions/create')
    const strip = page.getByRole('figure').filter({ hasText: 'Runs on' })
    await expect(strip).toContainText('of the 12 weeks from 3/1/26 to ')
    await expect(strip.locator('[title]:visible')).toHaveCount(12 * 7)
    await expect(field(page, 'Name')).toBeInViewport()
  })

test('PLUS-06: Would It Apply stands apart from the list below it', async ({ page, signIn }) => {
  await signIn('barista')
  await page.goto('/promotions')
  await button(page, 'Would it apply?').click()
  const panel = await region(page, 'Would It Apply?').boundingBox()
  const below = await page.getByRole('heading', { name: 'Ongoing' }).boundingBox()
  expect((below?.y ?? 0) - ((panel?.y ?? 0) + (panel?.height ?? 0))).toBeGreaterThan(30)
})
