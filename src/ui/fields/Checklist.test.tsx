// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing.tsx'
import { Checklist, type ChecklistItem } from './Checklist.tsx'

const roles: ChecklistItem<number>[] = [
  { id: 1, label: 'store-lead', checked: true, description: 'Runs a store' },
  { id: 2, label: 'barista', checked: true, locked: 'This role cannot be changed here' },
  { id: 3, label: 'area-lead', checked: false },
]

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('EMP-21, EMP-23: a locked item keeps its mark, cannot be changed and says why', async () => {
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

test('of thousands of items only those in view are drawn', () => {
  const items = Array.from({ length: 5000 }, (_, id) => ({
    id,
    label: `Store ${id}`,
    checked: true,
  }))
  renderUi(<Checklist label="Stores" items={items} onToggle={() => {}} />)
  expect(screen.queryAllByRole('checkbox').length).toBeLessThan(100)
  expect(screen.getByText('5000 of 5000 selected')).toBeTruthy()
})
