import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Persona } from '#mocks/p4.ts'
import { userWith } from '#mocks/userWith.ts'
import { type PermissionName, permissionNames } from '#server/seed/roleData.ts'
import { consoleTests } from '#testing/console.tsx'

const p4 = freshP4()

const { open, fail } = consoleTests()

/** Every entry in the order of SHELL-29, with its address and the permission that shows it (PERM-07). */
const entries: readonly (readonly [string, string, PermissionName?])[] = [
  ['Search', '/search'],
  ['Roles', '/roles', 'roles:update'],
  ['Employees', '/employees', 'users:update'],
  ['Stores', '/stores'],
  ['Products', '/products'],
  ['Attributes', '/attributes'],
  ['Tags', '/tags'],
  ['Vertical Scroll Cards', '/vertical-cards', 'vertical-scrolls:update'],
  ['Custom Content', '/custom-content', 'custom-content:update'],
  ['Reports', '/reports', 'reports:read'],
  ['Recommended Products', '/recommended-products', 'recommended-products:update'],
  ['Recommendation Engine', '/recommendation-engine', 'recommended-products:update'],
  ['Promotions', '/promotions'],
  ['Surcharges & Tax', '/surcharges', 'tax-rates:update'],
  ['Menus', '/menus', 'categories:update'],
  ['Promotional Categories', '/promotional-categories', 'promotions:update'],
  ['PLU Update', '/plu-update', 'mass-price-change:update'],
  ['Current User', '/current-user'],
]

/** What each persona holds of the permissions that show entries (AMB-172). */
const held: Record<Persona, readonly PermissionName[]> = {
  owner: permissionNames,
  admin: permissionNames,
  areaLead: ['users:update', 'reports:read', 'tax-rates:update'],
  storeLead: ['reports:read'],
  barista: [],
}

const shown = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const personas = ['owner', 'admin', 'areaLead', 'storeLead', 'barista'] as const

test.each(personas)(
  'the %s sees the entries of the permissions they hold, in their order (SHELL-02, SHELL-10, SHELL-11, SHELL-12, SHELL-13, SHELL-14, SHELL-15, SHELL-23, SHELL-28, SHELL-29, PERM-01, PERM-02, PERM-07)',
  async (persona) => {
    await open(p4, { as: persona, at: '/current-user' })
    await screen.findByRole('navigation', { name: 'Main' })
    const expected = entries.filter(([, , needed]) => !needed || held[persona].includes(needed))
    expect(shown()).toEqual(expected.map(([label, path]) => [label, path]))
  },
)

test('PERM-07, SHELL-10: a permission shows its own entries and no other', async () => {
  const guarded = new Set(entries.flatMap(([, , needed]) => needed ?? []))
  for (const permission of guarded) {
    const who = await userWith(p4, { permissions: [permission] })
    const page = await open(p4, { as: who, at: '/current-user' })
    await screen.findByRole('navigation', { name: 'Main' })
    const labels = entries.filter(([, , needed]) => !needed || needed === permission)
    expect(shown(), permission).toEqual(labels.map(([label, path]) => [label, path]))
    page.close()
  }
})

test('PLUS-06: the palette has every screen that has an entry and every form that creates something', async () => {
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  const links = (await screen.findByRole('navigation', { name: 'Main' })) && shown()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('textbox', { name: 'Go to a screen' })
  const dialog = field.closest('[role="dialog"]')
  const offered = within(dialog instanceof HTMLElement ? dialog : document.body)
    .getAllByRole('button')
    .map((one) => one.textContent)
  expect(offered).toEqual([
    ...links.map(([label]) => label),
    ...[
      'Create Product',
      'Create Attribute',
      'Create Tag',
      'Create Employee',
      'Create Promotion',
      'Create Store',
    ],
  ])
  expect(page.address()).toBe('/current-user')
})

