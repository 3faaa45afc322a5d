// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing.tsx'
import { Checklist } from './Checklist.tsx'
import type { ChecklistItem } from './ChecklistRow.tsx'

const roles: ChecklistItem<number>[] = [
  { id: 1, label: 'store-lead', checked: true, description: 'Runs a store' },
  { id: 2, label: 'barista', checked: true, refusal: 'This role cannot be changed here' },
  { id: 3, label: 'area-lead', checked: false },
]

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('EMP-21, EMP-23: an item that cannot be changed keeps its mark and says why', async () => {
  const user = userEvent.setup()
  const onToggle = vi.fn()
  renderUi(<Checklist label="Roles" items={roles} onToggle={onToggle} />)
  expect(box('barista').checked).toBe(true)
  expect(box('barista').disabled).toBe(true)
  expect(screen.getByText('This role cannot be changed here')).toBeTruthy()
  await user.click(screen.getByText('barista'))
  expect(onToggle).not.toHaveBeenCalled()
  await user.click(screen.getByText('area-lead'))
  expect(onToggle).toHaveBeenCalledWith(3, true)
})

test('EMP-20: a disabled list can be read but not changed', () => {
  renderUi(<Checklist label="Roles" items={roles} onToggle={() => {}} disabled />)
  expect(screen.getByText('2 of 3 selected')).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every((one) => one.disabled)).toBe(true)
})

test('a long list is searched, Enter in the search does not save the form', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  const items = Array.from({ length: 20 }, (_, id) => ({
    id,
    label: `Store ${id}`,
    checked: false,
  }))
  renderUi(
    <form onSubmit={onSubmit}>
      <Checklist label="Stores" items={items} onToggle={() => {}} />
      <button type="submit">Save</button>
    </form>,
  )
  await user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'store 1{Enter}')
  expect(screen.getAllByRole('checkbox')).toHaveLength(11)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('ROLE-08: what an item means, where it is and why it cannot be changed describe its checkbox', () => {
  const store = { id: 4, label: 'Ballard', detail: '2 Elm Street, Seattle', checked: false }
  renderUi(<Checklist label="Roles" items={[...roles, store]} onToggle={() => {}} />)
  const described = (name: string, description: string) =>
    screen.getByRole('checkbox', { name, description })
  expect(described('store-lead', 'Runs a store')).toBeTruthy()
  expect(described('barista', 'This role cannot be changed here')).toBeTruthy()
  expect(described('Ballard', '2 Elm Street, Seattle')).toBeTruthy()
  // The descriptions and the refused item add no stop for the Tab key.
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('PERM-05: a common refusal is told once, and in full by each tooltip and description', async () => {
  const user = userEvent.setup()
  const common = 'You cannot change roles that give more than you hold yourself.'
  const why = 'You do not hold stores:update.'
  const refused = { id: 4, label: 'owner', checked: false, refusal: why, sharesRefusal: true }
  const draw = (items: typeof roles) => (
    <Checklist label="Roles" items={items} commonRefusal={common} onToggle={() => {}} />
  )
  const { rerender } = renderUi(draw([...roles, refused]))
  expect(screen.getAllByText(common)).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name: 'owner', description: why })).toBeTruthy()
  await user.hover(screen.getByText('owner'))
  expect((await screen.findByRole('tooltip')).textContent).toBe(why)
  rerender(draw(roles))
  expect(screen.queryByText(common)).toBeNull()
})

test('EMP-11: the second line is searched too, and only what is selected can be shown', async () => {
  const user = userEvent.setup()
  const items = Array.from({ length: 20 }, (_, id) => ({
    ...{ id, label: `Store ${id}`, detail: id === 7 ? 'Denver' : 'Seattle' },
    checked: id === 3 || id === 7,
  }))
  const draw = (list: typeof items) => <Checklist label="Stores" items={list} onToggle={() => {}} />
  const { rerender } = renderUi(draw(items))
  await user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'denver')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox', { name: 'Search stores' }))
  const only = screen.getByRole('button', { name: 'Only selected' })
  await user.click(only)
  expect(only.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getAllByRole('checkbox')).toEqual([box('Store 3'), box('Store 7')])
  // An item that has just been unchecked stays in sight.
  rerender(draw(items.map((item) => ({ ...item, checked: item.id === 7 }))))
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  await user.click(only)
  expect(screen.getAllByRole('checkbox')).toHaveLength(20)
})
