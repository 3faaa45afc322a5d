import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, region, waitForSections } from '../parts.ts'

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const heightOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().height)

async function openWhole(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('grid', { name: 'Menu' })).toBeAttached()
  await expect(page.getByRole('grid', { name: 'Starting Inventory' })).toBeAttached()
  await waitForSections(page)
}

test('AMB-258, STORE-08: with its form unfolded the page is at most 6,000 px long, and a section is shown whole in place', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner')
  await openWhole(page, '/stores/1')
  await expect(page.getByRole('textbox', { name: 'Paytronix Store ID' })).toBeVisible()
  await expect.poll(() => pageHeight(page)).toBeLessThanOrEqual(6000)
  const sections = ['todays-inventory', 'attributes', 'hours', 'menu', 'starting-inventory']
  for (const id of [...sections, 'tax-rates', 'orders'])
    expect(await heightOf(page, id), id).toBeLessThanOrEqual(640)

  const pars = region(page, 'Starting Inventory (PARS)')
  await pars.scrollIntoViewIfNeeded()
  await pars.getByRole('button', { name: /^Show all \d+ variants$/ }).click()
  await expect(page).toHaveURL(/all=starting-inventory/)
  await expect.poll(() => heightOf(page, 'starting-inventory')).toBeGreaterThan(1000)
  await page.reload()
  await expect.poll(() => heightOf(page, 'starting-inventory')).toBeGreaterThan(1000)
})

test('AMB-258: a section that is only slightly longer than its bound is shown whole', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn('owner')
  await openWhole(page, '/stores/1')
  await expect(button(page, 'Show all of Store Hours')).toHaveCount(0)
  const body = page.locator('#hours [data-scroller]')
  const hidden = () =>
    body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(hidden).toBe(0)
  expect(await heightOf(page, 'hours')).toBeLessThanOrEqual(640)
})

test('AMB-258, PLUS-06: a grid that scrolls in its section renders the rows that the keyboard reaches', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('owner')
  await openWhole(page, '/stores/1#starting-inventory')
  const grid = page.getByRole('grid', { name: 'Starting Inventory' })
  await grid.getByRole('row').nth(1).getByRole('gridcell').nth(1).click()
  await page.keyboard.press('Control+End')
  const count = Number(await grid.getAttribute('aria-rowcount'))
  const last = grid.locator(`[aria-rowindex="${count}"]`)
  await expect(last).toBeInViewport()
  await expect(last.locator(':focus')).toBeInViewport()
})

test('AMB-260, STORE-33: the menu stands by category; a search opens what it finds, and the address keeps what is open', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openWhole(page, '/stores/1#menu')
  const grid = page.getByRole('grid', { name: 'Menu' })
  const category = (name: string) => grid.getByRole('button', { name: new RegExp(`^${name} `) })
  await expect(category('Beverage')).toHaveAttribute('aria-expanded', 'true')
  await category('Beverage').click()
  await category('Food').click()
  await expect(page).toHaveURL(/categories=food#menu$/)
  const food = grid.getByRole('link').first()
  const name = await food.textContent()
  await page.reload()
  await expect(category('Beverage')).toHaveAttribute('aria-expanded', 'false')
  await expect(food).toHaveText(name ?? '')
  await category('Food').click()
  await expect(grid.getByRole('link')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill(name ?? '')
  await expect(food).toHaveText(name ?? '')
})

test('AMB-258: a print has every product of the menu', async ({ page, p4, signIn }) => {
  const sold = await p4.as('owner').ok('listProductsAtStore', { path: { id: 1 } })
  await signIn('owner')
  await openWhole(page, '/stores/1')
  await page.emulateMedia({ media: 'print' })
  const menu = region(page, 'Menu')
  await expect(menu.getByRole('grid').getByRole('link')).toHaveCount(sold.length)
  await expect.poll(() => heightOf(page, 'menu')).toBeGreaterThan(40 * sold.length)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('AMB-258, AMB-259: one section is open, a tap or a link opens another, and the form unfolds', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('owner')
    await page.goto('/stores/1')
    const heading = (name: string) => button(page, name)
    await expect(heading("Today's Inventory")).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('list', { name: "Today's Inventory" })).toBeVisible()
    await expect(heading('Store Hours')).toHaveAttribute('aria-expanded', 'false')
    expect(await heightOf(page, 'menu')).toBeLessThan(70)
    await heading('Store Hours').tap()
    await expect(page).toHaveURL('/stores/1#hours')
    await expect(page.getByText('Click a day to edit')).toBeInViewport()
    await expect(page.getByRole('list', { name: "Today's Inventory" })).toBeHidden()
    await expectAccessible('main')

    await page.goto('/stores/1#edit')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
    await button(page, 'Show the form').tap()
    await page.getByRole('textbox', { name: 'Area' }).fill('Downtown')
    await button(page, 'Submit').tap()
    await expect(page.getByText('Updated Store')).toBeVisible()
  })
})
