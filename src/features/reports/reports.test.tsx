import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { inArray } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Days } from '#api/reports.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { users } from '#server/database/schema/people.ts'
import { messages } from '#testing/console.tsx'
import { savedFile } from '#testing/savedFile.ts'
import { sectionTests } from '#testing/section.tsx'
import { axisLabels } from './axisLabels.ts'
import { EodReport } from './EodReport.tsx'
import { ReportsScreen } from './ReportsScreen.tsx'
import { eodDate, reportRanges, tipDays } from './reportDays.ts'
import { reportSearch } from './reportSearch.ts'
import { TipReport } from './TipReport.tsx'

const p4 = freshP4()

const { open, server } = sectionTests()

function Tips({ first }: { first: Days }) {
  const [days, setDays] = useState(first)
  return <TipReport days={days} onChoose={setDays} />
}

function Eod({ first }: { first: string }) {
  const [date, setDate] = useState(first)
  return <EodReport date={date} onChoose={setDate} />
}

/** The addresses, with their queries, that the console reads from now on. */
function heard(): string[] {
  const addresses: string[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    addresses.push(`${pathname}${search}`)
  })
  return addresses
}

/** What is told at a field. */
const toldAt = (label: string) =>
  screen
    .getByLabelText(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('REP-02, REP-08, AMB-161: the tips begin one year before today, the end of the day on 2020-01-03', () => {
  vi.useFakeTimers({ now: new Date(2028, 1, 29, 12) })
  expect(tipDays({})).toEqual({ start: '2027-02-28', end: '2028-02-29' })
  vi.useRealTimers()
  expect(eodDate({})).toBe('2020-01-03')
  expect(reportSearch({ end: 'x', date: '2026-03-04', q: 'a' })).toEqual({ date: '2026-03-04' })
  expect(eodDate({ date: '2026-02-31' })).toBe('2020-01-03')
  expect(tipDays({ start: '2026-03-05', end: '2026-03-04' })).toEqual({
    start: '2026-03-04',
    end: '2026-03-04',
  })
})

test.each([
  ['2026-03-04', ['03-03 03-03', '02-22 02-28', '02-01 02-28', '02-15 02-28']],
  ['2026-03-01', ['02-28 02-28', '02-22 02-28', '02-01 02-28', '02-15 02-28']],
  ['2026-03-09', ['03-08 03-08', '03-01 03-07', '02-01 02-28', '02-22 03-07']],
  ['2026-11-02', ['11-01 11-01', '10-25 10-31', '10-01 10-31', '10-18 10-31']],
  ['2027-01-02', ['01-01 01-01', '12-20 12-26', '12-01 12-31', '12-13 12-26']],
])('AMB-161: on %s, yesterday, last week, last month and the last pay period', (today, days) => {
  const shown = reportRanges(today).map(({ days: { start, end } }) => [start, end])
  expect(shown.map((pair) => pair.map((date) => date.slice(5)).join(' '))).toEqual(days)
})

test.each([
  ['three letters that nobody shares', ['Ann Lee', 'Bo'], ['Ann', 'Bo']],
  ['the last name too', ['Edgar Larkin', 'Edgerton Rao', 'Cher'], ['Edg Lar', 'Edg Rao', 'Che']],
  ['the id of one word', ['Cher', 'Cher Ono'], ['Che #1', 'Che Ono']],
  ['the id of namesakes', ['Jo Reyes (ID 1)', 'Jo Reyes (ID 2)'], ['Jo  #1', 'Jo  #2']],
])('REP-03, AMB-161: below a bar stand %s', (_, names, lines) => {
  const people = names.map((name, at) => ({ name, user_id: at + 1 }))
  expect(axisLabels(people).map((label) => label.join(' '))).toEqual(lines)
})

test('AMB-161: the tips of last week and the revenue of yesterday take one press', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 4, 12) })
  const addresses = heard()
  const { user } = await open(
    p4,
    'owner',
    <>
      <Tips first={{ start: '2026-03-01', end: '2026-03-04' }} />
      <Eod first="2019-01-03" />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Last week', pressed: false }))
  await screen.findByText('Tips per person from 2/22/26 to 2/28/26, by the days of each store')
  expect(addresses).toContain('/p4/reports/tips?start_date=2026-02-22&end_date=2026-02-28')
  expect(screen.getByRole('button', { name: 'Last week', pressed: true })).toBeDefined()
  const days = within(screen.getByRole('group', { name: 'Days' }))
  await user.click(days.getByRole('button', { name: 'Yesterday' }))
  const rows = await p4.as('owner').ok('getEodReport', { query: { date: '2026-03-03' } })
  const sums = within(await screen.findByRole('region', { name: 'Revenue by store' }))
  const totals = new Map<string, number>()
  for (const { store, revenue } of rows) totals.set(store, (totals.get(store) ?? 0) + revenue)
  const byStore = sums.getAllByRole('term').map(({ textContent }) => textContent)
  expect(byStore.toSorted()).toEqual([...totals.keys()].toSorted())
  const most = totals.get(byStore[0] ?? '') ?? 0
  expect(most).toBe(Math.max(...totals.values()))
  expect(sums.getAllByRole('definition')[0]?.textContent).toBe(formatDollars(most))
  vi.useRealTimers()
})

