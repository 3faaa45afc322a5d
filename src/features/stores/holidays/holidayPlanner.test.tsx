import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { paste, press } from '#testing/controls.ts'
import { deferred } from '#ui/testing.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, fail, writes } = consoleTests()

const hoursOn = (id: number, date: string, more: object) =>
  owner.ok('saveStoreHours', {
    path: { id },
    body: { store_hours: [{ override_date: `${date} 00:00:00`, is_holiday: true, ...more }] },
  })
const closed = { is_closed: true }
const planned = async (id: number, date: string) =>
  (await owner.ok('getStoreHours', { path: { id } })).overrides[`${date} 00:00:00`]

async function planner(who: 'storeLead' | 'areaLead') {
  const page = await open(p4, { as: who, at: '/stores/holidays' })
  // Comes when all hours are read.
  await screen.findByRole('button', { name: 'Refresh' })
  const grid = screen.getByRole('grid', { name: 'Special Hours' })
  const headers = within(grid)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  const cell = (store: string, column: string) => {
    const row = within(grid).getByRole('row', { name: store })
    const at = headers.findIndex((header) => header.startsWith(column))
    const found = within(row).getAllByRole('gridcell')[at]
    if (!found) throw new Error(`There is no column ${column}`)
    return { at, text: found.textContent, isReadOnly: found.ariaReadOnly === 'true' }
  }
  return { page, cell }
}

// Today is March 4.
test('AMB-290: who has no hours yet is marked, and pasted hours are saved store by store', async () => {
  await hoursOn(1, '2026-04-03', closed)
  await hoursOn(2, '2026-04-03', { opening_time: '08:00:00', closing_time: '14:00:00' })
  const { page, cell } = await planner('areaLead')
  expect(cell('Capitol Hill', 'Fri Apr 3, 2026').text).toBe('CLOSED')
  expect(cell('Ballard', 'Fri Apr 3, 2026').text).toBe('8:00 AM - 2:00 PM')
  expect(cell('LoHi', 'Fri Apr 3, 2026').text).toMatch(/No special hours yet: 2 stores set$/)
  const { at } = cell('LoHi', 'Fri Apr 3, 2026')
  await paste('LoHi', at, '8-2')
  expect(cell('LoHi', 'Fri Apr 3, 2026').text).toMatch(/“8-2” is no hours: type 8 AM - 2 PM/)
  await paste('LoHi', at, '2 pm - 8 am')
  expect(cell('LoHi', 'Fri Apr 3, 2026').text).toContain('Closes after midnight, at 8:00 AM')
  await paste('LoHi', at, 'closed')
  await paste('Capitol Hill', at, '9 am - 1 pm')
  await paste('Ballard', at, '')
  fail('saveStoreHours', { status: 409, message: 'The store is being moved.', times: 1 })
  await press('Save Special Hours')
  await waitFor(() => expect(messages()).toEqual(['1 of 3 stores failed.']))
  await press('Save Special Hours')
  await waitFor(async () =>
    expect(await planned(1, '2026-04-03')).toMatchObject({
      opening_time: '09:00:00',
      is_closed: false,
      is_holiday: true,
    }),
  )
  await page.settled()
  expect(await planned(9, '2026-04-03')).toMatchObject(closed)
  expect(await planned(2, '2026-04-03')).toBeUndefined()
  expect(writes()).toHaveLength(4)
})

test('AMB-290, AMB-26: last year’s days are copied where the user may, and only they are sent', async () => {
  await hoursOn(1, '2025-04-05', closed)
  await hoursOn(5, '2025-04-05', closed)
  const { cell, page } = await planner('storeLead')
  expect(cell('Embarcadero', 'Sun Apr 5, 2026').isReadOnly).toBe(true)
  await page.user.click(screen.getByRole('button', { name: 'Copy Last Year’s' }))
  await waitFor(() => expect(cell('Capitol Hill', 'Sun Apr 5, 2026').text).toMatch(/^CLOSED/))
  await press('Save Special Hours')
  await waitFor(() => expect(messages()).toEqual(['Hours Updated']))
  expect(writes().map(({ address }) => address)).toEqual(['/p4/stores/1/hours'])
  expect(await planned(5, '2026-04-05')).toBeUndefined()
})

