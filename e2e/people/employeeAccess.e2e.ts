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
  crop,
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

test('who may not create is told why, who may not edit reads the form (EMP-05, PERM-08, PERM-09, AMB-24)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('storeLead')
  await page.goto('/employees/create')
  await expect(page.getByText('You may not create employees')).toBeVisible()
  await expect(page.getByText('Roles that have it: admin, owner.')).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
  await expectAccessible()
  await expect(page.getByText(areaNotice)).toHaveCount(0)
})

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

test('a store lead reads the record of a colleague without the code, and changes the photo (EMP-14, EMP-19, AMB-24, AMB-192)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await p4.as('owner').ok('updateUser', {
    path: { id: barista.id },
    body: { manager_approval_code: 'TP0001' },
  })
  await signIn('storeLead')
  await page.goto(editPath(barista.id))
  await expect(labelled(page, 'Name')).toBeDisabled()
  await expect(labelled(page, codeLabel)).toHaveCount(0)
  await expect(submit(page)).toHaveAccessibleDescription('Nothing has been changed.')
  await expectAccessible()
  await crop(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname)
  })
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${barista.id}`)
  await expect(messages(page).getByText('Updated Employee')).toBeVisible()
  expect(calls).toEqual([`/p4/users/${barista.id}/photo`])
  await expect(page.getByRole('img', { name: 'Photo of Theo Park' })).toHaveAttribute(
    'src',
    /\.jpg$/,
  )
})

test('AMB-30: nobody changes their own photo without a role that leads', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto(editPath(barista.id))
  await expect(labelled(page, 'Name')).toBeEnabled()
  await expect(page.getByText(areaNotice)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Choose/ })).toBeDisabled()
  await expect(photo(page)).toBeDisabled()
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

test('PERM-04, PERM-08, PERM-13: stores are given by those who have them', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const clerk = await userWith(p4, { permissions: ['roles:update'], storeIds: [2] })
  await signIn(clerk)
  await page.goto(editPath(clerk))
  await expect(box(page, 'Stores', 'Ballard')).toBeEnabled()
  await expect(box(page, 'Stores', 'LoHi')).toBeDisabled()
  await expect(row(page, 'Stores', 'LoHi')).toContainText('Not among your stores')
  await expect(group(page, 'Stores')).toHaveAccessibleDescription(
    /for other stores you need the permission stores:update-all\. Roles that have it: admin, area-lead, owner\./,
  )
  await expectAccessible()
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

test('AMB-31, EMP-19, EMP-20: a barista changes their own fields and code by the address, and no list', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await page.goto(editPath(barista.id))
  await expectListsDisabled(page)
  await expect(box(page, 'Roles', 'barista')).toBeChecked()
  const why = 'You need the permission roles:update for this. Roles that have it: admin, owner.'
  await expect(group(page, 'Access')).toHaveAccessibleDescription(why)
  await expectAccessible()
  await fill(page, { 'Phone Number': '2125559999', [codeLabel]: 'TP9999' })
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await submit(page).click()
  await expect(messages(page).getByText('Updated Employee')).toBeVisible()
  expect(Object.keys((await sent).postDataJSON())).not.toContain('role_ids')
  const saved = await p4.as(barista.id).ok('getUser', { path: { id: barista.id } })
  expect(saved).toMatchObject({ phone_number: '2125559999', manager_approval_code: 'TP9999' })
  await page.goto('/current-user')
  await expect(page.getByText('(212) 555-9999')).toBeVisible()
})

test('EMP-20, PERM-08: an area lead edits the user but no role, permission or store', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('areaLead')
  await page.goto(editPath(barista.id))
  await expectListsDisabled(page)
  await labelled(page, 'Employee ID').fill('77')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${barista.id}`)
  expect(Object.keys((await sent).postDataJSON()).filter((key) => key.endsWith('_ids'))).toEqual([])
  const saved = await p4.as('owner').ok('getUser', { path: { id: barista.id } })
  expect(saved).toMatchObject({ employee_id: '77', store_ids: [1] })
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

