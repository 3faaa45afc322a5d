import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Persona } from '#mocks/p4.ts'
import { testNow } from '#server/database/testSeed.ts'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { savedFile } from '#testing/savedFile.ts'

const p4 = freshP4()
const { open, fail, sent } = consoleTests()

/** Whatever is observed is in view: jsdom has no layout. */
class InView {
  readonly report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: InView['report']) {
    this.report = report
  }
  observe() {
    this.report([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', InView))
afterEach(() => void vi.unstubAllGlobals())

const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

/** Two changes by an admin, of the owner's content. */
async function someContent() {
  const body = { title: 'Beans', body: 'Fresh.' }
  const { id } = await p4.as('owner').ok('createCustomContent', { body })
  const changed = { title: 'Our Beans', body: 'Fresh today.' }
  await p4.as('admin').ok('updateCustomContent', { path: { id }, body: changed })
  return { id, at: `/custom-content/${id}` }
}

const table = () => screen.findByRole('table', { name: 'Changes' })

test('AMB-282: the history of a record is a line until it is opened, and follows a save', async () => {
  const { at } = await someContent()
  const page = await open(p4, { as: 'owner', at })
  const button = await screen.findByRole('button', { name: 'Show history' })
  expect(sent.filter(({ address }) => address.includes('kind=content'))).toEqual([])
  await page.user.click(button)
  expect(texts(await table())).toEqual([
    expect.stringMatching(/^Body of Our Beans: Fresh. → Fresh today.Amara Okafor/),
    expect.stringMatching(/^Title of Our Beans: Beans → Our BeansAmara Okafor/),
    expect.stringMatching(/^Created the content BeansOlivia Hartwell/),
  ])
  const title = screen.getByRole('textbox', { name: 'Title' })
  await page.user.clear(title)
  await page.user.type(title, 'Beans of today{Enter}')
  expect(
    await screen.findByText('Title of Beans of today: Our Beans → Beans of today'),
  ).toBeDefined()
})

test('AMB-282: it is filtered by field and by person', async () => {
  const { at } = await someContent()
  const page = await open(p4, { as: 'barista', at })
  await page.user.click(await screen.findByRole('button', { name: 'Show history' }))
  await table()
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Title')
  await waitFor(async () => expect(texts(await table())).toHaveLength(1))
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'All fields')
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Olivia Hartwell')
  await waitFor(async () =>
    expect(texts(await table())).toEqual([expect.stringMatching(/^Created the content Beans/)]),
  )
})

test('AMB-282: it is filtered by days, of which the last one is whole', async () => {
  const { at } = await someContent()
  const page = await open(p4, { as: 'owner', at })
  await page.user.click(await screen.findByRole('button', { name: 'Show history' }))
  await table()
  const today = testNow.toISOString().slice(0, 10)
  const [from, until] = [screen.getByLabelText('From'), screen.getByLabelText('Until')]
  fireEvent.change(until, { target: { value: '2020-01-31' } })
  await screen.findByText('No such changes')
  fireEvent.change(from, { target: { value: today } })
  expect(screen.getByText('The end is before the beginning.')).toBeDefined()
  fireEvent.change(until, { target: { value: today } })
  await waitFor(async () => expect(texts(await table())).toHaveLength(3))
  expect(new URL(sent.at(-1)?.address ?? '', 'http://p4.test').searchParams.get('end')).toBe(
    `${today} 23:59:59`,
  )
})

test('AMB-282: the fields are plain words, one choice for each word', async () => {
  const times = { opening_time: '07:11:00', closing_time: '20:00:00' }
  const monday = { ...times, day_of_week: 'monday' as const, override_date: null }
  const store_hours = [monday, { ...monday, override_date: '2027-03-01 00:00:00' }]
  await p4.as('admin').ok('saveStoreHours', { path: { id: 1 }, body: { store_hours } })
  const archived = { archived_at: '2026-03-04T17:05:00.000Z' }
  await p4.as('admin').ok('patchProduct', { path: { id: 1 }, body: archived })
  const page = await open(p4, { as: 'admin', at: '/current-user' })
  await page.user.click(await screen.findByRole('button', { name: 'Show history' }))
  await table()
  const field = screen.getByRole('combobox', { name: 'Field' })
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All fields', 'Archived', 'Hours', 'Price', 'Products'])
  await page.user.selectOptions(field, 'Hours')
  await waitFor(async () =>
    expect(texts(await table())).toEqual([
      expect.stringMatching(/^Hours of Capitol Hill, Mar 1, 2027: /),
      expect.stringMatching(/^Hours of Capitol Hill, Monday: /),
    ]),
  )
})

test('AMB-282: users see their own changes on their page', async () => {
  await someContent()
  const page = await open(p4, { as: 'admin', at: '/current-user' })
  const section = await screen.findByRole('region', { name: 'My Changes' })
  await page.user.click(within(section).getByRole('button', { name: 'Show history' }))
  expect(texts(await table())).toHaveLength(2)
  expect(screen.queryByRole('combobox', { name: 'Person' })).toBeNull()
})

test('AMB-282: the file has the changes of all pages, as they are filtered', async () => {
  const saved = savedFile()
  const { id, at } = await someContent()
  const path = { id }
  for (let day = 1; day <= 12; day += 1)
    await p4
      .as('admin')
      .ok('updateCustomContent', { path, body: { title: `Day ${day}`, body: '' } })
  const page = await open(p4, { as: 'owner', at })
  await page.user.click(await screen.findByRole('button', { name: 'Show history' }))
  await table()
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Title')
  await waitFor(async () => expect(texts(await table())).toHaveLength(10))
  await page.user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved.name).toBe('history.csv'))
  expect((await saved.text())?.trim().split('\r\n')).toHaveLength(1 + 13)
  fail('listHistory', { status: 503, message: 'Resting.', times: 1 })
  await page.user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(messages()).toEqual(['Resting.']))
})

