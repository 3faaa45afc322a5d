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
