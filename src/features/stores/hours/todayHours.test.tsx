import '#testing/document.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const { open, writes } = consoleTests()

const section = async () => within(await screen.findByRole('region', { name: 'Store Hours' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function openDialog(page: Awaited<ReturnType<typeof open>>, name: string | RegExp) {
  await page.user.click(await (await section()).findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Today’s Hours' }))
  await dialog.findByText(/Only today changes/)
  return {
    dialog,
    press: (button: string) => page.user.click(dialog.getByRole('button', { name: button })),
  }
}

const wednesday = { override_date: '2026-03-04 00:00:00', day_of_week: 'wednesday' } as const
const kept = { opening_time: '05:30:00', is_closed: false, is_holiday: false }

test('AMB-257, HOURS-10, FLASH-63: closing early changes today alone, and today gets its regular hours back', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  const { dialog, press } = await openDialog(page, 'Close early')
  expect(dialog.getByText(/Every Wednesday stays 5:30 AM - 8:00 PM/)).toBeDefined()
  type('Closes at', '21:00')
  await press('Close at 9:00 PM')
  expect(await dialog.findByText('The store closes at 8:00 PM already.')).toBeDefined()
  type('Closes at', '17:00')
  await press('Close at 5:00 PM')
  await expect.poll(messages).toEqual(['Hours Updated'])
  expect(writes().map(({ body }) => body)).toEqual([
    { store_hours: [{ ...wednesday, ...kept, closing_time: '17:00:00' }] },
  ])
  const hours = await section()
  const row = "Today's Holiday Hours 5:30 AM - 5:00 PM"
  expect(await hours.findByRole('button', { name: row })).toBeDefined()
  expect(hours.getByRole('button', { name: 'Wednesday 5:30 AM - 8:00 PM' })).toBeDefined()
  expect(hours.getByText('Open until 5:00 PM, special hours')).toBeDefined()

  const again = await openDialog(page, row)
  await again.press('Regular hours today')
  await expect.poll(() => hours.queryByRole('button', { name: row })).toBeNull()
  expect(writes().at(-1)?.body).toEqual({
    store_hours: [{ ...wednesday, archived_at: expect.any(String) }],
  })
})

test('AMB-257: a store closes now, and a holiday that somebody else entered meanwhile stays one', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  const { press } = await openDialog(page, 'Close now')
  const body = {
    store_hours: [
      { ...wednesday, opening_time: '06:00:00', closing_time: '15:00:00', is_holiday: true },
    ],
  }
  await p4.as('areaLead').ok('saveStoreHours', { path: { id: 2 }, body })
  await press('Close now')
  expect(await (await section()).findByText('Closed until 5:30 AM tomorrow, holiday')).toBeDefined()
  expect(writes().map(({ body }) => body)).toEqual([
    { store_hours: [{ ...wednesday, closing_time: '09:05:00' }] },
  ])
})

test('AMB-257, HOURS-07: midnight to midnight is said to close today before it is saved', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  const { dialog } = await openDialog(page, 'Other hours today')
  type('Opens', '00:00')
  type('Closes', '00:00')
  expect(dialog.getByText('CLOSED on this date')).toBeDefined()
  await page.user.click(dialog.getByRole('switch', { name: 'Closed all day' }))
  expect(dialog.queryByText('CLOSED on this date')).toBeNull()
})

test('AMB-257, HOURS-05: the dialog of a weekday says that today has hours of its own, and leads to them', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/1' })
  await page.user.click(await screen.findByRole('button', { name: /^Wednesday/ }))
  const weekday = within(await screen.findByRole('dialog', { name: 'Wednesday Hours' }))
  expect(weekday.getByText('Every Wednesday.')).toBeDefined()
  expect(weekday.getByText(/^Today has hours of its own, 8:00 AM - 2:00 PM/)).toBeDefined()
  await page.user.click(weekday.getByRole('button', { name: 'Change only today' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Today’s Hours' }))
  await page.user.click(await dialog.findByRole('switch', { name: 'Closed all day' }))
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(messages).toEqual(['Hours Updated'])
  expect(writes().map(({ body }) => body)).toEqual([
    { store_hours: [{ ...wednesday, is_closed: true }] },
  ])
})