const showHistory = async (who: Persona, at: string) => {
  const page = await open(p4, { as: who, at })
  await page.user.click(await screen.findByRole('button', { name: 'Show history' }))
  await table()
  return page
}

const setBackButtons = () => screen.queryAllByRole('button', { name: /^Set back: / })

test('AMB-300: a field is set back from its history', async () => {
  const { id, at } = await someContent()
  const page = await showHistory('owner', at)
  expect(setBackButtons()).toHaveLength(2)
  const name = 'Set back: Title of Our Beans: Beans → Our Beans'
  await page.user.click(screen.getByRole('button', { name }))
  await waitFor(() =>
    expect(messages()).toEqual(['Set back. Title of Our Beans: Our Beans → Beans']),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Beans')
  expect(await screen.findByText('Title of Beans: Our Beans → Beans')).toBeDefined()
  const body = { title: 'Decaf', body: 'Fresh today.' }
  await p4.as('admin').ok('updateCustomContent', { path: { id }, body })
  await page.user.click(screen.getByRole('button', { name: /^Set back: Title of Beans: / }))
  const refusal = 'Not set back: "Title" has changed since.'
  await waitFor(() => expect(messages()).toContain(refusal))
  expect((await p4.as('owner').ok('getCustomContent', { path: { id } })).title).toBe('Decaf')
  expect(await screen.findByText('Title of Decaf: Beans → Decaf')).toBeDefined()
})

test('AMB-275, AMB-300: Set back asks to sign in over the page, and goes on', async () => {
  const { at } = await someContent()
  const page = await showHistory('owner', at)
  fail('getCustomContent', { status: 401, times: 1 })
  await page.user.click(screen.getByRole('button', { name: /^Set back: Title of / }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  await page.user.type(dialog.getByLabelText('Password'), demoPassword)
  await page.user.click(dialog.getByRole('button', { name: 'Login' }))
  await waitFor(() =>
    expect(messages()).toEqual(['Set back. Title of Our Beans: Our Beans → Beans']),
  )
  expect(page.address()).toBe(at)
})

test('AMB-300: only what the viewer may change is set back, of a price at its store', async () => {
  const [variant] = await p4.as('owner').ok('listProductVariants', { path: { id: 1 } })
  for (const storeId of [1, 3]) {
    const path = { storeId, variantId: variant?.id ?? 0 }
    await p4.as('owner').ok('updateStoreVariantPrice', { path, body: { price: 991 } })
  }
  const page = await showHistory('storeLead', '/products/1')
  expect(texts(await table())).toHaveLength(2)
  const [button, ...others] = setBackButtons()
  expect(others).toEqual([])
  expect(button?.getAttribute('aria-label')).toMatch(/ at Capitol Hill: .+¢ → 991¢$/)
  if (button) await page.user.click(button)
  await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/: 991¢ → \d+¢$/)]))
})

test.each([
  ['storeLead', `/users/${demoAccounts.barista.id}`, []],
  ['barista', '/current-user', ['Set back. Name of Me: Me → Theo Park']],
] as const)('AMB-300: a name is set back by who may change it: %s', async (who, at, told) => {
  const path = { id: demoAccounts.barista.id }
  await p4.as('barista').ok('updateUser', { path, body: { ...path, name: 'Me' } })
  const page = await showHistory(who, at)
  for (const button of setBackButtons()) await page.user.click(button)
  await page.settled()
  expect(messages()).toEqual(told)
})

test('AMB-300: without the right nothing is set back', async () => {
  const { at } = await someContent()
  await showHistory('barista', at)
  expect(setBackButtons()).toEqual([])
})

test('AMB-282: the surcharges have one history', async () => {
  await p4.as('admin').ok('createSurcharge', { body: { name: 'Loaf Fee', flat_rate: 10 } })
  const page = await open(p4, { as: 'owner', at: '/surcharges' })
  const section = await screen.findByRole('region', { name: 'History of Surcharges' })
  await page.user.click(within(section).getByRole('button', { name: 'Show history' }))
  expect(texts(await table())).toEqual([
    expect.stringMatching(/^Created the surcharge Loaf FeeAmara Okafor/),
  ])
})

test.each([404, 405, 501])(
  'AMB-282: a host that answers %i to the call has no history',
  async (status) => {
    fail('listHistory', { status })
    const { at } = await someContent()
    const page = await open(p4, { as: 'owner', at })
    await page.settled()
    expect(sent.filter(({ address }) => address.startsWith('/p4/history'))).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('AMB-282: a history whose read fails is told with Retry, and the host is asked again', async () => {
  fail('listHistory', { status: 500, times: 2 })
  const { at } = await someContent()
  const page = await open(p4, { as: 'owner', at })
  await page.user.click(await screen.findByRole('button', { name: 'Show history' }))
  expect(await screen.findByText('The history could not be loaded')).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await table()).toBeDefined()
})