test('PLUS-06, PERM-05: the palette offers nobody what they may not open', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/products' })
  await screen.findByRole('table', { name: 'Products' })
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('textbox', { name: 'Go to a screen' })
  for (const wanted of ['role', 'create']) {
    await page.user.clear(field)
    await page.user.type(field, wanted)
    expect(await screen.findByText('No screen of this name')).toBeDefined()
  }
  await page.user.clear(field)
  await page.user.type(field, 'curr{Enter}')
  await expect.poll(page.address).toBe('/current-user')
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  await page.user.type(
    await screen.findByRole('textbox', { name: 'Go to a screen' }),
    'latte{Enter}',
  )
  await expect.poll(page.address).toBe('/search?q=latte')
})

test('PERM-05: a read that is refused says so in the page', async () => {
  const message = 'You need the permission users:update for this.'
  fail('listEmployees', { status: 403, message })
  await open(p4, { as: 'barista', at: '/employees' })
  // The message is flashed as well, outside the page.
  const inPage = within(await screen.findByRole('main'))
  await waitFor(() => expect(inPage.getByText(message)).toBeDefined())
  expect(inPage.getByRole('heading', { level: 1 }).textContent).toBe('Employees')
  expect(inPage.getByText('Roles that have it: admin, area-lead, owner.')).toBeDefined()
})

test('AMB-05: while the permissions are unknown nothing is said of roles and stores', async () => {
  fail('listPermissions', { status: 500 })
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  await screen.findByRole('heading', { level: 1 })
  await page.settled()
  const [side] = screen.getAllByRole('complementary')
  expect(side?.textContent).toContain('1.41.0-rc.1')
  expect(side?.textContent).not.toMatch(/stores|owner/)
})

const lookOnly = (permission: string, roles: string) =>
  `You can look at this page but not change it: for that you need the permission ${permission}. Roles that have it: ${roles}.`

test.each([
  ['/vertical-cards', lookOnly('vertical-scrolls:update', 'admin, marketing, owner')],
  ['/menus', lookOnly('categories:update', 'admin, marketing, owner')],
  [
    '/employees/4',
    'To edit the profiles of employees you need the permission users:update. Roles that have it: admin, area-lead, owner.',
  ],
])('AMB-24: %s says above itself which permission it needs', async (at, said) => {
  await open(p4, { as: 'barista', at })
  const needed = await screen.findByText(said.split(' permission ')[0] ?? '', { exact: false })
  expect(needed.textContent).toBe(said)
})

test.each(['/vertical-cards/9999', '/vertical-cards/none'])(
  'AMB-24, ROUTE-03: %s is Not Found, and nothing is said of changing it',
  async (at) => {
    await open(p4, { as: 'barista', at })
    await screen.findByRole('heading', { name: 'Not Found' })
    expect(screen.queryByText(/you need the permission/)).toBeNull()
  },
)

test('ROUTE-03, FLASH-13: a record that does not exist is Not Found with its reason; an unknown address shows the fallback', async () => {
  const page = await open(p4, { as: 'owner', at: '/promotions/99999' })
  await screen.findByRole('heading', { name: 'Not Found' })
  const oops = () => screen.queryByText('Oops, something went wrong :(')
  expect(within(screen.getByRole('main')).getByText('This promotion does not exist.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Promotions' })).toBeDefined()
  expect(oops()).toBeNull()
  await page.open('/promotions/abc')
  await screen.findByText('No page has this address.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not Found')
  expect(oops()).not.toBeNull()
})

test.each([
  ['/promotions/1', 'getPromotion', 'Promotions'],
  ['/promotions/create', 'listPromotionTypes', 'Promotions'],
  ['/users/5', 'getUser', 'Employees'],
] as const)(
  'PLUS-03, PLUS-08: %s has a heading although it could not be read',
  async (at, reads, heading) => {
    const page = await open(p4, { as: 'owner', at: '/current-user' })
    await screen.findByRole('heading', { level: 1 })
    fail(reads, { status: 503, message: 'The kitchen is closed.' })
    await page.open(at)
    const main = within(screen.getByRole('main'))
    expect(main.getByText('The kitchen is closed.')).toBeDefined()
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  },
)
