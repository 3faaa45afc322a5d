import type { Page } from '@playwright/test'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { permissionData } from '#server/seed/roleData.ts'
import { expect, test } from '../fixtures.ts'
import { messages } from '../parts.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const cells = (page: Page, name: string) => table(page, name).getByRole('row')
const permissions = (page: Page) => page.getByRole('group', { name: 'Permissions' })
const box = (page: Page, name: string) =>
  permissions(page).getByRole('checkbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save Role' })

const names = [
  ...['accounting', 'admin', 'area-lead', 'barista', 'franchise-auditor', 'marketing'],
  ...['owner', 'store-lead'],
]

for (const path of ['/roles', '/permissions'])
  test(`${path} shows roles and permissions by name, each row a link (ROLE-01, ROLE-02, ROLE-03, ROLE-04, SHELL-12, SHELL-44, ROUTE-14, ROUTE-16)`, async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const ids = await idsByName(p4)
    await signIn('owner')
    if (path === '/roles') {
      await page.goto('/')
      await page.getByRole('link', { name: 'Roles' }).click()
    } else await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(table(page, 'Roles').getByRole('columnheader')).toHaveText(['Name'])
    await expect(cells(page, 'Roles')).toHaveText(['Name', ...names])
    await expect(table(page, 'Permissions').getByRole('columnheader')).toHaveText([
      'Name',
      'Description',
    ])
    const sorted = Object.entries(permissionData).sort(([a], [b]) => (a < b ? -1 : 1))
    await expect(cells(page, 'Permissions')).toHaveText([
      'NameDescription',
      ...sorted.map(([name, description]) => `${name}${description}`),
    ])
    await expectAccessible()

    await table(page, 'Roles').getByRole('link', { name: 'marketing' }).click()
    await expect(page).toHaveURL(`/roles/${ids.role('marketing')}`)
    await page.goBack()
    await cells(page, 'Permissions').filter({ hasText: 'reports:read' }).click()
    await expect(page).toHaveURL(`/permissions/${ids.permission('reports:read')}`)
  })

test('ROLE-02, AMB-47, API-12: the add-row ignores blank names, refuses known ones and creates a role', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin')
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '')
  })
  await page.goto('/roles')
  await page.getByRole('button', { name: 'Add role' }).click()
  const name = table(page, 'Roles').getByRole('textbox', { name: 'Name' })
  await name.fill('   ')
  await name.press('Enter')
  await expect(name).toHaveValue('')
  expect(posts).toEqual([])

  await name.fill('admin')
  await name.press('Enter')
  await expect(table(page, 'Roles').getByText('Another role has this name already.')).toBeVisible()
  await expect(messages(page).getByRole('alert')).toHaveText(/Another role has this name already\./)
  await expect(name).toHaveValue('admin')
  await expect(name).toHaveAccessibleDescription(/Another role has this name already\./)
  await expectAccessible()

  await name.fill(' keyholder ')
  await name.press('Enter')
  await expect(messages(page).getByText('Role Created')).toBeVisible()
  expect(JSON.parse(posts.at(-1) ?? '')).toEqual({ role: 'keyholder' })
  await expect(table(page, 'Roles').getByRole('link', { name: 'keyholder' })).toBeVisible()
  await table(page, 'Roles').getByRole('link', { name: 'keyholder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('keyholder')
  await expect(page.getByText('Nobody has this role.')).toBeVisible()
  await expect(page.getByText('0 of 22 selected')).toBeVisible()
})

for (const who of ['areaLead', 'storeLead', 'barista'] as const)
  test(`the ${who} reads roles; nothing can be added or saved, and it says why (AMB-47, ROLE-09, AMB-46, PERM-05)`, async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    const ids = await idsByName(p4)
    await signIn(who)
    await page.goto('/roles')
    await expect(table(page, 'Roles')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add role' })).toHaveCount(0)
    await page.getByRole('button', { name: '1 action not allowed' }).click()
    const why = 'You need the permission roles:update for this. Roles that have it: admin, owner.'
    await expect(page.getByRole('dialog')).toContainText(why)
    await page.goto(`/roles/${ids.role('marketing')}`)
    await expect(box(page, 'reports:read')).toBeDisabled()
    await expect(box(page, 'products:update')).toBeDisabled()
    await expect(box(page, 'products:update')).toBeChecked()
    await expect(save(page)).toBeDisabled()
    await expect(save(page)).toHaveAccessibleDescription(why)
    await expect(page.getByRole('main').getByText(why).first()).toBeVisible()
    await expectAccessible()
  })

