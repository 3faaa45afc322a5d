/** What an area lead does to many stores, with the number of its steps. */
import { test as base, expect } from '../fixtures.ts'
import { button, dialog, messages } from '../parts.ts'
import { Steps } from './steps.ts'

const test = base.extend<{ steps: Steps }>({
  steps: async ({ hasTouch }, use) => use(new Steps(hasTouch)),
})

test('AMB-289: Thanksgiving is set at 12 stores in 7 steps, as area lead', async ({
  page,
  p4,
  signIn,
  steps,
}) => {
  await signIn('areaLead')
  await page.goto('/stores')
  await steps.tap(button(page, 'Select rows'))
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await steps.tap(boxes.first())
  await page.keyboard.down('Shift')
  await steps.tap(boxes.nth(11))
  await page.keyboard.up('Shift')
  await steps.tap(button(page, 'Special Hours'))
  await steps.type(dialog(page).getByLabel('Date'), '2026-11-26')
  await steps.tap(dialog(page).getByRole('switch', { name: 'Is Closed' }))
  await steps.tap(button(dialog(page), 'Set special hours of 12 stores'))
  await expect(messages(page)).toContainText('Set special hours of 12 stores')
  const { stores } = await p4.as('owner').ok('listStores')
  const closed = await Promise.all(
    stores.map(async ({ id }) => {
      const { overrides } = await p4.as('owner').ok('getStoreHours', { path: { id } })
      return overrides['2026-11-26 00:00:00']?.is_closed === true
    }),
  )
  expect(closed.filter(Boolean)).toHaveLength(12)
  expect(steps.taken).toBeLessThanOrEqual(7)
})

test('AMB-290: hours are painted over the next stores by drag, and a refused text is read in its cell', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('areaLead')
  await page.goto('/stores/holidays')
  await expect(button(page, 'Refresh')).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Special Hours' })
  const cell = (row: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(1)
  const typeInto = async (row: number, text: string) => {
    await cell(row).click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  const hours = '10:30 AM - 11:45 PM'
  await typeInto(1, hours)
  await cell(1).click()
  await page.locator('[data-fill]').hover()
  await page.mouse.down()
  await cell(5).hover()
  await page.mouse.up()
  for (const row of [1, 2, 3, 4, 5]) await expect(cell(row)).toContainText(hours)
  await typeInto(2, 'banana')
  const reason = cell(2).getByText('“banana” is no hours').first()
  expect((await reason.boundingBox())?.width).toBeGreaterThan(100)
  const isWhole = await cell(1)
    .getByText(hours)
    .evaluate(
      (text) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight,
    )
  expect(isWhole).toBe(true)
  await button(page, 'Save Special Hours').click()
  await expect(messages(page)).toContainText('Hours Updated')
  const { stores } = await p4.as('owner').ok('listStores')
  const weeks = await Promise.all(
    stores.map(({ id }) => p4.as('owner').ok('getStoreHours', { path: { id } })),
  )
  const painted = weeks.filter(({ overrides }) =>
    Object.values(overrides).some(({ opening_time }) => opening_time === '10:30:00'),
  )
  expect(painted).toHaveLength(5)
})
