import '#testing/document.ts'
import { IconClock } from '@tabler/icons-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Make } from '#api/core/batch.ts'
import { accessOf } from '#api/core/viewer.ts'
import { renderUi } from '#ui/testing.tsx'
import { BulkActions } from './BulkActions.tsx'
import type { BulkAction } from './bulk.ts'

interface Store {
  readonly id: number
  readonly name: string
}

const stores: Store[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ id, name: `Store ${id}` }))
const noun = { one: 'store', many: 'stores' }
const permission = {
  id: 1,
  permission: 'stores:update-hours',
  description: null,
  archived_at: null,
}
const accessAt = (...store_ids: number[]) =>
  accessOf(
    {
      ...{ id: 9, name: 'Robin', email: null, phone_number: null, employee_id: null },
      ...{ photo_url: null, role_ids: [], permission_ids: [1], store_ids },
    },
    [],
    [permission],
  )

const run = vi.fn<Make<Store>>()
const setHours: BulkAction<Store> = {
  operation: 'saveStoreHours',
  label: 'Hours',
  icon: IconClock,
  targetOf: ({ id }) => ({ storeId: id }),
  refusal: ({ id }) => (id === 2 ? 'It is closed for good.' : undefined),
  title: (all) => `Set hours of ${all}`,
  done: (all) => `Set hours of ${all}`,
  run,
}

const show = (rows: readonly Store[], ...ids: number[]) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <BulkActions
        access={accessAt(...ids)}
        actions={[setHours]}
        selected={{ rows, all: stores, nameOf: ({ name }) => name }}
        noun={noun}
      />
    </QueryClientProvider>,
  )
const called = () => run.mock.calls.map(([{ id }]) => id)

beforeEach(() => {
  run.mockReset()
  run.mockResolvedValue(null)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function asking(...ids: number[]) {
  const user = userEvent.setup()
  show(stores, ...ids)
  await user.click(screen.getByRole('button', { name: 'Hours' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('AMB-286, AMB-26: rows where the user may not, or that refuse, are named and never called', async () => {
  const { user, dialog } = await asking(1, 2, 3)
  const left = await dialog.findByRole('list', { name: 'Left out' })
  const reasons = within(left).getAllByRole('listitem')
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Store 2: It is closed for good.',
    'Store 4, Store 5, Store 6, Store 7, Store 8 and Store 9: You need the permission stores:update-hours at these stores for this.',
  ])
  await user.click(dialog.getByRole('button', { name: 'Set hours of 2 stores' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called()).toEqual([1, 3])
})

test('AMB-286: without a selected row a button says what it needs', () => {
  show([], 1)
  const { ariaDisabled } = screen.getByRole('button', {
    name: 'Hours',
    description: 'Select rows first.',
  })
  expect(ariaDisabled).toBe('true')
})

test('AMB-286: an action that no row allows is not offered', () => {
  show(stores, 2)
  expect(screen.queryByRole('button', { name: 'Hours' })).toBeNull()
})

test('AMB-286: six at a time, can be stopped and continued; nothing is done twice', async () => {
  const held = Promise.withResolvers<null>()
  run.mockReturnValue(held.promise)
  const { user, dialog } = await asking(1, 3, 4, 5, 6, 7, 8, 9)
  await user.click(await dialog.findByRole('button', { name: 'Set hours of 8 stores' }))
  await user.click(await dialog.findByRole('button', { name: 'Stop' }))
  expect(called()).toEqual([1, 3, 4, 5, 6, 7])
  expect(dialog.getAllByText('stopped')).toHaveLength(2)
  expect(dialog.getByRole('button', { name: 'Stopping …' }).ariaDisabled).toBe('true')
  held.resolve(null)
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called()).toEqual([1, 3, 4, 5, 6, 7, 8, 9])
})

test('AMB-313: leaving the page sends nothing more', async () => {
  const held = Promise.withResolvers<null>()
  run.mockReturnValue(held.promise)
  const { user, dialog } = await asking(1, 3, 4, 5, 6, 7, 8, 9)
  await user.click(await dialog.findByRole('button', { name: 'Set hours of 8 stores' }))
  cleanup()
  await act(async () => held.resolve(null))
  expect(called()).toEqual([1, 3, 4, 5, 6, 7])
})

test('AMB-286, AMB-269: a lost answer says that the row may have been saved', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  run.mockImplementationOnce((_store, write) =>
    write('saveStoreHours', { path: { id: 1 }, body: { store_hours: [] } }),
  )
  const { user, dialog } = await asking(1)
  await user.click(await dialog.findByRole('button', { name: 'Set hours of 1 store' }))
  expect(await dialog.findByText(/The answer was lost: it may have been saved/)).toBeDefined()
})
