// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DraftPlaceContext } from '../drafts/drafts.ts'
import { renderUi } from '../testing.tsx'
import { defineColumns } from './columns.ts'
import { List } from './List.tsx'
import { defineList } from './listState.ts'

const list = defineList({
  columns: defineColumns<{ id: number; name: string; city: string }>([
    { id: 'name', header: 'Name', value: ({ name }) => name },
    { id: 'city', header: 'City', value: ({ city }) => city, filter: true },
  ]),
})
const rows = [
  { id: 1, name: 'Ana', city: 'Seattle' },
  { id: 2, name: 'Ben', city: 'Seattle' },
  { id: 3, name: 'Bea', city: 'Boise' },
]

function Page({ owner, filter }: { owner: string | null; filter?: string }) {
  const [state, setState] = useState(() => list.parse({ filter, q: filter && 'b', sort: '-name' }))
  return (
    <DraftPlaceContext
      value={{
        owner: () => owner,
        path: () => '/people',
        address: () => '/people',
        page: () => '',
        secrets: [],
      }}
    >
      <List
        label="People"
        noun={{ one: 'person', many: 'people' }}
        rows={rows}
        columns={list.columns}
        state={state}
        onStateChange={setState}
      />
    </DraftPlaceContext>
  )
}

beforeAll(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  return import('./tools/FilterPanel.tsx')
})
afterAll(() => void vi.unstubAllGlobals())

async function opened(page: { owner: string | null; filter?: string }) {
  const user = userEvent.setup()
  const { unmount } = renderUi(<Page {...page} />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
  return { user, panel, unmount }
}
const names = () =>
  within(screen.getByRole('table', { name: 'People' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('AMB-287: a view of search, filters and order is saved by its name, chosen, renamed and deleted, by its user alone', async () => {
  const first = await opened({ owner: 'host 1', filter: 'city:Seattle' })
  await first.user.type(first.panel.getByRole('textbox', { name: 'Name of the view' }), 'My people')
  await first.user.click(first.panel.getByRole('button', { name: 'Save view' }))
  await first.panel.findByRole('button', { name: 'My people' })
  first.unmount()

  const other = await opened({ owner: 'host 2' })
  expect(await other.panel.findByRole('button', { name: 'Save view' })).toBeDefined()
  expect(other.panel.queryByRole('button', { name: 'My people' })).toBeNull()
  other.unmount()

  const { user, panel } = await opened({ owner: 'host 1' })
  expect(names()).toEqual(['Ben', 'Bea', 'Ana'])
  await user.click(await panel.findByRole('button', { name: 'Rename My people' }))
  const field = panel.getByRole('textbox', { name: 'New name of My people' })
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'Seattle B{Enter}')
  await user.click(await panel.findByRole('button', { name: 'Seattle B' }))
  expect(names()).toEqual(['Ben'])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('b')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const again = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(await again.findByRole('button', { name: 'Delete Seattle B' }))
  await waitFor(() => expect(again.queryByRole('button', { name: 'Seattle B' })).toBeNull())
  expect(again.queryByRole('button', { name: 'My people' })).toBeNull()
})

test('AMB-287: where nobody is known there are no views', async () => {
  const { panel } = await opened({ owner: null })
  expect(panel.queryByRole('group', { name: 'Views' })).toBeNull()
})
