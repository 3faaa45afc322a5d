import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { messages } from '../parts.ts'
import {
  box,
  codeLabel,
  crop,
  editPath,
  expectValues,
  fill,
  labelled,
  submit,
} from './employeeFormParts.ts'

const { owner, storeLead } = demoAccounts

test('an employee is created (EMP-09, EMP-10, EMP-11, EMP-12, EMP-18, ROUTE-11, API-04, AMB-39, AMB-40, FLASH-22)', async ({
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

test('an employee is changed, and every screen knows (EMP-10, EMP-12, ROUTE-13, API-06, FLASH-23)', async ({
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
  await labelled(page, 'Name').fill('Sadie N. Walsh')
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

test('API-06, PLUS-05: what others change while the form is open stays', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await labelled(page, 'Phone Number').fill('5125550199')
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

test('EMP-07, EMP-08, API-06: what others gave and took meanwhile is neither undone nor taken for a change', async ({
  page,
  p4,
  signIn,
}) => {
  const ids = await idsByName(p4)
  const id = await userWith(p4, {
    ...{ roles: ['marketing'], storeIds: [1, 2] },
    permissions: ['reports:read', 'credits:update'],
  })
  await signIn('owner')
  await page.goto(editPath(id))
  await box(page, 'Stores', 'LoHi').check()
  await box(page, 'Permissions', 'orders:refund').check()
  await box(page, 'Permissions', 'credits:update').uncheck()
  // Another admin changes the employee while the form is open.
  await p4.as('admin').ok('updateUser', {
    path: { id },
    body: { store_ids: [2, 4], role_ids: [], permission_ids: [ids.permission('credits:update')] },
  })
  const request = page.waitForRequest((one) => one.method() === 'PATCH')
  await submit(page).click()
  await expect(messages(page).getByText('Updated Employee')).toBeVisible()
  expect(Object.keys((await request).postDataJSON()).sort()).toEqual([
    ...['id', 'permission_ids', 'store_ids'],
  ])
  const saved = await p4.as('owner').ok('getUser', { path: { id } })
  expect(saved).toMatchObject({
    role_ids: [],
    permission_ids: [ids.permission('orders:refund')],
    store_ids: [2, 4, 9],
  })
})

test('EMP-07, PLUS-05: without the user as they are now nothing is saved', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await box(page, 'Stores', 'LoHi').check()
  fail('getUser', { status: 500, message: 'The archive is closed.', times: 1 })
  await submit(page).click()
  await expect(page.getByRole('main').getByText('The archive is closed.')).toBeVisible()
  const read = () => p4.as('owner').ok('getUser', { path: { id: storeLead.id } })
  expect((await read()).store_ids).toEqual([1, 2])
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${storeLead.id}`)
  expect((await read()).store_ids).toEqual([1, 2, 9])
})

test('EMP-09, EMP-11: who has neither role nor permission is no employee, and the form says so', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/employees/create')
  const hint = page.getByText(
    'Without a role or a permission this user will not be listed under Employees.',
  )
  await expect(hint).toBeVisible()
  await box(page, 'Roles', 'accounting').check()
  await expect(hint).toHaveCount(0)
  await box(page, 'Roles', 'accounting').uncheck()
  await page.goto(editPath(await userWith(p4, {})))
  await expect(
    page.getByText('This user is not an employee. A role or a permission makes them one.'),
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
  await expect(labelled(page, 'Name')).toHaveValue('Sadie Nakamura')
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('The stores could not be loaded')
  await expect(failed).toContainText('The stores are being counted.')
  await labelled(page, 'Name').fill('Sadie Walsh')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(box(page, 'Stores', 'Capitol Hill')).toBeChecked()
  await expect(labelled(page, 'Name')).toHaveValue('Sadie Walsh')
})

test('EMP-17, EMP-18, AMB-42: the approval code is cut while it is typed and trimmed when it is sent', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await labelled(page, codeLabel).fill('ABCDEFGH')
  await expect(labelled(page, codeLabel)).toHaveValue('ABCDEF')
  await labelled(page, codeLabel).fill('   ab cd efgh')
  await expect(labelled(page, codeLabel)).toHaveValue('ab cd ')
  await submit(page).click()
  await expect(page).toHaveURL(`/employees/${storeLead.id}`)
  const saved = await p4.as('owner').ok('getUser', { path: { id: storeLead.id } })
  expect(saved.manager_approval_code).toBe('ab cd')
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
    'Please check these fields: name, e-mail address.',
  )
  await expect(labelled(page, 'Name')).toHaveAccessibleDescription('Must provide a name.')
  // The fault stands at the field and in the flash, and nowhere else.
  await expect(page.getByText('Please check these fields: name, e-mail address.')).toHaveCount(1)
  await expect(labelled(page, 'Name')).toBeFocused()
  await expectAccessible()
  await fill(page, { Name: 'Ann' })
  await submit(page).click()
  await expect(labelled(page, 'Email')).toHaveAccessibleDescription(
    'Must provide an e-mail address.',
  )
  await expect(labelled(page, 'Phone Number')).toHaveValue('4155550177')
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
  const text = 'This e-mail address belongs to another user.'
  await expect(messages(page).getByRole('alert')).toContainText(text)
  await expect(labelled(page, 'Email')).toHaveAccessibleDescription(text)
  await expectValues(page, typed)
  await expect(box(page, 'Roles', 'accounting')).toBeChecked()
  await labelled(page, 'Email').fill('ann@p4.example')
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

test('PLUS-08: the form fits a narrow phone', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await expect(submit(page)).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expectAccessible()
})
