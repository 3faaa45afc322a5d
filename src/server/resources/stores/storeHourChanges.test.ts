import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedWith } from '#mocks/p4.ts'

const p4 = freshP4()
const lead = p4.as('storeLead')

const path = { id: 2 }
const monday = {
  day_of_week: 'monday',
  opening_time: '06:30:00',
  closing_time: '21:00:00',
  override_date: null,
} as const
const newYear = { override_date: '2027-05-01 00:00:00', day_of_week: 'saturday' } as const

test.each(['saveStoreHours', 'addStoreHours'] as const)(
  'API-92, AMB-99: %s saves a weekday and answers the saved row first',
  async (operation) => {
    const before = await lead.ok('getStoreHours', { path })
    const saved = await lead.ok(operation, { path, body: { store_hours: [monday] } })
    expect(saved).toEqual([{ ...monday, store_id: 2 }])
    expect(await lead.ok('getStoreHours', { path })).toEqual({
      ...before,
      hours: { ...before.hours, monday: { ...monday, store_id: 2 } },
    })
    expect(await lead.ok(operation, { path, body: { store_hours: [monday] } })).toEqual(saved)
  },
)

test('HOURS-07: a day is closed by both times 00:00:00, and may close after midnight', async () => {
  const late = { ...monday, opening_time: '18:00:00', closing_time: '02:00:00' }
  const closed = { ...monday, opening_time: '00:00:00', closing_time: '00:00:00' }
  for (const row of [late, closed])
    expect(await lead.ok('saveStoreHours', { path, body: { store_hours: [row] } })).toEqual([
      { ...row, store_id: 2 },
    ])
})

test('API-93, AMB-102, HOL-08: an override is made, changed field by field and archived', async () => {
  const save = async (row: object) => {
    const [saved] = await lead.ok('saveStoreHours', { path, body: { store_hours: [row] } })
    return saved
  }
  const times = { opening_time: '08:00:00', closing_time: '12:00:00' }
  const made = { ...newYear, ...times, store_id: 2, is_closed: false, archived_at: null }
  expect(await save({ ...newYear, ...times, is_holiday: true })).toEqual({
    ...made,
    is_holiday: true,
  })
  expect(await save({ ...newYear, is_holiday: false, closing_time: '13:00:00' })).toEqual({
    ...made,
    closing_time: '13:00:00',
    is_holiday: false,
  })
  expect(await save({ ...newYear, is_closed: true })).toMatchObject({ is_closed: true })
  const { overrides } = await lead.ok('getStoreHours', { path })
  expect(overrides[newYear.override_date]).toMatchObject({ is_closed: true, is_holiday: false })
  const archived_at = '2026-03-04T17:05:00.000Z'
  expect(await save({ ...newYear, archived_at })).toMatchObject({ archived_at })
  const later = await lead.ok('getStoreHours', { path })
  expect(later.overrides).not.toHaveProperty([newYear.override_date])
  expect(
    await lead.call('saveStoreHours', {
      path,
      body: { store_hours: [{ ...newYear, archived_at }] },
    }),
  ).toMatchObject(refusedWith(400, 'This date has no other hours.', 'store_hours.0.override_date'))
})

test.each([
  [
    { ...newYear, closing_time: '12:00:00' },
    'opening_time',
    'Please enter an opening time (unless store closed)',
  ],
  [
    { ...newYear, opening_time: '08:00:00' },
    'closing_time',
    'Please enter a closing time (unless store closed)',
  ],
])(
  'HOL-05, HOL-06: hours %o are refused at their field, and all rows with them',
  async (row, field, message) => {
    const before = await lead.ok('getStoreHours', { path })
    expect(
      await lead.call('saveStoreHours', { path, body: { store_hours: [monday, row] } }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: `store_hours.1.${field}`, message }] },
    })
    expect(await lead.ok('getStoreHours', { path })).toEqual(before)
  },
)
