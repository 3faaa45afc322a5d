import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { OperationId } from '#api/core/operations.gen.ts'
import { operationTable } from '#api/core/operations.gen.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()

const { open, fail, use } = consoleTests()

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
    use(http.get(addressOf(reads), () => HttpResponse.json([])))
    await open(p4, { as: 'barista', at })
    const said = (await screen.findByText(empty)).parentElement
    expect(said?.textContent).not.toMatch(/Create|Add|Choose/)
    expect(screen.queryByRole('link', { name: next })).toBeNull()
    expect(screen.queryByRole('button', { name: next })).toBeNull()
  },
)

test.each(lists)(
  'PLUS-03, FLASH-92: $label: when it cannot be read, the page and a flash say why, and Retry reads it',
  async ({ at, label, reads }) => {
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

test.each(lists)(
  'AMB-286, AMB-287: $label: an address with unknown filters shows all rows, and what has a CSV can be selected',
  async ({ at, label, count }) => {
    const page = await open(p4, { as: 'owner', at: `${at}?filter=no:such;type:Nope` })
    const table = await screen.findByRole('table', { name: label })
    await page.settled()
    expect(screen.getAllByText(count).length).toBeGreaterThan(0)
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
    expect(within(table).queryByRole('checkbox')).toBeNull()
    const named = (name: string) => screen.queryAllByRole('button', { name }).length
    expect(named('Select rows')).toBe(named('Download CSV'))
  },
)

test.each(['5550107788', '010-7788'])(
  'EMP-03: an employee is found by the phone number %s',
  async (typed) => {
    const [ann, ...others] = await p4.as('owner').ok('listEmployees')
    const called = { ...ann, name: 'Ann Caller', phone_number: '(555) 010-7788' }
    use(http.get(addressOf('listEmployees'), () => HttpResponse.json([...others, called])))
    await open(p4, { as: 'owner', at: `/employees?q=${typed}` })
    const table = await screen.findByRole('table', { name: 'Employees' })
    const [, ...rows] = within(table).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('Ann Caller')])
  },
)
