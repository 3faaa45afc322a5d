import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()

// The browser is in Tokyo, as far from every store as can be.
vi.stubEnv('TZ', 'Asia/Tokyo')
afterAll(() => void vi.unstubAllEnvs())

const { open, writes, fail } = consoleTests()

const inHonolulu = (id: number) =>
  p4.database.transaction((tx) =>
    tx.execute(sql`update stores set time_zone = 'Pacific/Honolulu' where id = ${id}`),
  )
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The rows of the week, in words. */
async function week() {
  const hours = within(await screen.findByRole('region', { name: 'Store Hours' }))
  await hours.findByText('Sunday')
  return hours.getAllByRole('listitem')
}

async function todaysRow() {
  const marked = (await week()).filter((row) => row.getAttribute('aria-current') === 'date')
  expect(marked).toHaveLength(1)
  return marked[0]?.textContent
}

test('the week of a store, Sunday first, closed days in words (HOURS-01, HOURS-07, AMB-97, API-91)', async () => {
  await open(p4, { as: 'barista', at: '/stores/5' })
  const rows = await week()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Sunday CLOSED',
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
      (day) => `${day} 5:30 AM - 8:00 PM`,
    ),
    'Saturday 7:00 AM - 7:00 PM',
  ])
  expect(screen.queryByText('Click a day to edit')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Monday/ })).toBeNull()
})

test.each([
  // It is Monday morning in Tokyo and still Sunday, the day before, in Honolulu.
  ['2026-03-08T21:00:00Z', 'Sunday CLOSED'],
  // One minute before midnight in Honolulu, and midnight itself.
  ['2026-03-09T09:59:00Z', 'Sunday CLOSED'],
  ['2026-03-09T10:00:00Z', 'Monday 5:30 AM - 8:00 PM'],
])('HOURS-02, AMB-96: at %s today is that of Honolulu, seen from Tokyo', async (now, row) => {
  await inHonolulu(5)
  vi.setSystemTime(now)
  await open(p4, { as: 'barista', at: '/stores/5' })
  expect(await todaysRow()).toBe(row)
})

test('HOURS-02: an override of today has a row of its own, and no weekday is marked', async () => {
  await open(p4, { as: 'barista', at: '/stores/1' })
  expect(await todaysRow()).toBe("Today's Holiday Hours 8:00 AM - 2:00 PM")
  expect(await week()).toHaveLength(8)
})

test('a day is changed in its dialog (HOURS-03, HOURS-05, HOURS-08, HOURS-10, AMB-100, FLASH-63, API-92, PERM-20)', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  expect(await screen.findByText('Click a day to edit')).toBeDefined()
  await page.user.click(await screen.findByRole('button', { name: /^Monday 5:30 AM/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Monday Hours' }))
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Opens',
    'Closes',
  ])
  type('Opening time', '')
  expect(dialog.getByRole('button', { name: 'Confirm' })).toMatchObject({ disabled: true })
  type('Opening time', '18:15')
  await page.user.click(dialog.getByRole('tab', { name: 'Closes' }))
  type('Closing time', '02:00')
  expect(dialog.getByText('Closes after midnight, at 2:00 AM on the next day.')).toBeDefined()
  type('Closing time', '')
  expect(dialog.getByRole('button', { name: 'Confirm' })).toMatchObject({ disabled: true })
  type('Closing time', '02:00')
  await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await expect.poll(messages).toEqual(['Hours Updated'])
  expect(await screen.findByRole('button', { name: 'Monday 6:15 PM - 2:00 AM' })).toBeDefined()
  expect(writes()).toEqual([
    {
      method: 'PUT',
      address: '/p4/stores/2/hours',
      body: {
        store_hours: [
          {
            day_of_week: 'monday',
            opening_time: '18:15:00',
            closing_time: '02:00:00',
            override_date: null,
          },
        ],
      },
    },
  ])
})

