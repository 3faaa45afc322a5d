import { expect, test } from '../fixtures.ts'
import { blockStorage, region } from '../parts.ts'

test('AMB-254, AMB-255: pins, opened pages and reasons stay in the browser, on a phone as well', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/stores/1')
  await expect(page).toHaveTitle(/^Capitol Hill/)
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const recent = region(page, 'Opened Last')
  await recent.getByRole('button', { name: 'Pin Capitol Hill' }).click()
  const offline = region(page, 'Offline stores')
  await offline.getByRole('button', { name: 'Put off North Loop' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Water damage')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(offline.getByText('1 put off')).toBeVisible()
  await page.reload()
  await expect(offline.getByText('1 put off')).toBeVisible()
  await expect(recent.getByRole('listitem').getByRole('link')).toHaveText(['Capitol Hill'])
  await expect(recent.getByRole('button', { name: 'Unpin Capitol Hill' })).toBeVisible()
  await expectAccessible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
})

test('AMB-254: where the browser blocks IndexedDB, the start page keeps its pages until a reload', async ({
  page,
  signIn,
}) => {
  await blockStorage(page)
  await signIn('barista')
  await page.goto('/promotions')
  await page.getByRole('link', { name: 'Search' }).first().click()
  await expect(region(page, 'Opened Last').getByRole('listitem').getByRole('link')).toHaveText([
    'Promotions',
  ])
})
