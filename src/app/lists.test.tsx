import '#testing/document.ts'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { OperationId } from '#api/core/operations.gen.ts'
import { operationTable } from '#api/core/operations.gen.ts'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const { open, sent, fail, use } = consoleTests()

interface ListCase {
  readonly at: string
  readonly label: string
  readonly reads: OperationId
  readonly count: RegExp
  readonly empty: string
  /** The link or button that the empty list offers next. */
  readonly next?: string
}

const lists: readonly ListCase[] = [
  {
    ...{ at: '/products', label: 'Products', reads: 'listProducts', count: /^\d+ products$/ },
    ...{ empty: 'No products yet', next: 'Create Product' },
  },
  {
    ...{ at: '/attributes', label: 'Attributes', reads: 'listAttributes' },
    ...{ count: /^\d+ attributes$/, empty: 'No attributes yet', next: 'Add New Attributes' },
  },
  {
    ...{ at: '/tags', label: 'Tags', reads: 'listTags', count: /^\d+ tags$/ },
    ...{ empty: 'No tags yet', next: 'Create Tag' },
  },
  {
    ...{ at: '/promotional-categories', label: 'Promotional Categories' },
    ...{ reads: 'listPromotionalCategories', count: /^\d+ promotional categories$/ },
    ...{ empty: 'No promotional categories yet', next: 'Add Promotional Category' },
  },
  {
    ...{ at: '/custom-content', label: 'Custom Content', reads: 'listCustomContent' },
    ...{ count: /^\d+ articles$/, empty: 'No custom content yet', next: 'Create Custom Content' },
  },
  {
    ...{ at: '/vertical-cards', label: 'Vertical Scroll Cards', reads: 'listVerticalCards' },
    ...{ count: /^\d+ cards$/, empty: 'No vertical scroll cards yet' },
    ...{ next: 'Create Vertical Scroll Card' },
  },
]

/** The host's address of an operation without a path. */
const addressOf = (id: OperationId) => new RegExp(`${operationTable[id].path}(\\?.*)?$`)

test.each(lists)(
  'PLUS-03: $label: a skeleton while it is read, the number of rows, and no row without any',
  async ({ at, label, reads, count }) => {
    await using p4 = await startP4()
    const page = await open(p4, { as: 'owner', at: '/current-user' })
    await screen.findByRole('heading', { level: 1 })
    const held = Promise.withResolvers<void>()
    fail(reads, { until: held.promise })
    void page.router.navigate({ to: at })
    expect(await screen.findByRole('status', { name: /^Loading/ })).toBeDefined()
    expect(screen.queryByRole('table', { name: label })).toBeNull()
    held.resolve()
    const table = await screen.findByRole('table', { name: label })
    await page.settled()
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
    expect(screen.getAllByText(count).length).toBeGreaterThan(0)
  },
)

// Roles are read as the console starts, because the rights of its user depend on them. They are never empty:
// without roles nobody may do anything.
test('PLUS-03: Roles: a skeleton while they are read, and their number', async () => {
  await using p4 = await startP4()
  const held = Promise.withResolvers<void>()
  fail('listRoles', { until: held.promise })
  fail('listRoles', { status: 503, message: 'The books are closed.', times: 1 })
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  await screen.findByRole('heading', { level: 1 })
  void page.router.navigate({ to: '/roles' })
  expect(await screen.findByRole('status', { name: /^Loading/ })).toBeDefined()
  expect(screen.queryByRole('table', { name: 'Roles' })).toBeNull()
  held.resolve()
  const table = await screen.findByRole('table', { name: 'Roles' })
  await page.settled()
  const roles = await p4.as('owner').ok('listRoles')
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
  expect(screen.getByText(`${roles.length} roles`)).toBeDefined()
})

test('PLUS-03, FLASH-92: Roles: when they cannot be read, the page and a flash say why, and Retry reads them', async () => {
  await using p4 = await startP4()
  fail('listRoles', { status: 503, message: 'The books are closed.', times: 1 })
  const page = await open(p4, { as: 'owner', at: '/roles' })
  await expect.poll(messages).toEqual(['The books are closed.'])
  const told = (await screen.findByText('Roles and Permissions could not be loaded')).parentElement
  const notice = within(told ?? document.body)
  expect(notice.getByText('The books are closed.')).toBeDefined()
  await page.user.click(notice.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'Roles' })).toBeDefined()
})