test('HOURS-06, HOURS-09, AMB-98: Close sets both times and saves by Confirm only; no change is no call', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  const openDay = async () => {
    await page.user.click(await screen.findByRole('button', { name: /^Friday/ }))
    return within(await screen.findByRole('dialog', { name: 'Friday Hours' }))
  }
  const gone = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const press = async (dialog: ReturnType<typeof within>, name: string) =>
    page.user.click(dialog.getByRole('button', { name }))

  await press(await openDay(), 'Confirm')
  await gone()
  const first = await openDay()
  await press(first, 'Close Friday')
  expect(first.getByText('CLOSED on Friday')).toBeDefined()
  await press(first, 'Cancel')
  await gone()
  expect(writes()).toEqual([])

  const second = await openDay()
  await press(second, 'Close Friday')
  await press(second, 'Confirm')
  expect(await screen.findByRole('button', { name: 'Friday CLOSED' })).toBeDefined()
  const closed = { opening_time: '00:00:00', closing_time: '00:00:00', override_date: null }
  expect(writes().map(({ body }) => body)).toEqual([
    { store_hours: [{ day_of_week: 'friday', ...closed }] },
  ])
})

test('HOURS-05, PLUS-04: a refused time is told in its tab, and Escape asks before it is lost', async () => {
  const field = { path: 'store_hours.0.closing_time', message: 'The street is closed by then.' }
  fail('saveStoreHours', { status: 400, message: 'Invalid hours.', fields: [field] })
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  await page.user.click(await screen.findByRole('button', { name: /^Friday/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Friday Hours' }))
  type('Opening time', '06:15')
  await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
  const tabOfFault = await waitFor(() => {
    dialog.getByText(field.message)
    return dialog.getByRole('tab', { selected: true }).textContent
  })
  expect(tabOfFault).toBe('Closes')
  expect(dialog.getByLabelText('Closing time').getAttribute('aria-invalid')).toBe('true')
  await page.user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(question.textContent).toContain('Friday Hours: Opening time')
})

test('HOURS-06, HOURS-07, AMB-194: a day that somebody else closed meanwhile is not open until midnight', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  await page.user.click(await screen.findByRole('button', { name: /^Friday/ }))
  await screen.findByRole('dialog', { name: 'Friday Hours' })
  type('Opening time', '07:00')
  const closed = { opening_time: '00:00:00', closing_time: '00:00:00' }
  await p4.as('areaLead').ok('saveStoreHours', {
    path: { id: 2 },
    body: { store_hours: [{ day_of_week: 'friday', override_date: null, ...closed }] },
  })
  await page.user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('button', { name: 'Friday 7:00 AM - 8:00 PM' })).toBeDefined()
  expect(messages()).toEqual([
    'Hours Updated',
    'Somebody else had changed Opening Time and Closing Time meanwhile; your values were kept.',
  ])
})

test('AMB-103: a date that is past at the store is told as one that the list will not show', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2/holidays' })
  await page.user.click(await screen.findByRole('button', { name: 'Add Holiday' }))
  await screen.findByRole('dialog', { name: 'Create Holiday' })
  const note = /^This date is past at the store/
  type('Date *', '2099-12-25')
  expect(screen.queryByText(note)).toBeNull()
  type('Date *', '2020-01-03')
  expect(screen.getByText(note)).toBeDefined()
})

test('HOURS-12, AMB-29, PERM-20: a foreign store is only read', async () => {
  await open(p4, { as: 'storeLead', at: '/stores/5' })
  await week()
  expect(screen.queryByText('Click a day to edit')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Monday/ })).toBeNull()
})

const holidays = async () => {
  const table = within(await screen.findByRole('table', { name: 'Upcoming Holidays' }))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    )
}

