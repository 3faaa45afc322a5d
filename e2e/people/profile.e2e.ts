import type { Page } from '@playwright/test'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { region } from '../parts.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const list = (page: Page, name: string) =>
  region(page, name).getByRole('list', { name, exact: true }).getByRole('listitem')
const edit = (page: Page) => main(page).getByRole('link', { name: 'Edit', exact: true })
const { storeLead } = demoAccounts
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

for (const path of ['/users', '/employees'])
  test(`${path} shows who it is, and roles, permissions and stores (PROF-01, PROF-02, PROF-03, PROF-04, PROF-05, PROF-06, PROF-07, PROF-13, AMB-34, ROUTE-12, ROUTE-22)`, async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const ids = await idsByName(p4)
    await p4.as('owner').ok('updateUser', {
      path: { id: storeLead.id },
      body: { id: storeLead.id, permission_ids: [ids.permission('credits:update')] },
    })
    const user = await p4.as('owner').ok('updateUserPhoto', {
      path: { id: storeLead.id },
      body: { image_data: onePixel },
    })
    await signIn('barista')
    await page.goto(`${path}/${storeLead.id}`)
    await expect(title(page)).toHaveText('Sadie Nakamura')
    await expect(main(page).getByRole('link', { name: 'storelead@p4.example' })).toBeVisible()
    await expect(main(page).getByText('(512) 555-0003')).toBeVisible()
    await expect(main(page).getByText('Employee ID 20003')).toBeVisible()
    const photo = page.getByRole('img', { name: 'Photo of Sadie Nakamura' })
    await expect(photo).toHaveAttribute('src', user.photo_url ?? 'none')
    expect(await photo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(
      1,
    )
    await expect(list(page, 'Roles')).toHaveText(['store-lead'])
    // Permissions of the role are listed apart (AMB-45).
    await expect(list(page, 'Permissions')).toHaveText(['credits:update'])
    await expect(region(page, 'Permissions').getByText('7 through roles')).toBeVisible()
    await expect(list(page, 'Stores')).toHaveText(['Ballard', 'Capitol Hill'])
    await region(page, 'Permissions').getByText('7 through roles').click()
    await expect(
      region(page, 'Permissions').getByRole('link', { name: 'reports:read' }),
    ).toBeVisible()
    await expectAccessible()
    await list(page, 'Roles').getByRole('link').click()
    await expect(page).toHaveURL(`/roles/${ids.role('store-lead')}`)
  })

test('a customer, and what is not known of them (PROF-01, PROF-03, PROF-04, PROF-05)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const id = await userWith(p4, {})
  await signIn('owner')
  await page.goto(`/users/${id}`)
  await expect(title(page)).toHaveText('Robin Example')
  for (const text of [
    'Email address unavailable',
    'Phone number unavailable',
    'Employee ID not synced',
    'No roles',
    'No permissions',
    'No stores',
  ])
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo of Robin Example' })).toBeVisible()
  await expectAccessible()
})

test('AMB-45: the permissions are the direct ones; without any it says so', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto(`/employees/${demoAccounts.areaLead.id}`)
  await expect(region(page, 'Permissions')).toContainText('No extra permissions')
  await expect(list(page, 'Permissions')).toHaveCount(0)
})

test('PROF-08, AMB-45: All Stores, held through a role or directly', async ({
  page,
  p4,
  signIn,
}) => {
  const direct = await userWith(p4, { permissions: ['stores:update-all'], storeIds: [1, 2] })
  await signIn('storeLead')
  for (const id of [demoAccounts.areaLead.id, direct]) {
    await page.goto(`/users/${id}`)
    await expect(list(page, 'Stores')).toHaveText(['All Stores'])
  }
})

for (const who of ['owner', 'admin', 'areaLead'] as const)
  test(`PROF-11, PERM-09, ROUTE-13: the ${who} edits from the profile`, async ({
    page,
    signIn,
  }) => {
    await signIn(who)
    await page.goto(`/users/${storeLead.id}`)
    await edit(page).click()
    await expect(page).toHaveURL(`/employees/${storeLead.id}/edit`)
    await expect(title(page)).toHaveText('Edit Employee')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sadie Nakamura')
  })

for (const who of ['storeLead', 'barista'] as const)
  test(`PROF-11, PERM-09, PERM-05: the ${who} sees no Edit, on their own profile neither, and learns why`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(who)
    for (const path of [`/employees/${demoAccounts.owner.id}`, '/current-user']) {
      await page.goto(path)
      await expect(title(page)).toBeVisible()
      await expect(edit(page)).toHaveCount(0)
      await page.getByRole('button', { name: '1 action not allowed' }).click()
      await expect(page.getByRole('dialog')).toContainText(
        'You need the permission users:update for this. Roles that have it: admin, area-lead, owner.',
      )
    }
    await expectAccessible()
  })

test('Current User is the own profile, for everybody (ROUTE-07, SHELL-28, AMB-08, AMB-09)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('storeLead')
  await page.goto('/')
  await page.getByRole('link', { name: 'Current User' }).click()
  await expect(page).toHaveURL('/current-user')
  await expect(title(page)).toHaveText('Sadie Nakamura')
  await expect(list(page, 'Stores')).toHaveText(['Ballard', 'Capitol Hill'])
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expectAccessible()
})

test('PROF-01, PLUS-03: nobody of this id, and a user who cannot be read', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('areaLead')
  await page.goto('/users/999999')
  await expect(
    main(page)
      .getByText(/does not exist|not found/i)
      .first(),
  ).toBeVisible()
  await page.goto('/employees/none')
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await page.goto('/employees')
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible()
  fail('getUser', { network: 'gone', times: 1 })
  await page.getByRole('link', { name: 'Aaliyah Delacroix' }).click()
  await expect(main(page).getByText('Something went wrong.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(title(page)).toHaveText('Aaliyah Delacroix')
})

test('PLUS-08: a profile fits a narrow phone', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('areaLead')
  await page.goto(`/employees/${storeLead.id}`)
  await expect(edit(page)).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expectAccessible()
})
