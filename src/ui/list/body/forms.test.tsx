// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { hasUnsaved } from '#ui/form/unsaved.tsx'
import { deferred, renderUi, useLocalList } from '#ui/testing.tsx'
import { defineColumns } from '../columns.ts'
import { List } from '../List.tsx'
import { FormRow } from './FormRow.tsx'
import { lastRow } from './rowForm.ts'

interface Role {
  id: number
  name: string
}

const columns = defineColumns<Role>([{ id: 'name', header: 'Name', value: (row) => row.name }])

interface PageProps {
  onAdd?: (name: string) => Promise<unknown>
  onEdit?: (id: number, name: string) => Promise<unknown>
  disabled?: string
  names?: readonly string[]
}

function Page({ onAdd = async () => {}, onEdit = async () => {}, disabled, names }: PageProps) {
  const list = useLocalList({ columns })
  const [rows, setRows] = useState<Role[]>(
    (names ?? ['barista', 'owner']).map((name, index) => ({ id: index + 1, name })),
  )
  return (
    <List
      label="Roles"
      noun={{ one: 'role', many: 'roles' }}
      search={false}
      rows={rows}
      rowId={(row) => row.id}
      {...list}
      addRow={{
        Form: FormRow,
        label: 'Add role',
        disabled,
        fields: { name: {} },
        onSubmit: async ({ name }) => {
          await onAdd(name)
          setRows([...rows, { id: rows.length + 1, name }])
        },
      }}
      edit={{
        Form: FormRow,
        fields: { name: {} },
        values: (row) => ({ name: row.name }),
        body: ({ name }) => ({ name }),
        validate: ({ name }) => (name.trim() ? {} : { name: 'Enter a name' }),
        onSubmit: ({ opened, changes: { name = '' } }) => onEdit(opened.id, name),
        disabled: (row) => (row.name === 'owner' ? 'The owner role is fixed' : undefined),
      }}
    />
  )
}

async function adding(props: PageProps = {}) {
  const user = userEvent.setup()
  renderUi(<Page {...props} />)
  await user.click(screen.getByRole('button', { name: 'Add role' }))
  return { user, field: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) }
}

test('PLUS-05: a failed add shows its reason in the row and keeps what was typed', async () => {
  const { user, field } = await adding({
    onAdd: () => Promise.reject(new Error('Something went wrong.')),
  })
  await user.keyboard('manager{Enter}')
  const row = screen.getByRole('row', { name: 'Add role' })
  expect((await within(row).findByRole('alert')).textContent).toContain('Something went wrong.')
  expect(field().value).toBe('manager')
})

test('PLUS-05: a fault at a field is shown at the field', async () => {
  const refused = Object.assign(new Error('Check the fields'), {
    fields: [{ path: '/name', message: 'A role of this name exists' }],
  })
  const { user, field } = await adding({ onAdd: () => Promise.reject(refused) })
  await user.keyboard('owner{Enter}')
  expect(await screen.findByText('A role of this name exists')).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('PLUS-05: while it is being saved nothing is sent again', async () => {
  const work = deferred()
  const onAdd = vi.fn(() => work.promise)
  const { user } = await adding({ onAdd })
  await user.keyboard('manager{Enter}{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onAdd).toHaveBeenCalledOnce()
  work.resolve()
  expect(await screen.findByRole('cell', { name: 'manager' })).toBeDefined()
})

test('PLUS-04, PLUS-06: Escape cancels; until then the typed text counts as unsaved', async () => {
  const { user } = await adding()
  expect(hasUnsaved()).toBe(false)
  await user.keyboard('x')
  expect(hasUnsaved()).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(hasUnsaved()).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add role' }))
})

test('ROLE-02: an add button that cannot be used says why', async () => {
  const disabled = 'You may not change roles'
  await adding({ disabled })
  expect(screen.getByRole('button', { name: 'Add role', description: disabled })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('PCAT-01, PLUS-04: another row is not opened over what was typed in the first without asking', async () => {
  const user = userEvent.setup()
  renderUi(<Page names={['barista', 'trainer']} />)
  await user.click(screen.getByRole('button', { name: 'Edit barista' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's')
  await user.click(screen.getByRole('button', { name: 'Edit trainer' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('baristas')
  await user.click(screen.getByRole('button', { name: 'Edit trainer' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('trainer')
  // An unchanged row closes without a question.
  await user.click(screen.getByRole('button', { name: 'Edit barista' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('barista')
})

test('PCAT-01: a row that cannot be edited says why', () => {
  renderUi(<Page />)
  expect(
    screen.getByRole('button', { name: 'Edit owner', description: 'The owner role is fixed' }),
  ).toBeDefined()
})

const proposals = ['manager', 'trainer']

function Proposing() {
  const list = useLocalList({ columns })
  const [rows, setRows] = useState<Role[]>([])
  return (
    <List
      label="Roles"
      noun={{ one: 'role', many: 'roles' }}
      search={false}
      rows={rows}
      rowId={(row) => row.id}
      {...list}
      addRow={{
        Form: FormRow,
        label: 'Add role',
        fields: { name: { initial: proposals[rows.length] ?? '' } },
        onSubmit: async ({ name }) => {
          setRows([...rows, { id: rows.length + 1, name }])
          return rows.length + 1 === proposals.length ? lastRow : undefined
        },
      }}
    />
  )
}

test('AMB-68: the add row goes on with the next proposal, and closes with the last one', async () => {
  const user = userEvent.setup()
  renderUi(<Proposing />)
  await user.click(screen.getByRole('button', { name: 'Add role' }))
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(field().value).toBe('manager')
  expect(hasUnsaved()).toBe(false)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field().value).toBe('trainer'))
  await user.clear(field())
  await user.keyboard('coach{Enter}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull())
  expect(screen.getByRole('cell', { name: 'coach' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add role' }))
})