test('the table names everybody with their tips, the report follows its dates (REP-01, REP-10, API-146, AMB-162)', async () => {
  const days = { start: '2026-02-01', end: '2026-03-04' }
  const addresses = heard()
  await open(p4, 'owner', <Tips first={days} />)
  const shown = async () => {
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
    return rows.map((row) => row.textContent)
  }
  const expected = async (start_date: string, end_date: string) =>
    (await p4.as('owner').ok('getTipReport', { query: { start_date, end_date } })).map(
      ({ name, tips }) => `${name}${formatDollars(tips)}`,
    )
  expect(await shown()).toEqual(await expected(days.start, days.end))
  expect(addresses).toContain('/p4/reports/tips?start_date=2026-02-01&end_date=2026-03-04')
  fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2026-03-02' } })
  const fewer = await expected('2026-03-02', days.end)
  await waitFor(async () => expect(await shown()).toEqual(fewer))
  expect(screen.getByText(/from 3\/2\/26 to 3\/4\/26/)).toBeDefined()
  const read = addresses.length
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2026-03-01' } })
  expect(toldAt('End Date')).toBe('The end date is before the start date.')
  expect(await shown()).toEqual(fewer)
  expect(addresses.length).toBe(read)
})

test('REP-01, REP-06: a day that is still to come is told at its field', async () => {
  await open(p4, 'owner', <Eod first="2020-01-03" />)
  const field = await screen.findByLabelText('Date')
  expect(screen.queryByText('This day is still to come.')).toBeNull()
  fireEvent.change(field, { target: { value: '2999-03-04' } })
  const note = screen.getByText('This day is still to come.')
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(note.id)
  fireEvent.blur(field)
  expect(await screen.findByText('No revenue on this day')).toBeDefined()
})

test('REP-01, REP-05: while the dates are no range nothing is saved, and the report names no other days', async () => {
  const { user } = await open(
    p4,
    'owner',
    <Tips first={{ start: '2026-02-01', end: '2026-03-04' }} />,
  )
  await screen.findByText('Tips per person from 2/1/26 to 3/4/26, by the days of each store')
  const saved = savedFile()
  const press = async () => user.click(screen.getByRole('button', { name: 'Download' }))
  const start = screen.getByLabelText('Start Date')
  for (const [date, reason] of [
    ['', 'Enter a date.'],
    ['2026-03-05', 'The end date is before the start date.'],
    ['0001-01-01', 'Enter a year from 2000 on.'],
  ] as const) {
    fireEvent.change(start, { target: { value: date } })
    if (date.startsWith('0')) fireEvent.blur(start)
    expect(toldAt(date > '2026-03-04' ? 'End Date' : 'Start Date')).toContain(reason)
    const button = screen.getByRole('button', { name: 'Download', description: reason })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Tips per person, by the days of each store')).toBeDefined()
    await press()
  }
  expect(saved.name).toBe('')
  fireEvent.change(start, { target: { value: '2026-03-01' } })
  await screen.findByText('Tips per person from 3/1/26 to 3/4/26, by the days of each store')
  await press()
  await waitFor(() => expect(saved.name).toBe('p4-tips-2026-03-01-2026-03-04.csv'))
})

test("Download saves the host's CSV under the days (REP-05, REP-11, API-147, AMB-163)", async () => {
  const { user } = await open(
    p4,
    'owner',
    <Tips first={{ start: '2026-02-01', end: '2026-03-04' }} />,
  )
  const saved = savedFile()
  const addresses = heard()
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved.name).toBe('p4-tips-2026-02-01-2026-03-04.csv'))
  expect(addresses).toContain(
    '/p4/reports/tips?start_date=2026-02-01&end_date=2026-03-04&format=csv',
  )
  expect((await saved.text())?.split('\r\n')[0]).toBe('name,tips')
})