test('a role is saved, and says before who gains and loses what (ROLE-05, ROLE-06, ROLE-07, ROLE-08, ROUTE-15, API-13, API-14, FLASH-49)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const ids = await idsByName(p4)
  const id = ids.role('marketing')
  await signIn('owner')
  await page.goto(`/roles/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('marketing')
  await expect(permissions(page).getByRole('checkbox')).toHaveCount(22)
  await expect(box(page, 'reports:read')).toHaveAccessibleDescription(
    'Read the tip and end-of-day reports',
  )
  await permissions(page).getByText('reports:read').hover()
  await expect(page.getByRole('tooltip')).toHaveText('Read the tip and end-of-day reports')

  await box(page, 'reports:read').check()
  await box(page, 'categories:update').uncheck()
  const preview = page.getByRole('region', { name: 'What saving changes' })
  const users = (await p4.as('owner').ok('listEmployees', { query: { role_id: id } })).map(
    ({ name }) => name,
  )
  await expect(preview.getByRole('listitem')).toHaveText([
    `${users.length} users lose categories:update: ${users.join(', ')}`,
    `${users.length} users gain reports:read: ${users.join(', ')}`,
  ])
  await expectAccessible()
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page).click()
  await expect(messages(page).getByText('Role Updated')).toBeVisible()
  expect(new URL((await sent).url()).pathname).toBe(`/p4/roles/${id}`)
  const saved = await p4.as('owner').ok('getRole', { path: { id } })
  expect((await sent).postDataJSON()).toMatchObject({ role: 'marketing' })
  expect(saved.permission_ids).toContain(ids.permission('reports:read'))
  expect(saved.permission_ids).not.toContain(ids.permission('categories:update'))
  await expect(preview).toHaveCount(0)
  await page.getByRole('link', { name: 'Employees', exact: true }).click()
  await expect(page).toHaveURL('/employees')
})

test('ROLE-07, PERM-08: who takes permissions from themselves is asked first, and told which', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const ids = await idsByName(p4)
  const id = ids.role('admin')
  await signIn('admin')
  await page.goto(`/roles/${id}`)
  for (const name of ['roles:update', 'reports:read']) await box(page, name).uncheck()
  await save(page).click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to take permissions from yourself?',
  })
  await expect(question).toContainText(
    'You lose reports:read and roles:update, and you cannot undo it: nobody gives what they do not hold themselves.',
  )
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Changed:').locator('..')).toHaveText('Changed: Permissions')
  const read = () => p4.as('owner').ok('getRole', { path: { id } })
  expect((await read()).permission_ids).toContain(ids.permission('roles:update'))

  await save(page).click()
  await question.getByRole('button', { name: 'Save Role' }).click()
  await expect(messages(page).getByText('Role Updated')).toBeVisible()
  expect((await read()).permission_ids).not.toContain(ids.permission('roles:update'))
  await expect(box(page, 'reports:read')).toBeDisabled()
})

test('ROLE-09, PERM-08: nobody grants what they do not hold, nor takes it from a role', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const ids = await idsByName(p4)
  const id = ids.role('marketing')
  const clerk = await userWith(p4, { permissions: ['roles:update', 'reports:read'] })
  await signIn(clerk)
  await page.goto(`/roles/${id}`)
  const row = (name: string) => permissions(page).locator('label', { hasText: name }).locator('..')
  await expect(box(page, 'orders:refund')).toBeDisabled()
  await expect(row('orders:refund')).toContainText(
    'You do not hold orders:refund. Roles that have it: accounting, admin, area-lead, owner.',
  )
  await expect(box(page, 'products:update')).toBeChecked()
  await expect(box(page, 'products:update')).toBeDisabled()
  await box(page, 'reports:read').check()
  await expectAccessible()
  await save(page).click()
  await expect(messages(page).getByText('Role Updated')).toBeVisible()
  const saved = await p4.as('owner').ok('getRole', { path: { id } })
  expect(saved.permission_ids).toContain(ids.permission('reports:read'))
})

test('the employees of a role are asked for by its id, searched and linked (ROLE-11, ROLE-12, API-03, AMB-36)', async ({
  page,
  p4,
  signIn,
}) => {
  const ids = await idsByName(p4)
  const id = ids.role('store-lead')
  await signIn('storeLead')
  const asked = page.waitForRequest((request) => request.url().includes('/p4/employees?'))
  await page.goto(`/roles/${id}`)
  expect(new URL((await asked).url()).search).toBe(`?role_id=${id}`)
  await expect(table(page, 'Employees').getByRole('columnheader')).toHaveText(['Name', 'Email'])
  await expect(cells(page, 'Employees')).toHaveCount(11)
  const holders = await p4.as('owner').ok('listEmployees', { query: { role_id: id } })
  await expect(page.getByText(`${holders.length} employees`).last()).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=/)
  await table(page, 'Employees').getByRole('button', { name: 'Email' }).click()
  await expect(page).toHaveURL(/sort=/)
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('storelead@')
  await expect(cells(page, 'Employees')).toHaveCount(2)
  await cells(page, 'Employees').nth(1).click()
  await expect(page).toHaveURL(`/employees/${demoAccounts.storeLead.id}`)
})

test('ROLE-10: the page of barista hides the table, and its permissions can be changed', async ({
  page,
  p4,
  signIn,
}) => {
  const ids = await idsByName(p4)
  await signIn('owner')
  await page.goto(`/roles/${ids.role('barista')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('barista')
  await box(page, 'stores:update-pars').check()
  await expect(page.getByRole('table')).toHaveCount(0)
  const preview = page.getByRole('region', { name: 'What saving changes' })
  await expect(preview).toContainText(/users gain stores:update-pars: .* and \d+ more/)
  await expect(page.getByText('The users with this role are not listed here.')).toBeVisible()
  await preview.getByRole('button', { name: /^and \d+ more$/ }).click()
  const { length } = await p4
    .as('owner')
    .ok('listEmployees', { query: { role_id: ids.role('barista') } })
  await expect
    .poll(async () => (await preview.getByRole('listitem').textContent())?.split(', ').length)
    .toBe(length)
  await preview.getByRole('button', { name: 'Show fewer' }).click()
  await save(page).click()
  await expect(messages(page).getByText('Role Updated')).toBeVisible()
})

test('ROLE-13, PERM-06, AMB-46: the permissions of owner are read-only for the owner too', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const ids = await idsByName(p4)
  await signIn('owner')
  await page.goto(`/roles/${ids.role('owner')}`)
  const boxes = permissions(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(22)
  for (const one of await boxes.all()) {
    await expect(one).toBeDisabled()
    await expect(one).toBeChecked()
  }
  await expect(save(page)).toBeDisabled()
  await expect(
    page.getByText("The owner role's permissions cannot be changed.").first(),
  ).toBeVisible()
  await expectAccessible()
})

test('ROLE-14, PLUS-05, FLASH-05: a role that cannot be saved says why and keeps the choice', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const ids = await idsByName(p4)
  await signIn('owner')
  fail('updateRole', { network: 'gone', times: 1 })
  fail('updateRole', { status: 500, message: 'The roles are being counted.', times: 1 })
  await page.goto(`/roles/${ids.role('marketing')}`)
  await box(page, 'reports:read').check()
  for (const text of ['The roles are being counted.', 'Something went wrong.']) {
    await save(page).click()
    await expect(messages(page).getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(box(page, 'reports:read')).toBeChecked()
  }
  await save(page).click()
  await expect(messages(page).getByText('Role Updated')).toBeVisible()
})

test('ROLE-10, PLUS-03: without the employees a role can be saved, and they are read again', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const ids = await idsByName(p4)
  await signIn('owner')
  fail('listEmployees', { status: 500, message: 'Nobody is in.', times: 1 })
  await page.goto(`/roles/${ids.role('marketing')}`)
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('The employees could not be loaded')
  await expect(failed).toContainText('Nobody is in.')
  await box(page, 'reports:read').check()
  await expect(page.getByRole('region', { name: 'What saving changes' })).toContainText(
    'The employees could not be loaded',
  )
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(table(page, 'Employees')).toBeVisible()
  await expect(page.getByText(/users gain reports:read/)).toBeVisible()
  await save(page).click()
  await expect(messages(page).getByText('Role Updated')).toBeVisible()
})

