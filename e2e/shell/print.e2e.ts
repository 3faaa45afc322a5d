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
