import type { Page } from '@playwright/test'
import type { TestP4 } from '#mocks/p4.ts'
import { expect, test } from '../fixtures.ts'
import { productOnSale, soldOutCount } from './soldOutParts.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Starting Inventory' })
const cell = (page: Page, row: number, column: number) =>
  grid(page).getByRole('row').nth(row).getByRole('gridcell').nth(column)

/** The first variant that store 1 counts, with a known count. */
async function counted(p4: TestP4) {
  const links = await p4.as('owner').ok('listProductsAtStore', { path: { id: 1 } })
  const link = links.find(({ product }) => product.inventory_control === 'limited')
  const variant = link?.product.variants[0]
  const path = { storeId: 1, variantId: variant?.id ?? 0 }
  await p4.as('owner').ok('updateStoreInventory', {
    path,
    body: { quantity_available: 3, do_not_sell: false },
  })
  return { ...path, label: `${link?.product.name} (${variant?.sku})` }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("INV-01, INV-02, AMB-104: today's inventory is counted with a thumb", async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const { label, variantId } = await counted(p4)
    await signIn('storeLead')
    await page.goto('/stores/1#todays-inventory')
    const more = page.getByRole('button', { name: `One more ${label}`, exact: true })
    const field = page.getByRole('textbox', { name: `Quantity of ${label}`, exact: true })
    await more.scrollIntoViewIfNeeded()
    const box = await more.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(56)
    expect(box?.height).toBeGreaterThanOrEqual(56)
    // The button stands in the half of the screen that a right thumb reaches.
    expect(box?.x).toBeGreaterThan(195)
    for (let tap = 0; tap < 4; tap++) await more.tap()
    await expect(field).toHaveValue('7')
    await page.getByRole('switch', { name: `Do Not Sell ${label}`, exact: true }).tap()
    await expect
      .poll(async () => {
        const counts = await p4.as('owner').ok('listStoreInventory', { path: { storeId: 1 } })
        return counts.find(({ variant_id }) => variant_id === variantId)
      })
      .toMatchObject({ quantity_available: 7, do_not_sell: true })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
    await expectAccessible('#todays-inventory')
  })

  test('AMB-250: a barista finds what ran out and marks it with one tap, in targets of 44 px', async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const { name, ids } = await productOnSale(p4, 'beverage')
    await signIn('barista')
    await page.goto('/stores/1#todays-inventory')
    const find = page.getByRole('searchbox', { name: 'Find what ran out' })
    await find.tap()
    await find.fill(name)
    const found = page.getByRole('list', { name: 'Found on the menu' })
    const mark = found.getByRole('button', { name: `Sold out: ${name}`, exact: true })
    const before = await mark.boundingBox()
    for (const button of await found.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await mark.tap()
    const back = found.getByRole('button', { name: `Back on sale: ${name}`, exact: true })
    await expect(back).toBeVisible()
    expect(await back.boundingBox()).toEqual(before)
    await expect.poll(() => soldOutCount(p4, ids)).toBe(ids.length)
    await expectAccessible('#todays-inventory')
  })

  test('AMB-253: a shelf is counted from the keyboard of a phone, which stays open', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('barista')
    await page.goto('/stores/1#todays-inventory')
    await page.getByRole('button', { name: 'Count a shelf' }).tap()
    const rows = page.getByRole('list', { name: 'Food to count' }).getByRole('button')
    const field = page.locator('#todays-inventory').getByRole('textbox')
    await expect(field).toBeFocused()
    for (const count of ['12', '7']) {
      await page.keyboard.type(count)
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
    }
    await page.getByRole('button', { name: 'Skip' }).tap()
    await expect(field).toBeFocused()
    await expect(rows.nth(1)).toContainText('7')
    await expect(rows.nth(2)).toContainText('Skipped')
    await expect(page.getByText(/^2 of \d+ counted/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible('#todays-inventory')
    await page.reload()
    await page.getByRole('button', { name: 'Count a shelf' }).tap()
    await expect(page.getByText(/^2 of \d+ counted/)).toBeVisible()
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test("AMB-104: a product of today's inventory has its name in one line above its controls", async ({
    page,
    p4,
    signIn,
  }) => {
    const { label } = await counted(p4)
    await signIn('storeLead')
    await page.goto('/stores/1#todays-inventory')
    const name = page.getByRole('list', { name: "Today's Inventory" }).getByText(label)
    await expect(name).toHaveCSS('line-height', '20px')
    await expect.poll(async () => (await name.boundingBox())?.height).toBe(20)
  })
})

test('the starting inventory is filled in as in a spreadsheet program (PARS-04, PARS-05, PARS-07, PLUS-06)', async ({
  page,
  context,
  p4,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('storeLead')
  await page.goto('/stores/1#starting-inventory')
  const wayOut = page
    .getByRole('region', { name: 'Starting Inventory' })
    .getByText('Escape, then Tab, leaves the table.')
  await cell(page, 1, 1).click()
  await expect(wayOut).toBeHidden()
  await page.keyboard.type('18')
  await page.keyboard.press('Tab')
  await page.keyboard.type('19')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 2)).toContainText('19')
  await expect(wayOut).toBeVisible()
  // Copy two cells, paste them two rows below, and fill them down.
  await cell(page, 1, 1).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+c')
  await cell(page, 3, 1).click()
  await page.keyboard.press('Control+v')
  await expect(cell(page, 3, 1)).toContainText('18')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(page, 4, 2)).toContainText('19')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 4, 2)).not.toContainText('19')
  await expect(page.getByText('4 unsaved cells')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Initial inventory has been updated.')).toBeVisible()
  await page.reload()
  await expect(cell(page, 3, 2)).toHaveText('19')
  const { inventory } = await p4.as('owner').ok('getInitialInventory', { path: { id: 1 } })
  expect(inventory.filter(({ initial_quantity }) => initial_quantity === 19)).toHaveLength(2)
})
