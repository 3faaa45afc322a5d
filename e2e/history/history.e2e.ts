import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures.ts'
import { rowsOf } from '../parts.ts'

test('AMB-282: the history is the last line of a store’s page, opens to sentences, and is downloaded', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const path = { id: 1 }
  await p4.as('owner').ok('patchStore', { path, body: { area: 'Waterfront' } })
  const { online } = await p4.as('owner').ok('getStoreStatus', { path: { storeId: 1 } })
  await p4.as('storeLead').ok('setStoreOnline', { path: { storeId: 1 }, body: { online: !online } })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/p4/history')) asked.push(new URL(request.url()).search)
  })
  await signIn('barista')
  await page.goto('/stores/1')
  const { name } = await p4.as('owner').ok('getStore', { path })
  await expect(page.getByRole('heading', { name: 'Orders', level: 2 })).toBeVisible()
  expect(asked).toEqual([])
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(links.last()).toHaveText('Orders')
  const show = page.getByRole('button', { name: 'Show history' })
  // Sections that come into view make the page longer.
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return show.isVisible()
    })
    .toBe(true)
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('History')
  expect(asked).toEqual(['?by=4&limit=1'])
  await show.click()
  const rows = rowsOf(page, 'Changes')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`${name}, online: ${online ? 'yes → no' : 'no → yes'}`)
  await expect(rows.first()).toContainText('Sadie Nakamura')
  await expect(rows.last()).toContainText(/^Area of .+ → Waterfront/)
  await expectAccessible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: /CSV/ }).click()
  const file = await (await downloading).path()
  expect(readFileSync(file, 'utf8')).toContain('Sadie Nakamura')
})
