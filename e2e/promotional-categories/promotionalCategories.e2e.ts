import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { messages } from '../parts.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Promotional Categories' })
const row = (page: Page, name: string) => table(page).getByRole('row', { name, exact: false })

test('one column, edited in place, without search and pages (PCAT-01, PCAT-02, ROUTE-43, SHELL-26)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/current-user')
  await page.getByRole('link', { name: 'Promotional Categories' }).click()
  await expect(page).toHaveURL('/promotional-categories')
  await expect(table(page).getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText([
    'Name',
    'Actions',
  ])
  const categories = await p4.as('owner').ok('listPromotionalCategories')
  const cells = table(page).getByRole('cell').filter({ hasText: /\w/ })
  await expect(cells).toHaveText(categories.map(({ name }) => name))
  expect(categories[0]).toEqual({ id: expect.any(Number), name: 'Bottled Drinks' })
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /page/i })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Add Promotional Category' }).click()
  await expectAccessible()
})

test('adding, renaming and deleting (PCAT-03, FLASH-43, FLASH-44, FLASH-45, API-55, API-56, API-57)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/promotional-categories')
  await page.getByRole('button', { name: 'Add Promotional Category' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Must provide a name.')).toBeVisible()
  await name.fill('  Iced Drinks ')
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.keyboard.press('Enter')
  expect((await posted).postDataJSON()).toEqual({ name: 'Iced Drinks' })
  await expect(messages(page)).toHaveText('Created Promotional Category')
  await expect(row(page, 'Iced Drinks')).toBeVisible()
  await page.keyboard.press('Escape')

  await row(page, 'Iced Drinks').getByRole('button', { name: 'Edit' }).click()
  await name.fill('Frozen Drinks')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(messages(page)).toContainText('Updated Promotional Category')
  await expect(row(page, 'Frozen Drinks')).toBeVisible()
  await expect(row(page, 'Iced Drinks')).toHaveCount(0)

  await row(page, 'Frozen Drinks').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Frozen Drinks')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page)).toContainText('Deleted Promotional Category')
  await expect(row(page, 'Frozen Drinks')).toHaveCount(0)
  const left = await p4.as('owner').ok('listPromotionalCategories')
  expect(left.map((one) => one.name)).not.toContain('Frozen Drinks')
})

for (const persona of ['storeLead', 'barista'] as const)
  test(`SHELL-26, PERM-24, AMB-24: the ${persona} sees no entry, but reads the list and what it would need`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(persona)
    await page.goto('/promotional-categories')
    await expect(row(page, 'Clearance')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByText('Promotional Categories'),
    ).toHaveCount(0)
    await expect(table(page).getByRole('cell').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add Promotional Category' })).toHaveCount(0)
    await page.getByRole('button', { name: '3 actions not allowed' }).click()
    const hidden = page.getByRole('dialog', { name: '3 actions not allowed' })
    await expect(hidden.getByText(/promotions:update/)).toHaveCount(3)
    await expect(hidden.getByText(/promotions:update/).first()).toBeVisible()
    await expectAccessible()
  })
