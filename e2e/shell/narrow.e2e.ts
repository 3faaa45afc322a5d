import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { expect, test } from '../fixtures.ts'

/** What leads on to another screen, and screens whose own journeys look at them on a phone. */
const elsewhere = [
  ...['/', '/home', '/users', '/users/40/orders', '/stores/2/orders', '/attributes/1', '/tags/1'],
  ...['/employees', '/employees/create', '/users/40', '/stores', '/stores/2'],
  ...['/products', '/products/1', '/products/create-product', '/promotions', '/promotions/1'],
]

/** Every other screen. */
const narrow = addresses.filter((address) => !elsewhere.includes(address))

/** The addresses at which the page is wider than a window of 360 px. */
async function widerThanPhone(page: Page, among: readonly string[]): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 })
  const wide: string[] = []
  for (const address of among) {
    await page.goto(address)
    // The preview of an article has headings of its own.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 360) wide.push(`${address}: ${width}`)
  }
  return wide
}

test('PLUS-08: sign-in and both forms of the password reset work from 360 px wide', async ({
  page,
}) => {
  const signedOut = ['/login', '/reset-password', '/reset-password?token=known']
  expect(await widerThanPhone(page, signedOut)).toEqual([])
})

for (const half of [0, 1])
  test(`PLUS-08: every other screen works from 360 px wide, half ${half + 1}`, async ({
    page,
    signIn,
  }) => {
    // About twenty screens, each of which is loaded anew.
    test.setTimeout(90_000)
    await signIn('owner')
    const some = narrow.filter((_, index) => index % 2 === half)
    expect(await widerThanPhone(page, some)).toEqual([])
  })

test('AMB-14, PLUS-08: on a phone breadcrumbs are whole, the cards of an order stand apart and filters have the whole width', async ({
  page,
  p4,
  signIn,
}) => {
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 } })
  const id = orders[0]?.id
  await signIn('owner')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/stores/1/orders/${id}`)
  const table = page.getByRole('table', { name: 'Order Details' })
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('a:visible')
  await expect(crumbs).toHaveText(['Capitol Hill', 'Orders', String(id)])
  for (const crumb of await crumbs.all())
    expect(await crumb.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
  const [above, below] = [
    await table.boundingBox(),
    await page.getByRole('region', { name: 'Order', exact: true }).boundingBox(),
  ]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) + 16)

  await page.goto('/promotions')
  for (const name of ['At store', 'Running on'])
    expect((await page.getByLabel(name).boundingBox())?.width).toBe(360 - 32)
})