test('AMB-313: Leave ends a save: the stores that are not called yet are left out', async () => {
  const { page, cell } = await planner('areaLead')
  const { at } = cell('Ballard', 'Mon May 25, 2026')
  await paste('Ballard', at, Array(9).fill('closed').join('\n'))
  const gate = deferred()
  fail('saveStoreHours', { until: gate.promise })
  await press('Save Special Hours')
  await waitFor(() => expect(writes()).toHaveLength(6))
  await page.user.click(screen.getByRole('link', { name: 'Tags' }))
  await press('Leave')
  await screen.findByRole('heading', { name: 'Tags' })
  gate.resolve()
  await waitFor(() => expect(messages()).toEqual(['Stopped: 6 of 9 stores were saved.']))
  expect(writes()).toHaveLength(6)
})

test('AMB-290: hours that somebody else set meanwhile are replaced only when saved again', async () => {
  const { page } = await planner('areaLead')
  await page.user.click(screen.getByRole('button', { name: 'Show All 90 Days' }))
  const day = await screen.findByRole('columnheader', { name: /^Sat Mar 7, 2026/ })
  await paste('Capitol Hill', Number(day.ariaColIndex) - 1, 'closed')
  await hoursOn(1, '2026-03-07', { opening_time: '08:00:00', closing_time: '14:00:00' })
  await press('Save Special Hours')
  await waitFor(() => expect(messages()).toEqual(['1 of 1 store failed.']))
  expect(writes()).toEqual([])
  expect(
    screen.getAllByText(/Somebody else set 8:00 AM - 2:00 PM on Mar 7, 2026 meanwhile/).length,
  ).toBeGreaterThan(0)
  await press('Save Special Hours')
  await waitFor(() => expect(messages()).toEqual(['Hours Updated']))
  expect(await planned(1, '2026-03-07')).toMatchObject(closed)
})

test('AMB-290: Refresh shows what others have set since, and unsaved cells stay', async () => {
  await hoursOn(1, '2026-04-03', closed)
  const { page, cell } = await planner('areaLead')
  const { at } = cell('Ballard', 'Fri Apr 3, 2026')
  await paste('Ballard', at, '9 am - 1 pm')
  await hoursOn(9, '2026-04-03', { opening_time: '08:00:00', closing_time: '14:00:00' })
  await page.user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(cell('LoHi', 'Fri Apr 3, 2026').text).toBe('8:00 AM - 2:00 PM'))
  expect(cell('Ballard', 'Fri Apr 3, 2026').text).toMatch(/^9:00 AM - 1:00 PM/)
  expect(writes()).toEqual([])
})

test('AMB-290: a refused text is told until it is mended, and all days are shown for a while', async () => {
  await hoursOn(1, '2026-04-03', closed)
  const { page, cell } = await planner('areaLead')
  const { at } = cell('Ballard', 'Fri Apr 3, 2026')
  await paste('Ballard', at, 'banana')
  await paste('LoHi', at, 'closed')
  await press('Save Special Hours')
  const refusal =
    '1 cell was refused: “banana” is no hours: type 8 AM - 2 PM, 08:00 - 14:00 or Closed (Fri Apr 3, 2026 of Ballard).'
  await waitFor(() => expect(messages()).toContain(refusal))
  expect(screen.getByText('1 unsaved cell')).toBeDefined()
  await paste('Ballard', at, 'closed')
  expect(messages()).not.toContain(refusal)
  const columns = () => screen.getAllByRole('columnheader').length
  const special = columns()
  await press('Show All 90 Days')
  expect(columns()).toBe(91)
  await press('Show Holidays Only')
  expect(messages()).toContain('Save or undo the unsaved cells first.')
  await press('Save Special Hours')
  await page.settled()
  await press('Show Holidays Only')
  expect(columns()).toBe(special)
})

test('AMB-290: hours that could not be read do not look like regular hours', async () => {
  fail('getStoreHours', { status: 500 })
  const { cell } = await planner('areaLead')
  const { text, isReadOnly } = cell('Ballard', 'Mon May 25, 2026')
  expect([text, isReadOnly]).toEqual([expect.stringMatching(/^Not read/), true])
})