test('from the hours to the holidays from today on, by date (HOURS-04, HOL-01, HOL-09, AMB-103, ROUTE-25, PERM-20)', async () => {
  await inHonolulu(1)
  // It is 5 March in Tokyo and still the 4th in Honolulu, which has an override.
  vi.setSystemTime('2026-03-05T03:00:00Z')
  const page = await open(p4, { as: 'barista', at: '/stores/1' })
  await page.user.click(await screen.findByRole('link', { name: 'Manage Holidays' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Upcoming Holidays' })).toBeDefined()
  expect(page.address()).toBe('/stores/1/holidays')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Capitol Hill' })).toBeDefined()
  expect(await holidays()).toEqual([
    ['Mar 4, 2026', '8:00 AM', '2:00 PM', 'No', 'No'],
    ['Jul 4, 2026', '8:00 AM', '2:00 PM', 'No', 'Yes'],
    ['Dec 25, 2026', '', '', 'Yes', 'Yes'],
    ['Jan 1, 2027', '8:00 AM', '2:00 PM', 'No', 'Yes'],
  ])
  expect(screen.queryByRole('button', { name: /^(Add Holiday|Edit|Archive)/ })).toBeNull()
  // At midnight in Honolulu the day is over.
  page.close()
  vi.setSystemTime('2026-03-05T10:00:00Z')
  await open(p4, { as: 'barista', at: '/stores/1/holidays' })
  expect((await holidays())[0]?.[0]).toBe('Jul 4, 2026')
})

const addHoliday = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Add Holiday' }))
  return within(await screen.findByRole('dialog', { name: 'Create Holiday' }))
}

test('what is missing is said at its field and flashed, and nothing is sent (HOL-02, HOL-03, HOL-04, HOL-05, HOL-06, FLASH-87, FLASH-88, FLASH-89)', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2/holidays' })
  const dialog = await addHoliday(page)
  for (const label of ['Date *', 'Opening Time', 'Closing Time'])
    expect(dialog.getByLabelText(label)).toMatchObject({ value: '' })
  for (const name of ['Is Closed', 'Is Holiday'])
    expect(dialog.getByRole('switch', { name })).toBeDefined()
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await save()
  await expect.poll(messages).toEqual(['Please enter a date.'])
  expect(dialog.getByText('Please enter a date.')).toBeDefined()
  type('Date *', '2026-05-01')
  await save()
  await expect.poll(messages).toContain('Please enter an opening time (unless store closed)')
  type('Opening Time', '08:00')
  await save()
  await expect.poll(messages).toContain('Please enter a closing time (unless store closed)')
  expect(dialog.getByText('Please enter a closing time (unless store closed)')).toBeDefined()
  expect(writes()).toEqual([])
})

test('HOL-03, HOURS-07: midnight to midnight is said to be closed before it is saved', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2/holidays' })
  const dialog = await addHoliday(page)
  type('Opening Time', '00:00')
  type('Closing Time', '00:00')
  expect(dialog.getByText('CLOSED on this date')).toBeDefined()
})

