import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { demoAccounts } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Employees' })
const rows = (page: Page) => table(page).getByRole('row')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })

test('the employees, ten a page (EMP-01, EMP-02, AMB-35, SHELL-13, ROUTE-10)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('areaLead')
  await page.goto('/')
  await page.getByRole('link', { name: 'Employees' }).click()
  await expect(page).toHaveURL(/^[^?]*\/employees$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees')
  await expect(table(page).getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role'])
  await expect(rows(page)).toHaveCount(11)
  const all = await p4.as('owner').ok('listEmployees')
  await expect(page.getByText(`${all.length} employees`)).toBeVisible()
  await expectAccessible()

  const sizes = page.getByRole('combobox', { name: /per page/i })
  await expect(sizes.getByRole('option')).toHaveText([/^5\b/, /^10\b/, /^25\b/, /^50\b/, /^100\b/])
})

test('EMP-04: the row of an employee opens the profile, by mouse and by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/employees?q=storelead')
  await rowOf(page, 'Sadie Nakamura').click()
  await expect(page).toHaveURL(`/employees/${demoAccounts.storeLead.id}`)
  await page.goBack()
  await rowOf(page, 'Sadie Nakamura').getByRole('link').press('Enter')
  await expect(page).toHaveURL(`/employees/${demoAccounts.storeLead.id}`)
})

for (const who of ['owner', 'admin'] as const)
  test(`EMP-05, EMP-06, PERM-08: the ${who} creates and removes employees`, async ({
    page,
    signIn,
  }) => {
    await signIn(who)
    await page.goto('/employees')
    await expect(rows(page).nth(1).getByRole('button', { name: 'Remove' })).toBeVisible()
    await expect(page.getByText(/actions? not allowed/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Create Employee' }).click()
    await expect(page).toHaveURL('/employees/create')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Employee')
  })

for (const who of ['areaLead', 'storeLead', 'barista'] as const)
  test(`the ${who} reads the list and learns what is hidden and why (EMP-05, EMP-06, PERM-08, AMB-24)`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(who)
    await page.goto('/employees')
    await expect(rows(page)).toHaveCount(11)
    await expect(page.getByRole('link', { name: 'Create Employee' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
    await page.getByRole('button', { name: '2 actions not allowed' }).click()
    const reasons = page.getByRole('dialog')
    await expect(reasons).toContainText(
      'You need the permission roles:update for this. Roles that have it: admin, owner.',
    )
    const needed = page.getByText(
      'To create or remove employees you need the permission roles:update. Roles that have it: admin, owner.',
    )
    await expect(needed).toHaveCount(who === 'areaLead' ? 0 : 1)
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expectAccessible()
  })

test('Remove asks, strips roles and permissions, and the row leaves (EMP-06, EMP-07, EMP-08, API-06, AMB-37, AMB-38, FLASH-46)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin')
  await page.goto('/employees?q=barista@')
  const remove = () => rowOf(page, 'Theo Park').getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', {
    name: 'Are you sure you want to remove this employee?',
  })
  await remove()
  await expect(dialog).toContainText('Theo Park loses all roles and permissions')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Theo Park')).toBeVisible()

  await remove()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const { id } = demoAccounts.barista
  expect((await sent).postDataJSON()).toEqual({ id, role_ids: [], permission_ids: [] })
  expect(new URL((await sent).url()).pathname).toBe(`/p4/users/${id}`)
  await expect(page.getByText('Employee Demoted')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Theo Park')).toHaveCount(0)
  expect(await p4.as('owner').ok('getUser', { path: { id } })).toMatchObject({
    ...{ role_ids: [], permission_ids: [] },
    store_ids: [1],
  })
})

test('PERM-06: the last owner cannot be demoted; the dialog says so and nothing changes', async ({
  page,
  p4,
  signIn,
}) => {
  const owners = (await p4.as('owner').ok('listEmployees')).filter(
    ({ roles, id }) => roles.includes('owner') && id !== demoAccounts.owner.id,
  )
  for (const { id } of owners)
    await p4.as('owner').ok('updateUser', {
      path: { id },
      body: { id, role_ids: [], permission_ids: [] },
    })
  await signIn('owner')
  await page.goto('/employees?q=owner@')
  await rowOf(page, 'Olivia Hartwell').getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('The last owner cannot be demoted.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Olivia Hartwell')).toContainText('owner')
})

test('EMP-06, AMB-38: who removes themself is told so, and is signed out', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/employees?q=admin@')
  await rowOf(page, 'Amara Okafor').getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You lose all your roles and permissions')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
})

test('PERM-04: who holds a store-scoped permission but no store is marked, in the list and on the profile', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { id } = demoAccounts.storeLead
  await signIn('owner')
  await page.goto('/employees?q=storelead@')
  await expect(rowOf(page, 'Sadie Nakamura')).toBeVisible()
  await expect(page.getByText('No store', { exact: true })).toHaveCount(0)
  await p4.as('owner').ok('updateUser', { path: { id }, body: { id, store_ids: [] } })
  await page.reload()
  await expect(rowOf(page, 'Sadie Nakamura').getByText('No store', { exact: true })).toBeVisible()
  await expectAccessible()
  await rowOf(page, 'Sadie Nakamura').getByRole('link').click()
  await expect(page.getByText('No store', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stores' })).toContainText(
    'No store, so the permissions for single stores have no effect',
  )
  await page.getByRole('link', { name: 'Edit' }).last().click()
  await expect(page.getByRole('group', { name: 'Stores' })).toHaveAccessibleDescription(
    'Without a store, some of the permissions chosen have no effect.',
  )
})

test('PLUS-03: a list without employees says so and offers the next step', async ({
  page,
  network,
  signIn,
  expectAccessible,
}) => {
  network.use(http.get(/\/p4\/employees$/, () => HttpResponse.json([])))
  await signIn('owner')
  await page.goto('/employees')
  await expect(page.getByText('No employees yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Employee' }).last()).toBeVisible()
  await expectAccessible()
})

test('EMP-01, PLUS-08: on a tablet the names are whole', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signIn('owner')
  await page.goto('/employees')
  for (const name of ['Sadie Nakamura', 'Andre Castellanos']) {
    await page.getByRole('searchbox', { name: 'Search employees' }).fill(name)
    const shown = page.getByRole('table', { name: 'Employees' }).getByText(name, { exact: true })
    await expect(shown).toBeVisible()
    expect(await shown.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('PLUS-08: on a phone every employee is a card, sorted by a choice', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signIn('owner')
  await page.goto('/employees?q=storelead@')
  await expect(rowOf(page, 'Sadie Nakamura')).toContainText('Email')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expectAccessible()
  await page.goto('/employees')
  const card = rows(page)
    .filter({ has: page.getByRole('link') })
    .first()
  const first = await card.getByRole('link').textContent()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending')
  await expect(card).not.toContainText(first ?? '')
})
