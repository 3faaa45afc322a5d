// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { moved } from '#domain/ordering.ts'
import { clearFlashes } from '#ui/flash/flash.ts'
import { renderUi, useLocalList } from '#ui/testing.tsx'
import { defineColumns } from '../columns.ts'
import { List } from '../List.tsx'
import { dragRows } from './DragRows.tsx'

interface Card {
  id: number
  title: string
}

const columns = defineColumns<Card>([{ id: 'title', header: 'Title', value: (row) => row.title }])
const cards: Card[] = ['Summer', 'Autumn', 'Winter', 'Spring'].map((title, id) => ({ id, title }))

function Page({ store = async () => {} }: { store?: (titles: string[]) => Promise<unknown> }) {
  const list = useLocalList({ columns })
  const [rows, setRows] = useState(cards)
  return (
    <List
      label="Cards"
      noun={{ one: 'card', many: 'cards' }}
      rows={rows}
      rowId={(row) => row.id}
      {...list}
      order={{
        kit: dragRows,
        onMove: async (from, to) => {
          const next = moved(rows, from, to)
          setRows(next)
          await store(next.map((row) => row.title)).catch((refusal) => {
            setRows(rows)
            throw refusal
          })
        },
      }}
    />
  )
}

const titles = () =>
  within(screen.getByRole('table', { name: 'Cards' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const handle = (title: string) =>
  screen.findByRole('button', { name: `Move ${title}`, description: /Press Space/ })

// Loads the menu's code beforehand, because a busy machine takes longer than a test waits.
beforeAll(() => import('#ui/menu/ActionList.tsx'))

afterEach(() => act(clearFlashes))

test('CARD-02: Move up and Move down need no dragging; the ends say that they are the ends', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Actions for Summer' }))
  await screen.findByRole('menuitem', { name: 'Move up', description: 'It is the first one' })
  await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
  await waitFor(() => expect(titles()).toEqual(['Autumn', 'Summer', 'Winter', 'Spring']))
})

test('CARD-02: a searched or sorted list cannot be put in order and says why', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await handle('Winter')
  await user.type(screen.getByRole('searchbox', { name: 'Search cards' }), 'er')
  const description = 'Clear the search to change the order'
  expect(screen.getByRole('button', { name: 'Move Winter', description })).toBeDefined()
  await user.clear(screen.getByRole('searchbox', { name: 'Search cards' }))
  await user.click(screen.getByRole('button', { name: 'Title' }))
  expect(
    screen.getByRole('button', {
      name: 'Move Winter',
      description: 'Clear the sort to change the order',
    }),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Title' }))
  await user.click(screen.getByRole('button', { name: 'Title' }))
  expect(await handle('Winter')).toBeDefined()
})
