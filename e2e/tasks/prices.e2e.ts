import { test as base, expect } from '../fixtures.ts'
import { button, messages, sent } from '../parts.ts'
import { Steps } from './steps.ts'

const test = base.extend<{ steps: Steps }>({
  steps: async ({ hasTouch }, use) => use(new Steps(hasTouch)),
})

test.use({ viewport: { width: 1440, height: 900 } })

test('AMB-291: one drink gets one price at ten stores in 9 steps, as area lead', async ({
  page,
  p4,
  signIn,
  steps,
}) => {
  const owner = p4.as('owner')
  const [product] = await owner.ok('listProducts')
  const path = { id: product?.id ?? 0 }
  await owner.ok('addProductToAllStores', { path })
  const [variant] = await owner.ok('listProductVariants', { path })
  await signIn('areaLead')
  await page.goto('/')
  await steps.tap(page.getByRole('link', { name: 'Products', exact: true }))
  await steps.type(page.getByRole('searchbox', { name: 'Search products' }), product?.name ?? '')
  await steps.tap(page.getByRole('link', { name: product?.name ?? '', exact: true }).first())
  await steps.tap(page.getByText('Matrix', { exact: true }))
  const grid = page.getByRole('grid', { name: 'Prices' })
  const cellOf = (row: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(3)
  await steps.tap(cellOf(1))
  await steps.other(() => cellOf(10).click({ modifiers: ['Shift'] }))
  await steps.type(page.getByLabel('Amount', { exact: true }), '6.25')
  await steps.tap(button(page, 'Apply'))
  await expect(page.getByText('10 unsaved cells')).toBeVisible()
  const first = sent(page, 'PUT', /\/price$/)
  await steps.tap(button(page, 'Save Prices'))
  expect((await first).postDataJSON()).toEqual({ price: 625 })
  await expect(messages(page)).toContainText('Price updated.')
  const sold = await owner.ok('listProductStores', { path })
  const prices = sold.map((one) => one.prices.find(({ variant_id }) => variant_id === variant?.id))
  expect(prices.filter((one) => one?.price === 625)).toHaveLength(10)
  expect(steps.taken).toBeLessThanOrEqual(9)
})