test('PERM-08: nobody takes what they could not give back', async ({ page, p4, signIn }) => {
  const clerk = await userWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const auditor = await userWith(p4, { permissions: ['reports:read', 'orders:refund'] })
  await signIn(clerk)
  await page.goto(editPath(storeLead.id))
  await expect(box(page, 'Roles', 'store-lead')).toBeChecked()
  await expect(box(page, 'Roles', 'store-lead')).toBeDisabled()
  await expect(row(page, 'Roles', 'store-lead')).toContainText('You do not hold stores:')
  await page.goto(editPath(auditor))
  await expect(box(page, 'Permissions', 'orders:refund')).toBeDisabled()
  await expect(row(page, 'Permissions', 'orders:refund')).toContainText(
    'You do not hold orders:refund. Roles that have it: accounting, admin, area-lead, owner.',
  )
  await box(page, 'Permissions', 'reports:read').uncheck()
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${auditor}`)
})

test('EMP-21, EMP-23, AMB-43: permissions of chosen roles cannot be changed; barista cannot either, and stays', async ({
  page,
  p4,
  signIn,
}) => {
  const ids = await idsByName(p4)
  await signIn('owner')
  await page.goto(editPath(barista.id))
  await expect(box(page, 'Roles', 'barista')).toBeDisabled()
  await expect(box(page, 'Roles', 'barista')).toBeChecked()
  await expect(row(page, 'Roles', 'barista')).toContainText('This role cannot be changed here')
  const reports = box(page, 'Permissions', 'reports:read')
  await expect(reports).toBeEnabled()
  await box(page, 'Roles', 'franchise-auditor').check()
  await expect(reports).toBeChecked()
  await expect(reports).toBeDisabled()
  await expect(row(page, 'Permissions', 'reports:read')).toContainText(
    'Granted by the role franchise-auditor',
  )
  await box(page, 'Roles', 'franchise-auditor').uncheck()
  await expect(reports).not.toBeChecked()
  await expect(reports).toBeEnabled()
  await reports.check()
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${barista.id}`)
  expect(await p4.as('owner').ok('getUser', { path: { id: barista.id } })).toMatchObject({
    role_ids: [ids.role('barista')],
    permission_ids: [ids.permission('reports:read')],
  })
})

test('EMP-22, AMB-44: All Stores checks every store, none can be changed, and gives the choice back', async ({
  page,
  p4,
  signIn,
}) => {
  const ids = await idsByName(p4)
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  const stores = group(page, 'Stores').getByRole('checkbox')
  const all = 'stores:update-all'
  await allStores(page).check({ force: true })
  await expect(box(page, 'Permissions', all)).toBeChecked()
  for (const store of await stores.all()) {
    await expect(store).toBeChecked()
    await expect(store).toBeDisabled()
  }
  await allStores(page).uncheck({ force: true })
  await expect(group(page, 'Stores').getByText('2 of 24 selected')).toBeVisible()
  await expect(box(page, 'Stores', 'Ballard')).toBeEnabled()
  // The switch also follows the permission; a role that grants the permission disables the switch.
  await box(page, 'Permissions', all).check()
  await expect(allStores(page)).toBeChecked()
  await box(page, 'Permissions', all).uncheck()
  await box(page, 'Roles', 'area-lead').check()
  await expect(allStores(page)).toBeChecked()
  await expect(allStores(page)).toBeDisabled()
  await expect(group(page, 'Stores').getByRole('note')).toHaveAccessibleName(
    'Granted by the role area-lead',
  )
  await box(page, 'Roles', 'area-lead').uncheck()
  await allStores(page).check({ force: true })
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${storeLead.id}`)
  await expect(page.getByRole('region', { name: 'Stores' })).toContainText('All Stores')
  expect(await p4.as('owner').ok('getUser', { path: { id: storeLead.id } })).toMatchObject({
    permission_ids: [ids.permission(all)],
    store_ids: [1, 2],
  })
})

test('the photo of others is for those who lead, in both spellings, the code for those who edit them (EMP-14, EMP-19, AMB-30, AMB-192)', async ({
  page,
  context,
  p4,
  signIn,
}) => {
  await p4.as('owner').ok('createRole', { body: { role: 'area-load' } })
  const lead = await userWith(p4, { roles: ['area-load'], storeIds: [1] })
  const clerk = await userWith(p4, { permissions: ['users:update'], storeIds: [1] })
  await p4.as('owner').ok('updateUser', {
    path: { id: barista.id },
    body: { manager_approval_code: 'TP0001' },
  })
  await signIn(lead)
  await page.goto(editPath(barista.id))
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeEnabled()
  await expect(labelled(page, codeLabel)).toHaveCount(0)

  const stored = JSON.stringify(await p4.currentUser(clerk))
  const other = await context.newPage()
  await other.addInitScript((value) => localStorage.setItem('currentUser', value), stored)
  await other.goto(editPath(barista.id))
  await expect(labelled(other, codeLabel)).toHaveValue('TP0001')
  await expect(other.getByRole('button', { name: 'Choose another' })).toBeDisabled()
  await other.goto(editPath(storeLead.id))
  await expect(labelled(other, 'Name')).toHaveValue('Sadie Nakamura')
  await expect(labelled(other, codeLabel)).toHaveCount(0)
  await other.goto(editPath(clerk))
  await expect(labelled(other, codeLabel)).toBeVisible()
})

test('PERM-06: the last owner cannot give the role up in the form either', async ({
  page,
  p4,
  signIn,
}) => {
  const ids = await idsByName(p4)
  const holders = await p4
    .as('owner')
    .ok('listEmployees', { query: { role_id: ids.role('owner') } })
  for (const { id } of holders.filter((one) => one.id !== owner.id))
    await p4.as('owner').ok('updateUser', { path: { id }, body: { id, role_ids: [] } })
  await signIn('owner')
  await page.goto(editPath(owner.id))
  await box(page, 'Roles', 'owner').uncheck()
  await submit(page).click()
  const text = 'The last owner cannot be demoted.'
  await expect(page.getByRole('main').getByText(text)).toBeVisible()
  await expect(messages(page).getByRole('alert')).toContainText(text)
  await expect(box(page, 'Roles', 'owner')).not.toBeChecked()
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
