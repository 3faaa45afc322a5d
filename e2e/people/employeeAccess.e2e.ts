import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { messages } from '../parts.ts'
import {
  allStores,
  box,
  codeLabel,
  editPath,
  fill,
  group,
  labelled,
  photo,
  row,
  searchIn,
  submit,
} from './employeeFormParts.ts'

const { owner, storeLead, barista } = demoAccounts

/** What stands above a page of an area that the viewer cannot change. */
const areaNotice = /^(You can look at this page|To .* you need the permission)/

const needsLead = 'You need the role store-lead, area-lead, admin or owner for this.'

/** Expects that every box in the access lists is disabled. */
async function expectListsDisabled(page: Page) {
  for (const list of ['Roles', 'Permissions', 'Stores']) {
    const boxes = group(page, list).getByRole('checkbox')
    await expect(boxes).not.toHaveCount(0)
    for (const one of await boxes.all()) await expect(one).toBeDisabled()
  }
  await expect(allStores(page)).toBeDisabled()
}

test('a barista reads the form of a colleague, every part of it refused with its reason (AMB-24, EMP-14, EMP-20, PERM-05)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await page.goto(editPath(storeLead.id))
  await expect(labelled(page, 'Name')).toHaveValue('Sadie Nakamura')
  for (const label of ['Name', 'Email', 'Phone Number', 'Employee ID'])
    await expect(labelled(page, label)).toBeDisabled()
  await expect(labelled(page, codeLabel)).toHaveCount(0)
  await expect(group(page, 'User')).toHaveAccessibleDescription(
    'You need the permission users:update for this. Roles that have it: admin, area-lead, owner.',
  )
  await expectListsDisabled(page)
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeDisabled()
  await expect(page.getByText(needsLead)).toBeVisible()
  await expect(page.getByText(/Drop an image here/)).toHaveCount(0)
  await expect(submit(page)).toHaveAccessibleDescription(/You need the permission/)
  await expect(page.getByText(areaNotice)).toHaveCount(0)
  await expectAccessible()
})

test('of somebody who holds more the e-mail address and the photo cannot be changed and the code is not shown (PERM-09, EMP-14, EMP-19, AMB-186, AMB-192)', async ({
  page,
  signIn,
}) => {
  const why =
    /^This user holds more than you do\. You do not hold categories:update and \d+ more\. Roles that have it: admin, owner\.$/
  await signIn('areaLead')
  await page.goto(editPath(owner.id))
  await expect(labelled(page, 'Email')).toBeDisabled()
  await expect(labelled(page, 'Email')).toHaveAccessibleDescription(why)
  await expect(page.getByText(why)).toHaveCount(2)
  await expect(photo(page)).toBeDisabled()
  await expect(labelled(page, codeLabel)).toHaveCount(0)
  await expect(labelled(page, 'Name')).toBeEnabled()
  await page.goto(editPath(storeLead.id))
  await expect(labelled(page, 'Email')).toBeEnabled()
  await expect(labelled(page, codeLabel)).toBeEnabled()
  await expect(page.getByText(/holds more than you do/)).toHaveCount(0)
})

test('AMB-05: where the permissions could not be loaded the screen says just that, and reads them again', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('owner')
  fail('listPermissions', { status: 500, message: 'The vault is closed.', times: 1 })
  await page.goto('/employees/create')
  await expect(messages(page).getByRole('alert')).toHaveCount(1)
  await expect(messages(page).getByRole('alert')).toContainText('The vault is closed.')
  await expect(page.getByText(/You may not|You need the permission/)).toHaveCount(0)
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Your permissions could not be loaded.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(labelled(page, 'Name')).toBeEnabled()
  await expect(notice).toHaveCount(0)
})

test('PERM-08, PERM-09: roles:update alone opens the lists and refuses the other fields of others', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const clerk = await userWith(p4, {
    permissions: ['roles:update', 'reports:read'],
    storeIds: [2],
  })
  await signIn(clerk)
  await page.goto(editPath(barista.id))
  await expect(labelled(page, 'Name')).toBeDisabled()
  await expect(group(page, 'User')).toHaveAccessibleDescription(
    /You need the permission users:update/,
  )
  await expect(labelled(page, codeLabel)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeDisabled()
  await expect(page.getByText(needsLead)).toBeVisible()

  // Users cannot grant permissions that they do not hold.
  await expect(box(page, 'Permissions', 'orders:refund')).toBeDisabled()
  await expect(
    page.getByText('You cannot change permissions that you do not hold yourself.'),
  ).toHaveCount(1)
  await expect(box(page, 'Permissions', 'orders:refund')).toHaveAccessibleDescription(
    /You do not hold orders:refund\. Roles that have it: /,
  )
  await row(page, 'Permissions', 'orders:refund').hover()
  await expect(page.getByRole('tooltip')).toContainText('You do not hold orders:refund.')
  await expect(box(page, 'Roles', 'owner')).toBeDisabled()
  await expect(row(page, 'Roles', 'marketing')).toContainText(
    'You do not hold categories:update and 5 more. Roles that have it: admin, marketing, owner.',
  )
  await expect(allStores(page)).toBeDisabled()
  await expectAccessible()
  await box(page, 'Roles', 'franchise-auditor').check()
  await box(page, 'Stores', 'Ballard').check()
  await submit(page).click()
  await expect(messages(page).getByText('Updated Employee')).toBeVisible()
  const ids = await idsByName(p4)
  expect(await p4.as('owner').ok('getUser', { path: { id: barista.id } })).toMatchObject({
    role_ids: [ids.role('barista'), ids.role('franchise-auditor')],
    store_ids: [1, 2],
  })
})

test('PLUS-02: with 2,000 stores only those in view are drawn, and each is found and chosen', async ({
  page,
  p4,
  network,
  signIn,
}) => {
  const [store] = (await p4.as('owner').ok('listStores')).stores
  const stores = Array.from({ length: 2000 }, (_, index) => ({
    ...store,
    ...{ id: index + 1, name: `Store ${index + 1}` },
  }))
  network.use(http.get(/\/p4\/stores$/, () => HttpResponse.json({ stores })))
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  const list = group(page, 'Stores')
  await expect(list.getByText('2 of 2000 selected')).toBeVisible()
  expect(await list.getByRole('checkbox').count()).toBeLessThan(60)
  await searchIn(list).fill('1999')
  await expect(list.getByRole('checkbox')).toHaveCount(1)
  await list.getByRole('checkbox').check()
  await expect(list.getByText('3 of 2000 selected')).toBeVisible()
})

test('AMB-192: the own approval code is not kept in the browser', async ({ page, p4, signIn }) => {
  await p4.as('owner').ok('updateUser', {
    path: { id: barista.id },
    body: { manager_approval_code: 'TP0001' },
  })
  await signIn('barista')
  await page.goto(editPath(barista.id))
  await expect(labelled(page, codeLabel)).toHaveValue('TP0001')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(await stored()).toContain(barista.name)
  expect(await stored()).not.toContain('TP0001')
  await fill(page, { [codeLabel]: 'TP9999' })
  await submit(page).click()
  await expect(messages(page).getByText('Updated Employee')).toBeVisible()
  expect(await stored()).not.toMatch(/TP0001|TP9999/)
})
