import '#testing/document.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { sectionTests } from '#testing/section.tsx'
import { SectionBoundary } from '../SectionBoundary.tsx'
import { ShelfCount } from './ShelfCount.tsx'

const p4 = freshP4()
const { open, fail, writes } = sectionTests()

beforeEach(() => sessionStorage.clear())

async function openFood() {
  const { user } = await open(
    p4,
    'barista',
    <SectionBoundary failed="Failed">
      <ShelfCount storeId={1} onClose={() => {}} />
    </SectionBoundary>,
  )
  await user.click(await screen.findByRole('radio', { name: 'Food' }))
  await user.click(field())
  const names = (await rows()).map((row) => row.textContent ?? '')
  return { user, names }
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Food to count' })).getAllByRole('button')
const row = async (at: number) => (await rows())[at]?.textContent
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const sentCounts = () => writes().map(({ body }) => body)

test('AMB-253: Enter saves a count and goes to the next, the counted one is ticked, a skipped one comes last', async () => {
  const { user, names } = await openFood()
  expect(document.activeElement).toBe(field())
  expect(field().inputMode).toBe('numeric')
  expect(field()).toBe(screen.getByLabelText(names[0] ?? ''))
  await user.keyboard('12{Enter}')
  expect(screen.getByRole('status').textContent).toContain(`1 of ${names.length} counted`)
  expect(screen.getAllByRole('img', { name: 'Counted' })).toHaveLength(1)
  expect(await row(0)).toBe(`${names[0]}12`)
  expect([document.activeElement, field().value]).toEqual([
    screen.getByLabelText(names[1] ?? ''),
    '',
  ])
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  expect(await row(1)).toBe(`${names[1]}Skipped`)
  for (let at = 2; at < names.length; at += 1) await user.keyboard(`${at}{Enter}`)
  expect(screen.getByLabelText(names[1] ?? '')).toBe(field())
  await user.keyboard('0{Enter}')
  expect(await screen.findByText('Everything here is counted.')).toBeDefined()
  await waitFor(() => expect(writes()).toHaveLength(names.length))
  expect(sentCounts().slice(0, 2)).toEqual([{ quantity_available: 12 }, { quantity_available: 2 }])
})

test('AMB-253: a text that is no number stays with its error, and nothing is sent', async () => {
  const { user, names } = await openFood()
  await user.keyboard('ab{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('“ab” is not a whole number')
  expect(screen.getByLabelText(names[0] ?? '')).toBe(field())
  expect(field().value).toBe('ab')
  expect(writes()).toEqual([])
})

test('AMB-253: a count that failed has no tick and is counted again', async () => {
  const { user, names } = await openFood()
  fail('updateStoreInventory', { status: 500, message: 'The server rests.', times: 1 })
  await user.keyboard('12{Enter}')
  expect(await screen.findByText('12 was not saved: The server rests.')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain(`0 of ${names.length} counted`)
  await user.click((await rows())[0] ?? document.body)
  await user.keyboard('13{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(`1 of ${names.length} counted`),
  )
  expect(screen.queryByText(/was not saved/)).toBeNull()
  expect(sentCounts()).toEqual([{ quantity_available: 12 }, { quantity_available: 13 }])
})

test('AMB-253: what was counted stays ticked when the count is opened again that day', async () => {
  const first = await openFood()
  await first.user.keyboard('12{Enter}')
  await waitFor(() => expect(writes()).toHaveLength(1))
  cleanup()
  const { names } = await openFood()
  expect(screen.getByRole('status').textContent).toContain(`1 of ${names.length} counted`)
})