test('Store, Time, Type, Revenue of the chosen day (REP-06, REP-09, REP-12, API-144)', async () => {
  const addresses = heard()
  await open(p4, 'owner', <Eod first="2019-01-03" />)
  expect(await screen.findByText('No revenue on this day')).toBeDefined()
  expect(screen.getByText('Revenue on 1/3/19')).toBeDefined()
  expect(addresses).toContain('/p4/reports/eod?date=2019-01-03&format=json')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-03' } })
  const table = await screen.findByRole('table', { name: 'EOD Report' })
  const rows = await p4.as('owner').ok('getEodReport', { query: { date: '2026-03-03' } })
  expect(rows.length).toBeGreaterThan(1)
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'StoreTimeTypeRevenue',
      ...rows.map(
        ({ store, time, type, revenue }) => `${store}${time}${type}${formatDollars(revenue)}`,
      ),
    ]),
  )
  // The report of the other day is still known.
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2019-01-03' } })
  expect(await screen.findByText('No revenue on this day')).toBeDefined()
  expect(addresses.filter((address) => address.includes('date=2019-01-03'))).toHaveLength(1)
})

test('REP-06: a report that cannot be read says so in its place and is read again by Retry', async () => {
  const failure = { code: 'fault', message: 'The books are closed.', status: 500 }
  const refused = () => HttpResponse.json(failure, { status: 500 })
  const { user } = await open(p4, 'owner', <Eod first="2026-03-02" />)
  await screen.findByRole('table', { name: 'EOD Report' })
  server.use(http.get('*/p4/reports/eod', refused, { once: true }))
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-03' } })
  expect(await screen.findByText('The end-of-day report could not be loaded')).toBeDefined()
  expect(screen.getByText('The books are closed.')).toBeDefined()
  expect(messages()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'EOD Report' })).toBeDefined()
})

test('REP-01, REP-06: a date is typed key by key, and the report is read once it is whole', async () => {
  const addresses = heard()
  await open(p4, 'owner', <Eod first="2020-01-03" />)
  const field = await screen.findByLabelText<HTMLInputElement>('Date')
  await waitFor(() => expect(addresses).toHaveLength(1))
  for (const value of ['2020-01-01', '2020-11-01', '2020-11-20', '0002-11-20', '0020-11-20']) {
    fireEvent.change(field, { target: { value } })
    expect(field.value).toBe(value)
  }
  fireEvent.blur(field)
  expect(toldAt('Date')).toBe('Enter a year from 2000 on.')
  expect(addresses).toHaveLength(1)
  fireEvent.change(field, { target: { value: '2026-03-03' } })
  fireEvent.blur(field)
  await screen.findByText(/^Revenue on 3\/3\/26/)
  expect(addresses.slice(1)).toEqual(['/p4/reports/eod?date=2026-03-03&format=json'])
  fireEvent.change(field, { target: { value: '' } })
  expect(toldAt('Date')).toBe('Enter a date.')
  fireEvent.blur(field)
  expect(addresses).toHaveLength(2)
})

test('PERM-05, PERM-28, REP-01: without the permission the page names it and reads no report', async () => {
  const addresses = heard()
  await open(p4, 'barista', <ReportsScreen />)
  expect(await screen.findByText('You may not see the reports')).toBeDefined()
  expect(screen.getByText('reports:read')).toBeDefined()
  expect(addresses.filter((address) => address.includes('/reports/'))).toEqual([])
})

test('REP-10: people of one name are told apart by their ids', async () => {
  const query = { start_date: '2026-02-01', end_date: '2026-03-04' }
  const [one, other] = await p4.as('owner').ok('getTipReport', { query })
  const ids = [one?.user_id ?? 0, other?.user_id ?? 0]
  await p4.database.transaction((tx) =>
    tx.update(users).set({ name: 'Jo Reyes' }).where(inArray(users.id, ids)),
  )
  await open(p4, 'owner', <Tips first={{ start: query.start_date, end: query.end_date }} />)
  const table = within(await screen.findByRole('region', { name: 'Tips per person' }))
  const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual([...ids.map((id) => `Jo Reyes (ID ${id})`), names[2]])
  expect(names[2]).not.toContain('ID')
})
