// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { renderUi } from '../testing.tsx'
import { defineColumns } from './columns.ts'
import { List } from './List.tsx'
import { defineList } from './listState.ts'

interface Person {
  id: number
  name: string
  city: string | null
  roles: string[]
}

const list = defineList({
  columns: defineColumns<Person>([
    { id: 'name', header: 'Name', value: ({ name }) => name },
    { id: 'city', header: 'City', value: ({ city }) => city, filter: true },
    {
      id: 'role',
      header: 'Role',
      value: ({ roles }) => roles.join(', '),
      filter: ({ roles }) => roles,
    },
  ]),
})
const people: Person[] = [
  { id: 1, name: 'Ana', city: 'Seattle', roles: ['lead', 'barista'] },
  { id: 2, name: 'Ben', city: 'Seattle', roles: ['barista'] },
  { id: 3, name: 'Cleo', city: 'Boise', roles: ['lead'] },
  { id: 4, name: 'Dan', city: null, roles: [] },
]

function Page({ filter, rows = people }: { filter?: string; rows?: Person[] }) {
  const [state, setState] = useState(() => list.parse({ filter }))
  return (
    <List
      label="People"
      noun={{ one: 'person', many: 'people' }}
      rows={rows}
      columns={list.columns}
      state={state}
      onStateChange={setState}
    />
  )
}

const names = () =>
  within(screen.getByRole('table', { name: 'People' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const options = (column: string) =>
  within(screen.getByRole('group', { name: column }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ labels }) => labels?.[0]?.textContent)

// Loads the code of the parts beforehand, because a busy machine takes longer than a test waits.
beforeAll(() => Promise.all([import('./tools/FilterPanel.tsx'), import('./tools/FilterChips.tsx')]))

test('AMB-287: values with counts, under the search and the filters of the other columns', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  expect(options('City')).toEqual(['Boise 1', 'None 1', 'Seattle 2'])
  expect(options('Role')).toEqual(['barista 2', 'lead 2', 'None 1'])
  await user.click(screen.getByRole('checkbox', { name: 'lead 2' }))
  expect(names()).toEqual(['Ana', 'Cleo'])
  expect(options('City')).toEqual(['Boise 1', 'Seattle 1'])
  expect(options('Role')).toEqual(['barista 2', 'lead 2', 'None 1'])
  await user.click(screen.getByRole('checkbox', { name: 'barista 2' }))
  await user.click(screen.getByRole('checkbox', { name: 'Seattle 2' }))
  expect(names()).toEqual(['Ana', 'Ben'])
  expect(screen.getByText('2 of 4 people')).toBeDefined()
})

test('AMB-287: a column of which no row has a value is not offered', async () => {
  const user = userEvent.setup()
  renderUi(<Page rows={people.map((person) => ({ ...person, city: null }))} />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  expect(screen.queryByRole('group', { name: 'City' })).toBeNull()
  expect(options('Role')).toEqual(['barista 2', 'lead 2', 'None 1'])
})

test('AMB-287: what is chosen stands above the list and can be taken away', async () => {
  const user = userEvent.setup()
  renderUi(<Page filter="city:Boise;role:lead|barista" />)
  expect(names()).toEqual(['Cleo'])
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'City: Boise',
    'Role: lead',
    'Role: barista',
    'Clear filters',
  ])
  await user.click(chips.getByRole('button', { name: 'Remove filter City: Boise' }))
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo'])
  await user.click(chips.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(4)
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
})

test('AMB-287: filters that nothing fits say so and can be cleared', async () => {
  const user = userEvent.setup()
  renderUi(<Page filter="city:Boise;role:None" />)
  expect(screen.getByText('No people match the filters')).toBeDefined()
  const message = screen.getByText('No people match the filters').parentElement
  await user.click(within(message ?? document.body).getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(4)
})

test.each(['city:Nowhere', 'name:Ana', 'salary:9', 'city', 'city:%E0%A4%A', ';;:|'])(
  'AMB-287: the filter %s of an address is ignored',
  (filter) => {
    renderUi(<Page filter={filter} />)
    expect(names()).toHaveLength(4)
    expect(screen.queryByText(/match the filters/)).toBeNull()
  },
)
