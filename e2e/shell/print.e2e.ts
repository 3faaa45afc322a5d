import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { rowsOf } from '../parts.ts'

test('PLUS-03: a print has all rows of a long list, on the screen they render by need', async ({
  page,
  p4,
  signIn,
}) => {
  const products = await p4.as('owner').ok('listProducts')
  await signIn('owner')
  await page.goto('/products')
  await expect(rowsOf(page, 'Products').first()).toBeVisible()
  expect(await rowsOf(page, 'Products').count()).toBeLessThan(products.length)
  await page.emulateMedia({ media: 'print' })
  await expect(rowsOf(page, 'Products')).toHaveCount(products.length)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => rowsOf(page, 'Products').count()).toBeLessThan(products.length)
})

test('PLUS-03: a print has the rates of all stores, and says whose were not read', async ({
  page,
  p4,
  signIn,
}) => {
  const { stores } = await p4.as('owner').ok('listStores')
  await signIn('owner')
  await page.goto('/surcharges')
  const grid = page.getByRole('grid', { name: 'Tax Rates' })
  await expect(grid.getByRole('rowheader').first()).toBeVisible()
  const note = page.getByText(/^The rates of \d+ stores are left out/)
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const { name } of stores) await expect(grid.getByText(name).first()).toBeAttached()
  await expect(note).toBeVisible()
})

test('PLUS-03: a print has all pages of a list that the browser has', async ({
  page,
  p4,
  signIn,
}) => {
  const employees = await p4.as('owner').ok('listEmployees')
  await signIn('owner')
  await page.goto('/employees?size=5')
  const rows = rowsOf(page, 'Employees')
  await expect(rows.first()).toBeVisible()
  const onScreen = await rows.count()
  expect(onScreen).toBeLessThan(employees.length)
  await page.emulateMedia({ media: 'print' })
  await expect(rows).toHaveCount(employees.length)
  await page.emulateMedia({ media: 'screen' })
  await expect(rows).toHaveCount(onScreen)
})

test('PLUS-03: a print splits no row, and has every column and the state of every switch', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/stores/1')
  const grid = page.getByRole('grid', { name: 'Starting Inventory' })
  await expect(grid.getByRole('gridcell').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1000 })
  const sunday = grid.getByRole('columnheader', { name: 'Sunday' })
  const end = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
  await expect.poll(() => end(sunday)).toBeLessThanOrEqual(700)
  for (const part of [grid, page.getByRole('grid', { name: 'Menu' })]) {
    await expect(part.getByRole('row').nth(3)).toHaveCSS('break-inside', 'avoid')
    await expect(part.getByRole('row').nth(3)).toHaveCSS('position', 'static')
  }
  const track = page.locator('.mantine-Switch-track').first()
  await expect(track).toHaveCSS('print-color-adjust', 'exact')
})

test('PLUS-03: a print has whole names, and no heading without its rows', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.setViewportSize({ width: 700, height: 1000 })
  await page.goto('/promotions')
  await expect(rowsOf(page, 'Ongoing').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const cells = page.getByRole('cell')
  const cut = (all: Element[]) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length
  expect(await cells.evaluateAll(cut)).toBe(0)
  for (const head of await page.locator('main :is(h2, thead)').all())
    await expect(head).toHaveCSS('break-after', 'avoid')
})