test('a holiday is added, edited and archived (HOL-03, HOL-07, HOL-08, AMB-102, API-93, FLASH-63)', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2/holidays' })
  const dialog = await addHoliday(page)
  type('Date *', '2026-05-01')
  await page.user.click(dialog.getByRole('switch', { name: 'Is Closed' }))
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(messages).toEqual(['Hours Updated'])
  await expect.poll(holidays).toContainEqual(['May 1, 2026', '', '', 'Yes', 'Yes'])
  const key = { override_date: '2026-05-01 00:00:00', day_of_week: 'friday' }
  expect(writes().at(-1)?.body).toEqual({
    store_hours: [{ ...key, is_closed: true, is_holiday: true }],
  })

  await page.user.click(screen.getByRole('button', { name: 'Edit May 1, 2026' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Holiday' }))
  expect(screen.getByLabelText('Date *')).toMatchObject({ disabled: true, value: '2026-05-01' })
  await page.user.click(edit.getByRole('switch', { name: 'Is Closed' }))
  type('Opening Time', '20:00')
  type('Closing Time', '01:30')
  await page.user.click(edit.getByRole('switch', { name: 'Is Holiday' }))
  expect(edit.getByText('Closes after midnight, at 1:30 AM on the next day.')).toBeDefined()
  await page.user.click(edit.getByRole('button', { name: 'Save' }))
  await expect.poll(holidays).toContainEqual(['May 1, 2026', '8:00 PM', '1:30 AM', 'No', 'No'])
  const times = { opening_time: '20:00:00', closing_time: '01:30:00' }
  expect(writes().at(-1)?.body).toEqual({
    store_hours: [{ ...key, ...times, is_closed: false, is_holiday: false }],
  })

  await page.user.click(screen.getByRole('button', { name: 'Edit May 1, 2026' }))
  await screen.findByRole('dialog', { name: 'Edit Holiday' })
  type('Closing Time', '02:00')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(holidays).toContainEqual(['May 1, 2026', '8:00 PM', '2:00 AM', 'No', 'No'])
  expect(writes().at(-1)?.body).toEqual({ store_hours: [{ ...key, closing_time: '02:00:00' }] })

  await page.user.click(screen.getByRole('button', { name: 'Archive May 1, 2026' }))
  const question = within(await screen.findByRole('dialog', { name: /Archive the hours/ }))
  await page.user.click(question.getByRole('button', { name: 'Archive' }))
  await expect.poll(holidays).not.toContainEqual(expect.arrayContaining(['May 1, 2026']))
  expect(writes().at(-1)?.body).toEqual({
    store_hours: [{ ...key, archived_at: expect.any(String) }],
  })
})

test('AMB-180, PLUS-06: a date that has hours is refused at the field, also when somebody else was first', async () => {
  const lead = p4.as('storeLead')
  const page = await open(p4, { as: 'storeLead', at: '/stores/2/holidays' })
  const dialog = await addHoliday(page)
  type('Date *', '2026-12-25')
  expect(dialog.getByText('This date has other hours already.')).toBeDefined()
  await page.user.click(dialog.getByRole('button', { name: 'Edit the hours that are there' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Holiday' }))
  await edit.findByText('When closed, nobody can order on this date.')
  await page.user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toBe('Add Holiday')

  const again = await addHoliday(page)
  type('Date *', '2026-05-01')
  await page.user.click(again.getByRole('switch', { name: 'Is Closed' }))
  const row = { override_date: '2026-05-01 00:00:00', day_of_week: 'friday' } as const
  const body = { store_hours: [{ ...row, opening_time: '09:00:00', closing_time: '11:00:00' }] }
  await lead.ok('saveStoreHours', { path: { id: 2 }, body })
  await page.user.click(again.getByRole('button', { name: 'Save' }))
  expect(await again.findByText('This date has other hours already.')).toBeDefined()
  expect(writes()).toEqual([])
  const { overrides } = await lead.ok('getStoreHours', { path: { id: 2 } })
  expect(overrides[row.override_date]).toMatchObject({ opening_time: '09:00:00' })
})

/** The edit form of the holiday of 4 July at store 1, and a save of the same date by somebody else. */
async function editFourth() {
  const page = await open(p4, { as: 'owner', at: '/stores/1/holidays' })
  await page.user.click(await screen.findByRole('button', { name: 'Edit Jul 4, 2026' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Holiday' }))
  const key = { override_date: '2026-07-04 00:00:00', day_of_week: 'saturday' } as const
  const path = { id: 1 }
  return {
    ...{ dialog, key },
    press: (role: 'switch' | 'button', name: string) =>
      page.user.click(dialog.getByRole(role, { name })),
    saveTheirs: (row: { closing_time: string } | { archived_at: string }) =>
      p4.as('areaLead').ok('saveStoreHours', { path, body: { store_hours: [{ ...key, ...row }] } }),
    stored: async () =>
      (await p4.as('owner').ok('getStoreHours', { path })).overrides[key.override_date],
  }
}

test('AMB-102, AMB-194: a holiday that somebody else archived meanwhile is not brought back', async () => {
  const { dialog, press, saveTheirs, stored } = await editFourth()
  await press('switch', 'Is Holiday')
  await saveTheirs({ archived_at: '2026-03-04T17:00:00.000Z' })
  await press('button', 'Save')
  await dialog.findByText('Somebody else archived the hours of this date meanwhile.')
  expect(writes()).toEqual([])
  expect(await stored()).toBeUndefined()
})
