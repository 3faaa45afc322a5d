// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderUi, useLocalList } from '../testing.tsx'
import { defineColumns } from './columns.ts'
import { List } from './List.tsx'
import type { ListProps } from './listProps.ts'

interface Drink {
  id: number
  name: string
}

const columns = defineColumns<Drink>([{ id: 'name', header: 'Name', value: ({ name }) => name }])
const drinks = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  name: `${at < 3 ? 'Mocha' : 'Latte'} ${at + 1}`,
}))
const archived = vi.fn<(names: string[]) => void>()
const bulkActions: ListProps<Drink>['bulkActions'] = ({ rows, nameOf }) => (
  <button type="button" onClick={() => archived(rows.map(nameOf))}>
    Archive
  </button>
)

function Page(props: Partial<ListProps<Drink>>) {
  return (
    <List
      label="Drinks"
      noun={{ one: 'drink', many: 'drinks' }}
      rows={drinks}
      {...useLocalList({ columns })}
      {...props}
    />
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const bar = () => screen.findByRole('group', { name: 'Selected rows' })
const count = async () => within(await bar()).getByRole('status').textContent

async function selecting(props: Partial<ListProps<Drink>> = {}) {
  const user = userEvent.setup()
  const page = renderUi(<Page bulkActions={bulkActions} {...props} />)
  await user.click(screen.getByRole('button', { name: 'Select rows' }))
  await bar()
  return { user, page }
}

beforeAll(() => import('./tools/SelectionBar.tsx'))
beforeEach(() => archived.mockClear())
afterEach(() => {
  window.innerWidth = 1024
})

test('AMB-286: a list without actions and without a CSV has no boxes to offer', () => {
  renderUi(<Page />)
  expect(screen.queryByRole('button', { name: 'Select rows' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('AMB-286: Space selects, Shift with an arrow key selects on, an arrow key only moves', async () => {
  const { user } = await selecting()
  box('Select Mocha 2').focus()
  await user.keyboard(' ')
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(document.activeElement).toBe(box('Select Latte 4'))
  expect(await count()).toBe('3 selected')
  await user.keyboard('{ArrowDown} ')
  expect(box('Select Latte 5').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  expect(archived).toHaveBeenCalledExactlyOnceWith(['Mocha 2', 'Mocha 3', 'Latte 4', 'Latte 5'])
})

test('AMB-286: Shift selects a range over pages, and takes it back', async () => {
  const { user } = await selecting({ paging: {} })
  await user.click(box('Select Mocha 1'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.keyboard('{Shift>}')
  await user.click(box('Select Latte 12'))
  expect(await count()).toBe('12 selected')
  await user.click(box('Select Latte 11'))
  expect(await count()).toBe('10 selected')
})

test('AMB-286: one box selects all rows that the search finds; what it hides is counted apart', async () => {
  const { user } = await selecting()
  await user.click(box('Select Latte 12'))
  await user.type(screen.getByRole('searchbox'), 'mocha')
  expect(await count()).toBe('1 selected, 1 not shown here')
  await user.click(box('Select all 3 found'))
  expect(await count()).toBe('4 selected, 1 not shown here')
  await user.click(box('Select all 3 found'))
  expect(await count()).toBe('1 selected, 1 not shown here')
})

test('AMB-286: a row that leaves the list leaves the selection', async () => {
  const { user, page } = await selecting()
  await user.click(box('Select all 12'))
  page.rerender(<Page bulkActions={bulkActions} rows={drinks.slice(2)} />)
  expect(await count()).toBe('10 selected')
  await user.click(screen.getByRole('button', { name: 'Stop selecting' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})
