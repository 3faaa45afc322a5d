import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests } from '#testing/console.tsx'
import { pick, press, type } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, sent, use, writes } = consoleTests()

/** A promotion that begins next month. */
const upcoming = () =>
  owner.ok('createPromotion', {
    body: {
      name: 'Latte week',
      type: 'DiscountPromotion',
      activation_code: 'LATTE',
      start_date: '2026-04-01 00:00:00',
      end_date: '2026-04-07 23:59:59',
      configuration: { item_limit_per_day: 1, cents_off: 50, triggering_product_ids: [1] },
    },
  })

test('PROMO-02: Upcoming carries Create Promotion, which opens the form, for who may create one', async () => {
  const page = await open(p4, { as: 'owner', at: '/promotions' })
  const link = await screen.findByRole('link', { name: 'Create Promotion' })
  const section = link.closest('section')
  expect(section && within(section).getByRole('heading', { name: 'Upcoming' })).toBeTruthy()
  await page.user.click(link)
  await waitFor(() => expect(page.address()).toBe('/promotions/create'))
  await screen.findByRole('heading', { level: 1, name: 'Create Promotion' })
  await page.settled()
  page.close()
  await open(p4, { as: 'barista', at: '/promotions' })
  await screen.findByRole('heading', { name: 'Upcoming' })
  expect(screen.queryByRole('link', { name: 'Create Promotion' })).toBeNull()
})

test('a promotion without included categories says that all count, as its form does', async () => {
  const { id } = await upcoming()
  await open(p4, { as: 'barista', at: `/promotions/${id}` })
  const term = await screen.findByText('Included Categories')
  expect(term.nextElementSibling?.textContent).toBe('All categories')
  expect(screen.getByText('Excluded Categories').nextElementSibling?.textContent).toBe('None')
})

test('PROMO-02: without promotions the Upcoming section carries Create Promotion once', async () => {
  use(http.get('*/p4/promotions', () => HttpResponse.json([])))
  const page = await open(p4, { as: 'owner', at: '/promotions' })
  await screen.findByText('No upcoming promotions')
  expect(screen.getAllByRole('link', { name: 'Create Promotion' })).toHaveLength(1)
  await page.settled()
})

test('AMB-261: the lists show what runs now or on a day, at a store, with what it gives below each row', async () => {
  const page = await open(p4, { as: 'owner', at: '/promotions' })
  const table = await screen.findByRole('table', { name: 'Ongoing' })
  const ongoing = () =>
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const row = within(table).getByRole('link', { name: 'Croissant Monday' }).closest('tr')
  expect(row?.textContent).toContain('Discount on itemsDiscountPromotion')
  await waitFor(() =>
    expect(row?.textContent).toContain(
      '$1.00 off up to 2 of Butter Croissant or Almond Croissant a day per customer, on Mon 6:00 AM to 11:00 AM',
    ),
  )
  // It is a Wednesday.
  await press('Running now')
  await waitFor(() => expect(ongoing()).not.toContain('Croissant Monday'))
  expect(ongoing()).toContain('Free small cup with a bag')
  expect(page.address()).toBe('/promotions?runs=now')
  await type('Running on', '2026-03-09')
  await waitFor(() => expect(ongoing()).toContain('Croissant Monday'))
  await pick('At store', 'Wynwood')
  await waitFor(() => expect(ongoing()).not.toContain('Croissant Monday'))
  expect(ongoing()).toContain('First order at Wynwood')
  expect(page.address()).toBe('/promotions?runs=2026-03-09&store=23')
})

test('AMB-262: who works at a store first reads what runs there now, and nothing is filtered', async () => {
  const page = await open(p4, { as: 'barista', at: '/promotions' })
  const own = within(await screen.findByRole('region', { name: /^Running now at your store/ }))
  const cup = await own.findByRole('link', { name: /^A free small cup with any bag/ })
  expect(own.queryByRole('link', { name: /Croissant/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Croissant Monday' })).toBeTruthy()
  await page.user.click(cup)
  await screen.findByRole('heading', { level: 1, name: 'Free small cup with a bag' })
  await page.settled()
  page.close()
  await open(p4, { as: 'owner', at: '/promotions' })
  await screen.findByRole('table', { name: 'Ongoing' })
  expect(screen.queryByRole('region', { name: /^Running now/ })).toBeNull()
})

test('PLUS-08: Would it apply opens at its first field, and Escape closes it after an open list', async () => {
  const { user } = await open(p4, { as: 'barista', at: '/promotions' })
  const toggle = await screen.findByRole('button', { name: 'Would it apply?' })
  await user.click(toggle)
  const store = await screen.findByRole('combobox', { name: 'Store' })
  await waitFor(() => expect(document.activeElement).toBe(store))
  await user.click(store)
  expect(store.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect(store.getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Store' })).toBeNull())
  expect(document.activeElement).toBe(toggle)
})

test('API-139: the form reads the lists of products and stores', async () => {
  const page = await open(p4, { as: 'owner', at: '/promotions/create' })
  await screen.findByRole('heading', { level: 1, name: 'Create Promotion' })
  await pick('Type', 'Discount on items')
  await page.settled()
  const reads = sent.map(({ method, address }) => `${method} ${address}`)
  expect(reads).toContain('GET /p4/products')
  expect(reads).toContain('GET /p4/stores')
  const [store] = (await owner.ok('listStores')).stores
  expect(await screen.findByRole('checkbox', { name: new RegExp(`^${store?.name}`) })).toBeDefined()
})

test('PROMO-32: blank cents off are saved as 0', async () => {
  const { id } = await upcoming()
  const page = await open(p4, { as: 'owner', at: `/promotions/${id}` })
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
  await type('Cents Off', '')
  await press('Save')
  await waitFor(() => expect(writes()).toHaveLength(1))
  await page.settled()
  expect(writes()[0]?.body).toMatchObject({
    configuration: { cents_off: 0, item_limit_per_day: 1, triggering_product_ids: [1] },
  })
})
