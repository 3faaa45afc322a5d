import { HttpResponse, http } from 'msw'
import { expect, test } from '../fixtures.ts'
import { button, messages, rowsOf } from '../parts.ts'

test('AMB-286, AMB-287: filtered by its address, three products are archived with Shift, the refused one at the second try', async ({
  page,
  signIn,
  network,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/products')
  await button(page, 'Filters').first().click()
  const facets = page.getByRole('dialog', { name: 'Filters' })
  await facets
    .getByRole('group', { name: 'Seasonal' })
    .getByRole('checkbox', { name: /^Yes/ })
    .click()
  await facets.getByRole('checkbox', { name: /^Beverage/ }).click()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/products?filter=seasonal%3AYes%3Btype%3ABeverage')
  await page.reload()
  await expect(button(page, 'Remove filter Seasonal: Yes')).toBeVisible()
  const rows = rowsOf(page, 'Products')
  const names = (await rows.getByRole('link').allTextContents()).slice(0, 3)

  await button(page, 'Select rows').first().click()
  const box = (name = '') => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  await box(names[0]).click()
  await box(names[2]).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('group', { name: 'Selected rows' })
  await expect(bar.getByText('3 selected')).toBeVisible()
  await expectAccessible()

  let refusals = 1
  network.use(
    http.patch('*/p4/products/:id', () => {
      refusals -= 1
      return refusals < 0
        ? undefined
        : HttpResponse.json({ message: 'It is being sold.' }, { status: 409 })
    }),
  )
  await button(bar, 'Archive').click()
  const dialog = page.getByRole('dialog', { name: 'Archive 3 products' })
  await button(dialog, 'Archive 3 products').click()
  await expect(dialog.getByText('2 of 3 done, 1 failed')).toBeVisible()
  await expect(dialog.getByText('It is being sold.')).toBeVisible()
  await button(dialog, 'Retry failed').click()
  await expect(messages(page).getByText('Archived 1 product')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(bar.getByText('0 selected')).toBeVisible()
  for (const name of names)
    await expect(
      rowsOf(page, 'Archived Products').getByRole('link', { name, exact: true }),
    ).toBeVisible()
})

test('AMB-287, PLUS-06: on a phone the filters scroll with whole buttons, and Escape closes them after a view is saved and deleted', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner')
  await page.goto('/stores')
  await button(page, 'Filters').click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  const clear = await button(panel, 'Clear filters').boundingBox()
  expect(clear?.height).toBeGreaterThan(24)
  const name = panel.getByRole('textbox', { name: 'Name of the view' })
  await name.fill('Mine')
  await button(panel, 'Save view').click()
  await expect(name).toBeFocused()
  await button(panel, 'Delete Mine').click()
  await expect(name).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button(page, 'Filters')).toBeFocused()
})
