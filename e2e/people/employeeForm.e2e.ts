import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { messages } from '../parts.ts'
import {
  box,
  codeLabel,
  editPath,
  expectValues,
  fill,
  labelled,
  submit,
} from './employeeFormParts.ts'

const { storeLead } = demoAccounts

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

test('PLUS-08: the form fits a narrow phone', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await page.goto(editPath(storeLead.id))
  await expect(submit(page)).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expectAccessible()
})
