import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, messages } from '../parts.ts'

const searchField = (page: Page) => page.getByPlaceholder('Search P4')
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

test('typing suggests, under all three addresses (SEARCH-01, SEARCH-02, SEARCH-04, ROUTE-02, ROUTE-06, AMB-01, AMB-158, API-142)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  for (const path of ['/', '/home', '/search']) {
    await page.goto(path)
    await expect(page.getByText('Search for something!')).toBeVisible()
    expect((await searchField(page).locator('..').boundingBox())?.height).toBe(54)
  }
  await expectAccessible()
  const asked: string[] = []
  page.on('request', (request) => {
    const [, query] = /autosuggest\/(.*)$/.exec(request.url()) ?? []
    if (query) asked.push(query)
  })
  await searchField(page).pressSequentially('oat l')
  await expect(suggestions(page).getByRole('option').first()).toContainText('Oat L')
  await expectAccessible()
  expect(asked.at(-1)).toBe('oat%20l')
  await searchField(page).fill('50% & more/less?')
  await expect(page.getByText('No Search Suggestions')).toBeVisible()
  expect(asked.at(-1)).toBe('50%25%20%26%20more%2Fless%3F')
  await searchField(page).fill('   ')
  await expect(suggestions(page)).toHaveCount(0)
})

test('SEARCH-06, SEARCH-07: arrow keys move the highlight, Enter picks, Escape closes', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/')
  await searchField(page).fill('espresso')
  const options = suggestions(page).getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(searchField(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? 'none',
  )
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toHaveCount(0)
  await expect(searchField(page)).toHaveValue('espresso')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const address = await options.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address ?? 'none')
})

test('a search has its address, its results lead on, and Back leads back (SEARCH-03, SEARCH-05, SEARCH-06, SEARCH-09, AMB-158, AMB-159, AMB-160, API-143)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('storeLead')
  await page.goto('/')
  await searchField(page).fill('sadie nakamura')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=sadie+nakamura')
  await expect(page.getByRole('heading', { name: /^\d+ Results$/ })).toBeVisible()
  await expect(page.getByText('Showing results for sadie nakamura')).toBeVisible()
  await expectAccessible()
  const sadie = page
    .getByRole('main')
    .getByRole('link', { name: /^Sadie Nakamura/ })
    .first()
  await expect(sadie).toContainText('storelead@p4.example')
  await expect(sadie).toHaveAttribute('href', '/users/3')

  await searchField(page).fill('BEV-1001')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=BEV-1001')
  const espresso = page
    .getByRole('main')
    .getByRole('link', { name: /^Espresso/ })
    .first()
  await expect(espresso).toContainText('BEV-1001')
  await espresso.click()
  await expect(page).toHaveURL('/products/1')
  await page.goBack()
  await expect(searchField(page)).toHaveValue('BEV-1001')
  await expect(espresso).toBeVisible()
  await page.goBack()
  await expect(searchField(page)).toHaveValue('sadie nakamura')
  await page.reload()
  await expect(page.getByText('Showing results for sadie nakamura')).toBeVisible()
})

test('AMB-159: stores and orders lead on and tell address and time', async ({
  page,
  signIn,
  p4,
}) => {
  await signIn('owner')
  const found = async (query: string, type: 'store' | 'order') => {
    const results = await p4.as('owner').ok('search', { path: { query } })
    const one = results.find((result) => result.type === type)
    if (!one) throw new Error(`${query} finds no ${type}`)
    return one
  }
  const store = await found('avenue', 'store')
  await page.goto('/search?q=avenue')
  const toStore = page.locator(`main a[href="/stores/${store.id}"]`)
  await expect(toStore).toContainText(store.name)
  await expect(toStore).toContainText(store.detail ?? 'an address')

  const order = await found('maya', 'order')
  await page.goto('/search')
  await expect(page.getByText(/orders by number or customer\.$/)).toBeVisible()
  await page.goto(`/search?q=${order.id}`)
  const toOrder = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: `Order ${order.id}` })
  await expect(toOrder).toContainText(order.name)
  await expect(toOrder).toContainText(/\w{3} \w{3} \d+(st|nd|rd|th), \d{4} \d+:\d\d [AP]M/)
  await toOrder.click()
  await expect(page).toHaveURL(`/users/${order.user_id}/orders/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.id}`)
  await expect(page.getByRole('main')).toContainText(order.name)
})

test('SEARCH-03, API-143: a list that is cut says so', async ({ page, signIn }) => {
  await signIn('barista')
  const cut = page.getByText('First 100 results; refine the search to see others.')
  await page.goto('/search?q=a')
  await expect(page.getByRole('heading', { name: '100 Results' })).toBeVisible()
  await expect(cut).toBeInViewport()
  await page.goto('/search?q=mocha')
  await expect(page.getByText('Showing results for mocha')).toBeVisible()
  await expect(cut).toHaveCount(0)
})

test('SEARCH-04: nothing found is said, and another search goes on from there', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/search?q=zzzzzz')
  await expect(page.getByText('No Results')).toBeVisible()
  await button(page, 'Clear the search').click()
  await expect(searchField(page)).toBeFocused()
  await searchField(page).fill('mocha')
  await button(page, 'Search').click()
  await expect(page.getByText('Showing results for mocha')).toBeVisible()
})

test('SEARCH-03: the same words again ask the host again', async ({ page, p4, signIn }) => {
  await signIn('barista')
  await page.goto('/search?q=unicorn')
  await expect(page.getByText('No Results')).toBeVisible()
  await p4.as('owner').ok('createUser', { body: { name: 'Una Unicorn', email: 'una@p4.example' } })
  await button(page, 'Search').click()
  await expect(page.getByRole('link', { name: /Una Unicorn/ })).toBeVisible()
})

test('FLASH-92, PLUS-03: a failed search says why and can be asked again', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('barista')
  fail('search', { status: 503, message: 'The search is resting.', times: 1 })
  await page.goto('/search?q=mocha')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText('The search is resting.')
  await expect(messages(page).getByRole('alert')).toHaveText('The search is resting.')
  await expect(searchField(page)).toHaveValue('mocha')
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Showing results for mocha')).toBeVisible()
})
