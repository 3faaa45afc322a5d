import { expect, test } from '../fixtures.ts'

test('the tax rates of all stores are read by need and saved store by store (TAX-01, TAX-03, TAX-06, TAX-07, PLUS-02, FLASH-68)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { stores } = await p4.as('owner').ok('listStores')
  await signIn('areaLead')
  const read = new Set<string>()
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.endsWith('/taxRates') && request.method() === 'GET') read.add(path)
  })
  await page.goto('/surcharges')
  const grid = page.getByRole('grid', { name: 'Tax Rates' })
  const cellOf = (row: string) => grid.getByRole('row', { name: row }).getByRole('gridcell').nth(2)
  const first = grid.getByRole('row', { name: /^State Sales Tax at/ }).first()
  await expect(first.getByRole('gridcell').nth(2)).toHaveText(/%$/)
  expect(read.size).toBeLessThan(stores.length)
  await expectAccessible()

  // What is typed counts after a pause, while the editor is still open.
  const name = (await first.getAttribute('aria-label')) ?? ''
  await cellOf(name).click()
  await page.keyboard.type('3.25')
  await expect(page.getByText('1 unsaved cell')).toBeVisible()
  await page.keyboard.press('Enter')
  // A store further down is read once it is shown; the change above stays.
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('Seattle')
  const far = grid.getByRole('row', { name: /^State Sales Tax at/ }).last()
  await expect(far.getByRole('gridcell').nth(2)).toHaveText(/%$/)
  const farName = (await far.getAttribute('aria-label')) ?? ''
  await cellOf(farName).click()
  await page.keyboard.type('10.1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 unsaved cells')).toBeVisible()
  await page.getByRole('button', { name: 'Save Tax Rates' }).click()
  await expect(page.getByText('Tax Rates Updated')).toBeVisible()
  await expect(page.getByText('2 of 2 done')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('')
  await expect(cellOf(name)).toHaveText('3.25%')
  const saved = stores.find((store) => farName.endsWith(` at ${store.name}`))
  const rates = await p4.as('owner').ok('listStoreTaxRates', { path: { id: saved?.id ?? 0 } })
  expect(rates).toContainEqual(expect.objectContaining({ product_type: 'food', rate: 0.101 }))
})
