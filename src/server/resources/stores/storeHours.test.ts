import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { weekdays } from '#domain/calendar.ts'
import { freshP4 } from '#mocks/freshP4.ts'

const p4 = freshP4()

test('the hours of every weekday, and the overrides by their date (API-91, AMB-101, HOURS-11, HOL-09)', async () => {
  const barista = p4.as('barista')
  const { hours, overrides } = await barista.ok('getStoreHours', { path: { id: 1 } })
  expect(Object.keys(hours)).toEqual(weekdays)
  expect(hours.wednesday).toEqual({
    store_id: 1,
    day_of_week: 'wednesday',
    opening_time: '05:30:00',
    closing_time: '20:00:00',
    override_date: null,
  })
  expect(hours.sunday).toMatchObject({ day_of_week: 'sunday', opening_time: '07:00:00' })
  expect(Object.keys(overrides)).toEqual(Object.keys(overrides).toSorted())
  expect(overrides['2026-03-04 00:00:00']).toEqual({
    store_id: 1,
    override_date: '2026-03-04 00:00:00',
    day_of_week: 'wednesday',
    opening_time: '08:00:00',
    closing_time: '14:00:00',
    is_closed: false,
    is_holiday: false,
    archived_at: null,
  })
  expect(overrides['2026-12-25 00:00:00']).toMatchObject({ is_closed: true, opening_time: null })
})

test('HOURS-07, API-91: closed is both times 00:00:00; a store without hours has nulls', async () => {
  const barista = p4.as('barista')
  const closed = await barista.ok('getStoreHours', { path: { id: 5 } })
  expect(closed.hours.sunday).toMatchObject({
    opening_time: '00:00:00',
    closing_time: '00:00:00',
  })
  const fresh = await barista.ok('getStoreHours', { path: { id: 24 } })
  for (const day of weekdays)
    expect(fresh.hours[day]).toMatchObject({ opening_time: null, closing_time: null })
  expect(fresh.overrides).toEqual({})
})

test('API-91: archived stores keep their hours', async () => {
  await p4.database.transaction((tx) =>
    tx.execute(sql`update stores set archived_at = '2026-03-01' where id = 1`),
  )
  const { hours } = await p4.as('barista').ok('getStoreHours', { path: { id: 1 } })
  expect(hours.monday.opening_time).toBe('05:30:00')
})