test('a permission, its roles and everybody who holds it (PERM-30, PERM-31, PERM-32, PERM-33, AMB-33, ROUTE-17, API-16)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const ids = await idsByName(p4)
  const id = ids.permission('credits:update')
  await signIn('barista')
  const asked = page.waitForRequest((request) => request.url().includes('/p4/employees?'))
  await page.goto(`/permissions/${id}`)
  expect(new URL((await asked).url()).search).toBe(`?permission_id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('credits:update')
  await expect(page.getByText(permissionData['credits:update'])).toBeVisible()
  await expect(cells(page, 'Roles')).toHaveText(['Name', 'admin', 'area-lead', 'owner'])
  const holders = await p4.as('owner').ok('listEmployees', { query: { permission_id: id } })
  const direct = holders.filter((one) => one.permission_ids.includes(id)).length
  expect(direct).toBeGreaterThan(0)
  expect(holders.length).toBeGreaterThan(direct)
  await expect(
    page.getByText(`${direct} directly, ${holders.length - direct} through a role only.`),
  ).toBeVisible()
  await expect(table(page, 'Employees').getByRole('columnheader')).toHaveText(['Name', 'Email'])
  const search = page.getByRole('searchbox', { name: 'Search employees' })
  await search.fill('arealead@')
  await expect(cells(page, 'Employees').nth(1)).toContainText('Through area-lead')
  await search.fill(holders.find((one) => one.permission_ids.includes(id))?.email ?? '')
  await expect(cells(page, 'Employees').nth(1)).toContainText('Directly')
  await search.fill('')
  await expectAccessible()

  await cells(page, 'Roles').filter({ hasText: 'area-lead' }).click()
  await expect(page).toHaveURL(`/roles/${ids.role('area-lead')}`)
  await page.goBack()
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('arealead@')
  await cells(page, 'Employees').filter({ hasText: 'Andre Castellanos' }).click()
  await expect(page).toHaveURL(`/employees/${demoAccounts.areaLead.id}`)
})
