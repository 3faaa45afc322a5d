import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { idsByName, personWith } from '#mocks/personWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { expect, test } from './fixtures.ts'
import { messages } from './parts.ts'

const { owner, storeLead, barista } = demoAccounts
const codeLabel = 'Manager Approval Code (6 Characters)'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const box = (page: Page, list: string, name: string) =>
  group(page, list).getByRole('checkbox', { name, exact: true })
const row = (page: Page, list: string, name: string) =>
  group(page, list)
    .locator('label', { has: page.getByText(name, { exact: true }) })
    .locator('..')
const allStores = (page: Page) => page.getByRole('switch', { name: 'All Stores' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const photo = (page: Page) => page.locator('input[type=file]')
const editPath = (id: number) => `/employees/${id}/edit`

/** A picture as somebody takes it: 900 x 700, drawn by the browser of the test. */
async function picture(
  page: Page,
  width = 900,
  height = 700,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#40bcde'
        context.fillRect(0, 0, width, height)
      }
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  const buffer = Buffer.from(data.split(',')[1] ?? '', 'base64')
  return { name: 'me.png', mimeType: 'image/png', buffer }
}

async function crop(page: Page): Promise<void> {
  await photo(page).setInputFiles(await picture(page))
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await expect(dialog.getByText('Preview, 600 × 600 when saved')).toBeVisible()
  // Drawn: the corner of the preview is no longer transparent.
  await expect
    .poll(() =>
      dialog.getByLabel('Preview', { exact: true }).evaluate((canvas) => {
        const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        if (canvas instanceof HTMLCanvasElement) copy?.drawImage(canvas, 0, 0)
        return copy?.getImageData(0, 0, 1, 1).data[3]
      }),
    )
    .toBe(255)
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(dialog).toBeHidden()
}

/** Width and height that a JPEG says it has. */
function sizeOfJpeg(dataUrl: string): [number, number] {
  const bytes = Buffer.from(dataUrl.replace('data:image/jpeg;base64,', ''), 'base64')
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if ([0xc0, 0xc2].includes(bytes[at + 1] ?? 0))
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  throw new Error('This is no JPEG.')
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

async function expectValues(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(field(page, label)).toHaveValue(value)
}

test('EMP-09, EMP-10, EMP-11, EMP-12, EMP-18, ROUTE-11, API-04, AMB-39, AMB-40, FLASH-22: an employee is created', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const ids = await idsByName(p4)
  await signIn('owner')
  await page.goto('/employees/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Employee')
  await expect(page.getByLabel(/password/i)).toHaveCount(0)
  await expect(page.getByText('Photo', { exact: true })).toBeVisible()
  await expectAccessible()
  await fill(page, {
    ...{ Name: 'Priya Raman', Email: 'priya@p4.example', 'Phone Number': '4155550177' },
    ...{ 'Employee ID': '20533', [codeLabel]: 'PR1234' },
  })
  await box(page, 'Roles', 'marketing').check()
  await box(page, 'Permissions', 'credits:update').check()
  await box(page, 'Stores', 'Ballard').check()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit(page).click()
  await expect(messages(page).getByText('Created Emplyee')).toBeVisible()
  await expect(page).toHaveURL(/\/employees\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Priya Raman')
  expect(new URL((await sent).url()).pathname).toBe('/p4/users')
  expect((await sent).postDataJSON()).toEqual({
    ...{ name: 'Priya Raman', email: 'priya@p4.example', phone_number: '4155550177' },
    ...{ employee_id: '20533', manager_approval_code: 'PR1234' },
    role_ids: [ids.role('marketing')],
    permission_ids: [ids.permission('credits:update')],
    store_ids: [2],
  })
  await page.getByRole('link', { name: 'Employees' }).first().click()
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('priya')
  await expect(page.getByRole('row').nth(1)).toContainText('marketing')
})

test('EMP-10, EMP-12, ROUTE-13, API-06, FLASH-23: an employee is changed, and every screen knows', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin')
  await page.goto(editPath(storeLead.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Employee')
  await expectValues(page, {
    ...{ Name: 'Sadie Nakamura', Email: 'storelead@p4.example', 'Phone Number': '5125550003' },
    'Employee ID': '20003',
  })
  await expect(box(page, 'Roles', 'store-lead')).toBeChecked()
  await expect(box(page, 'Stores', 'Capitol Hill')).toBeChecked()
  await expectAccessible()
  await field(page, 'Name').fill('Sadie N. Walsh')
  await box(page, 'Stores', 'Ballard').uncheck()
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await submit(page).click()
  await expect(messages(page).getByText('Updated Employee')).toBeVisible()
  await expect(page).toHaveURL(`/employees/${storeLead.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sadie N. Walsh')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Sadie N. Walsh')
  expect(new URL((await sent).url()).pathname).toBe(`/p4/users/${storeLead.id}`)
  const saved = await p4.as('owner').ok('getUser', { path: { id: storeLead.id } })
  expect(saved).toMatchObject({ name: 'Sadie N. Walsh', store_ids: [1] })
})

test('EMP-05, PERM-08, PERM-09, AMB-24: who may not create is told why, who may not edit reads the form', async ({
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
  await expect(page.getByText('You can look around here')).toHaveCount(0)
})

test('AMB-24, EMP-14, EMP-20, PERM-05: a barista reads the form of a colleague, every part of it locked with its reason', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await page.goto(editPath(storeLead.id))
  await expect(field(page, 'Name')).toHaveValue('Sadie Nakamura')
  for (const label of ['Name', 'Email', 'Phone Number', 'Employee ID'])
    await expect(field(page, label)).toBeDisabled()
  await expect(field(page, codeLabel)).toHaveCount(0)
  await expect(group(page, 'Person')).toHaveAccessibleDescription(
    'You need the permission users:update for this. Roles that have it: admin, area-lead, owner.',
  )
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeDisabled()
  await expect(
    page.getByText(
      'Only people with the role store-lead, area-lead, admin or owner change photos.',
    ),
  ).toBeVisible()
  await expect(page.getByText(/Drop an image here/)).toHaveCount(0)
  await expect(submit(page)).toHaveAccessibleDescription(/You need the permission/)
  await expect(page.getByText('You can look around here')).toHaveCount(0)
  await expectAccessible()
})

test('EMP-14, EMP-19, AMB-24, AMB-30: a store lead reads code and record of a colleague, and changes the photo', async ({
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
  await expect(field(page, codeLabel)).toHaveValue('TP0001')
  await expect(field(page, codeLabel)).toBeDisabled()
  await expect(field(page, 'Name')).toBeDisabled()
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
  await expect(field(page, 'Name')).toBeEnabled()
  await expect(page.getByText('You can look around here')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Choose/ })).toBeDisabled()
  await expect(photo(page)).toBeDisabled()
})

test('API-06, PLUS-05: what others change while the form is open stays', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await field(page, 'Phone Number').fill('5125550199')
  await box(page, 'Stores', 'LoHi').check()
  await p4.as('admin').ok('updateUser', {
    path: { id: storeLead.id },
    body: { name: 'Sadie Walsh', employee_id: '77' },
  })
  const request = page.waitForRequest((one) => one.method() === 'PATCH')
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sadie Walsh')
  const { store_ids } = await p4.as('owner').ok('getUser', { path: { id: storeLead.id } })
  expect((await request).postDataJSON()).toEqual({
    ...{ id: storeLead.id, phone_number: '5125550199' },
    store_ids: expect.arrayContaining(store_ids),
  })
  expect(store_ids).toHaveLength(3)
})

test('PERM-09: the e-mail address of somebody who holds more is locked', async ({
  page,
  signIn,
}) => {
  const why = 'You cannot change the e-mail address of somebody who holds more than you do.'
  await signIn('areaLead')
  await page.goto(editPath(owner.id))
  await expect(field(page, 'Email')).toBeDisabled()
  await expect(page.getByText(why)).toBeVisible()
  await expect(field(page, 'Name')).toBeEnabled()
  await page.goto(editPath(storeLead.id))
  await expect(field(page, 'Email')).toBeEnabled()
  await expect(page.getByText(why)).toHaveCount(0)
})

test('PERM-04, PERM-08, PERM-13: stores are given by those who have them', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const clerk = await personWith(p4, { permissions: ['roles:update'], storeIds: [2] })
  await signIn(clerk)
  await page.goto(editPath(clerk))
  await expect(box(page, 'Stores', 'Ballard')).toBeEnabled()
  await expect(box(page, 'Stores', 'LoHi')).toBeDisabled()
  await expect(row(page, 'Stores', 'LoHi')).toContainText('Not among your stores')
  await expect(group(page, 'Stores')).toHaveAccessibleDescription(
    /for the others you need the permission stores:update-all\. Roles that have it: admin, area-lead, owner\./,
  )
  await expectAccessible()
})

test('EMP-09, EMP-11: who has neither role nor permission is no employee, and the form says so', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/employees/create')
  const hint = page.getByText(
    'Without a role or a permission this person will not be listed under Employees.',
  )
  await expect(hint).toBeVisible()
  await box(page, 'Roles', 'accounting').check()
  await expect(hint).toHaveCount(0)
  await box(page, 'Roles', 'accounting').uncheck()
  await page.goto(editPath(await personWith(p4, {})))
  await expect(
    page.getByText('This person is not an employee. A role or a permission makes them one.'),
  ).toBeVisible()
})

test('EMP-11, PLUS-03: without the stores the rest of the form works, and they are read again', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('owner')
  fail('listStores', { status: 500, message: 'The stores are being counted.', times: 1 })
  await page.goto(editPath(storeLead.id))
  await expect(field(page, 'Name')).toHaveValue('Sadie Nakamura')
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('The stores could not be loaded')
  await expect(failed).toContainText('The stores are being counted.')
  await field(page, 'Name').fill('Sadie Walsh')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(box(page, 'Stores', 'Capitol Hill')).toBeChecked()
  await expect(field(page, 'Name')).toHaveValue('Sadie Walsh')
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
  await expect(field(page, 'Name')).toBeEnabled()
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
  for (const list of ['Roles', 'Permissions', 'Stores'])
    for (const one of await group(page, list).getByRole('checkbox').all())
      await expect(one).toBeDisabled()
  await expect(allStores(page)).toBeDisabled()
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

test('EMP-20, PERM-08: an area lead edits the person but no role, permission or store', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('areaLead')
  await page.goto(editPath(barista.id))
  await expect(box(page, 'Roles', 'store-lead')).toBeDisabled()
  await expect(box(page, 'Stores', 'Ballard')).toBeDisabled()
  await field(page, 'Employee ID').fill('77')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${barista.id}`)
  expect(Object.keys((await sent).postDataJSON()).filter((key) => key.endsWith('_ids'))).toEqual([])
  const saved = await p4.as('owner').ok('getUser', { path: { id: barista.id } })
  expect(saved).toMatchObject({ employee_id: '77', store_ids: [1] })
})

test('PERM-08, PERM-09: roles:update alone opens the lists and locks the other fields of others', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const clerk = await personWith(p4, {
    permissions: ['roles:update', 'reports:read'],
    storeIds: [2],
  })
  await signIn(clerk)
  await page.goto(editPath(barista.id))
  await expect(field(page, 'Name')).toBeDisabled()
  await expect(group(page, 'Person')).toHaveAccessibleDescription(
    /You need the permission users:update/,
  )
  await expect(field(page, codeLabel)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeDisabled()
  await expect(
    page.getByText(
      'Only people with the role store-lead, area-lead, admin or owner change photos.',
    ),
  ).toBeVisible()

  // Nobody grants what they do not hold.
  await expect(box(page, 'Permissions', 'orders:refund')).toBeDisabled()
  await expect(row(page, 'Permissions', 'orders:refund')).toContainText(
    'You do not hold orders:refund.',
  )
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
  const clerk = await personWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const auditor = await personWith(p4, { permissions: ['reports:read', 'orders:refund'] })
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

test('EMP-21, EMP-23, AMB-43: permissions of chosen roles are locked; barista is, and stays', async ({
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

test('EMP-22, AMB-44: All Stores checks and locks every store, and gives the choice back', async ({
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
  // From the permission as well; a role that grants it locks the switch.
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

test('EMP-17, EMP-18, AMB-42: the approval code is cut while it is typed and trimmed when it is sent', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await field(page, codeLabel).fill('ABCDEFGH')
  await expect(field(page, codeLabel)).toHaveValue('ABCDEF')
  await field(page, codeLabel).fill('   ab cd efgh')
  await expect(field(page, codeLabel)).toHaveValue('ab cd ')
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${storeLead.id}`)
  const saved = await p4.as('owner').ok('getUser', { path: { id: storeLead.id } })
  expect(saved.manager_approval_code).toBe('ab cd')
})

test('EMP-14, EMP-19, AMB-30: code and photo of others are for those who lead, in both spellings', async ({
  page,
  context,
  p4,
  signIn,
}) => {
  await p4.as('owner').ok('createRole', { body: { role: 'area-load' } })
  const lead = await personWith(p4, { roles: ['area-load'], permissions: ['users:update'] })
  const clerk = await personWith(p4, { roles: ['marketing'], permissions: ['users:update'] })
  await signIn(lead)
  await page.goto(editPath(storeLead.id))
  await expect(field(page, codeLabel)).toHaveValue(/^\S{6}$/)
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeEnabled()

  const stored = JSON.stringify(await p4.currentUser(clerk))
  const other = await context.newPage()
  await other.addInitScript((value) => localStorage.setItem('currentUser', value), stored)
  await other.goto(editPath(storeLead.id))
  await expect(field(other, 'Name')).toHaveValue('Sadie Nakamura')
  await expect(field(other, codeLabel)).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Choose another' })).toBeDisabled()
  await other.goto(editPath(clerk))
  await expect(field(other, codeLabel)).toBeVisible()
})

test('EMP-13, EMP-14, EMP-15, AMB-41, API-08, PROF-06: a photo is cropped to 600 x 600 and sent after the record', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('areaLead')
  await page.goto(editPath(barista.id))
  await photo(page).setInputFiles(await picture(page))
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  const preview = dialog.getByLabel('Preview', { exact: true })
  await expect(preview).toBeVisible()
  expect((await preview.boundingBox())?.width).toBe(300)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Changed:')).toHaveCount(0)

  await crop(page)
  await expect(page.getByText('Changed:').locator('..')).toHaveText('Changed: Photo')
  const calls: [string, string, string][] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      calls.push([request.method(), new URL(request.url()).pathname, request.postData() ?? ''])
  })
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${barista.id}`)
  expect(calls.map(([method, path]) => [method, path])).toEqual([
    ['PATCH', `/p4/users/${barista.id}`],
    ['POST', `/p4/users/${barista.id}/photo`],
  ])
  const [record, image] = calls.map(([, , body]) => JSON.parse(body))
  expect(record).not.toHaveProperty('image_data')
  expect(Object.keys(image)).toEqual(['image_data'])
  expect(sizeOfJpeg(image.image_data)).toEqual([600, 600])
  await expect(messages(page).getByText('Updated Employee')).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Photo of Theo Park' })).toHaveAttribute(
    'src',
    /^\/files\/\w+\.jpg$/,
  )
})

test('EMP-13: a file that is no picture, or a damaged one, is refused in words and changes nothing', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto(editPath(barista.id))
  await photo(page).setInputFiles({
    ...{ name: 'cv.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByText(/^cv\.pdf is not an image\./)).toBeVisible()
  await photo(page).setInputFiles({
    ...{ name: 'broken.png', mimeType: 'image/png' },
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText(/^broken\.png is damaged or not a picture/)).toBeVisible()
  // A browser would show what there is of it.
  const whole = await picture(page)
  await photo(page).setInputFiles({
    ...whole,
    ...{ name: 'cut.png', buffer: whole.buffer.subarray(0, whole.buffer.length - 400) },
  })
  await expect(page.getByText(/^cut\.png is damaged or not a picture/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Changed:')).toHaveCount(0)
  await expectAccessible()
  await crop(page)
  await expect(page.getByText(/is damaged/)).toHaveCount(0)
})

test('EMP-13: a picture that is small is told to look blurred', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto(editPath(barista.id))
  await photo(page).setInputFiles(await picture(page, 120, 90))
  await expect(page.getByText('This picture has only 120 × 90 pixels')).toBeInViewport()
})

test('EMP-13, PLUS-08: on a phone the buttons of the crop dialog are in sight', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner')
  await page.goto(editPath(barista.id))
  await photo(page).setInputFiles(await picture(page))
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await expect(dialog.getByText('Preview, 600 × 600 when saved')).toBeVisible()
  for (const name of ['Cancel', 'Use picture'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('AMB-39: without a name or an e-mail address the server refuses, at the field and as a flash', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const before = (await p4.as('owner').ok('listEmployees')).length
  await signIn('owner')
  await page.goto('/employees/create')
  await fill(page, { 'Phone Number': '4155550177' })
  await submit(page).click()
  await expect(messages(page).getByRole('alert')).toContainText(
    'Please check these fields: name, email.',
  )
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Must provide a name.')
  // At the field and in the flash, and nowhere else.
  await expect(page.getByText('Please check these fields: name, email.')).toHaveCount(1)
  await expect(field(page, 'Name')).toBeFocused()
  await expectAccessible()
  await fill(page, { Name: 'Ann' })
  await submit(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Must provide an e-mail address.')
  await expect(field(page, 'Phone Number')).toHaveValue('4155550177')
  expect(await p4.as('owner').ok('listEmployees')).toHaveLength(before)
})

test('AMB-39, PLUS-05: an e-mail address that is taken is refused and everything typed stays', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/employees/create')
  const typed = { Name: 'Ann', Email: owner.email, 'Employee ID': '9', [codeLabel]: 'ANN111' }
  await fill(page, typed)
  await box(page, 'Roles', 'accounting').check()
  await submit(page).click()
  const text = 'This e-mail address belongs to another person.'
  await expect(messages(page).getByRole('alert')).toContainText(text)
  await expect(field(page, 'Email')).toHaveAccessibleDescription(text)
  await expectValues(page, typed)
  await expect(box(page, 'Roles', 'accounting')).toBeChecked()
  await field(page, 'Email').fill('ann@p4.example')
  await submit(page).click()
  await expect(page).toHaveURL(/\/employees\/\d+$/)
})

test('PLUS-05, FLASH-05: a server that fails and a dead network keep what was typed, photo included', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('owner')
  fail('createUser', { network: 'gone', times: 1 })
  fail('createUser', { status: 500, message: 'The payroll is closed.', times: 1 })
  await page.goto('/employees/create')
  const typed = { Name: 'Ann', Email: 'ann@p4.example' }
  await fill(page, typed)
  await crop(page)
  for (const text of ['The payroll is closed.', 'Something went wrong.']) {
    await submit(page).click()
    await expect(messages(page).getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expectValues(page, typed)
    await expect(page.getByText('me.jpg')).toBeVisible()
  }
  await submit(page).click()
  await expect(page).toHaveURL(/\/employees\/\d+$/)
  await expect(page.getByRole('img', { name: 'Photo of Ann' })).toHaveAttribute('src', /\.jpg$/)
})

test('AMB-41: when only the photo fails nothing is lost, and the next try makes no second person', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  fail('updateUserPhoto', { network: 'gone', times: 1 })
  fail('updateUserPhoto', { status: 500, message: 'The darkroom is closed.', times: 1 })
  await page.goto('/employees/create')
  await fill(page, { Name: 'Ann', Email: 'ann@p4.example' })
  await crop(page)
  await submit(page).click()
  const text = 'The employee was saved, but not the photo: The darkroom is closed.'
  await expect(messages(page).getByRole('alert')).toContainText(text)
  await expect(page.getByRole('main').getByText(text)).toBeVisible()
  // The record is saved: what is left to save is the photo, and discarding must not begin another person.
  await expect(page.getByText('Changed:').locator('..')).toHaveText('Changed: Photo')
  await expect(field(page, 'Name')).toHaveValue('Ann')
  await field(page, 'Name').fill('Anna')
  await submit(page).click()
  await expect(
    page
      .getByRole('main')
      .getByText('The employee was saved, but not the photo: Something went wrong.'),
  ).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL(/\/employees\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna')
  await expect(page.getByRole('img', { name: 'Photo of Anna' })).toHaveAttribute('src', /\.jpg$/)
  const all = await p4.as('owner').ok('search', { path: { query: 'ann@p4.example' } })
  expect(JSON.stringify(all).match(/ann@p4\.example/g)).toHaveLength(1)
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
    await p4.as('admin').ok('updateUser', { path: { id }, body: { id, role_ids: [] } })
  await signIn('admin')
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

function searchIn(list: Locator): Locator {
  return list.getByRole('searchbox', { name: 'Search stores' })
}

test('PLUS-08: the form fits a narrow phone', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await expect(submit(page)).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expectAccessible()
})