test.each(lists)(
  'PLUS-03: $label: empty, it says so and offers the next action',
  async ({ at, reads, empty, next }) => {
    await using p4 = await startP4()
    use(http.get(addressOf(reads), () => HttpResponse.json([])))
    await open(p4, { as: 'owner', at })
    expect(await screen.findByText(empty)).toBeDefined()
    const offered = screen
      .queryAllByRole('link', { name: next })
      .concat(screen.queryAllByRole('button', { name: next }))
    expect(offered.length).toBeGreaterThan(0)
  },
)

test.each(lists)(
  'PLUS-03, AMB-24, PERM-05: $label: empty, it offers nothing to a barista, who may not create any',
  async ({ at, reads, empty, next }) => {
    await using p4 = await startP4()
    use(http.get(addressOf(reads), () => HttpResponse.json([])))
    await open(p4, { as: 'barista', at })
    const said = (await screen.findByText(empty)).parentElement
    expect(said?.textContent).not.toMatch(/Create|Add|Choose/)
    expect(screen.queryByRole('link', { name: next })).toBeNull()
    expect(screen.queryByRole('button', { name: next })).toBeNull()
  },
)

test('PLUS-01: the roles that grant a permission keep their order in the address, for Back and a reload', async () => {
  await using p4 = await startP4()
  const permissions = await p4.as('owner').ok('listPermissions')
  const id = permissions.find(({ permission }) => permission === 'reports:read')?.id
  const at = `/permissions/${id}`
  const shown = async () =>
    within(await screen.findByRole('table', { name: 'Roles' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const page = await open(p4, { as: 'owner', at })
  const names = await shown()
  expect(names.length).toBeGreaterThan(2)
  await page.user.click(
    within(screen.getByRole('table', { name: 'Roles' })).getByRole('button', { name: /Name/ }),
  )
  await expect.poll(shown).toEqual(names.toReversed())
  const sorted = page.address()
  expect(sorted).not.toBe(at)
  await page.open('/current-user')
  act(() => page.router.history.back())
  await page.settled()
  expect(page.address()).toBe(sorted)
  expect(await shown()).toEqual(names.toReversed())
  page.close()
  await open(p4, { as: 'owner', at: sorted })
  expect(await shown()).toEqual(names.toReversed())
})

test.each(lists)(
  'PLUS-03, FLASH-92: $label: when it cannot be read, the page and a flash say why, and Retry reads it',
  async ({ at, label, reads }) => {
    await using p4 = await startP4()
    const page = await open(p4, { as: 'owner', at: '/current-user' })
    await screen.findByRole('heading', { level: 1 })
    fail(reads, { status: 503, message: 'The books are closed.', times: 1 })
    await page.open(at)
    await expect.poll(messages).toEqual(['The books are closed.'])
    const main = await screen.findByRole('main')
    expect(await within(main).findByText('The books are closed.')).toBeDefined()
    await page.user.click(within(main).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: label })).toBeDefined()
  },
)

test.each([
  { at: '/stores', path: '/p4/stores' },
  { at: '/roles', path: '/p4/roles' },
  { at: '/permissions', path: '/p4/permissions' },
  { at: '/products', path: '/p4/products' },
  { at: '/products/create-product', path: '/p4/addons' },
])(
  'CONST-04, CONST-05, CONST-06: who comes back to $at within 30 s sees what was read, later it is read again',
  async ({ at, path }) => {
    await using p4 = await startP4()
    const page = await open(p4, { as: 'owner', at })
    await screen.findByRole('heading', { level: 1 })
    await page.settled()
    const times = () => sent.filter(({ address }) => address === path).length
    const before = times()
    expect(before).toBeGreaterThan(0)
    const comeBackAfter = async (seconds: number) => {
      await page.open('/current-user')
      vi.setSystemTime(Date.now() + seconds * 1000)
      await page.open(at)
    }
    await comeBackAfter(15)
    expect(times()).toBe(before)
    await comeBackAfter(20)
    expect(times()).toBe(before + 1)
  },
)
