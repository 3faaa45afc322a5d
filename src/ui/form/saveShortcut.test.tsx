// @vitest-environment jsdom
import { TextInput } from '@mantine/core'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { integerCell } from '../grid/cellTypes.ts'
import { Grid } from '../grid/Grid.tsx'
import { renderUi } from '../testing.tsx'
import { FormDialog } from './FormDialog.tsx'
import { ResourceForm } from './ResourceForm.tsx'

const schema = z.object({ name: z.string() })
const columns = [
  { id: 'count', header: 'Count', value: () => 12, type: integerCell({ max: 99 }) },
] as const
const lines = [{ kind: 'row', id: '1', row: 'Latte' }] as const

/** A form, below it a grid, as on the page of a store. */
function setup() {
  const onSubmit = vi.fn(async () => {})
  const onSave = vi.fn(async () => {
    throw new Error('No connection.')
  })
  const onRename = vi.fn(async () => {})
  const form = { record: null, schema, labels: { name: 'Name' }, submitLabel: 'Submit' }
  const page = (dialog: boolean) => (
    <>
      <ResourceForm {...form} title="Store" initialValues={{ name: 'Pike' }} onSubmit={onSubmit}>
        {({ field }) => <TextInput {...field('name')} />}
      </ResourceForm>
      <p>Between form and grid</p>
      <Grid label="Counts" lines={lines} columns={columns} rowName={(row) => row} onSave={onSave} />
      {dialog && (
        <FormDialog
          opened
          {...form}
          title="Rename"
          initialValues={{ name: 'Latte' }}
          onSubmit={onRename}
          onClose={() => {}}
        >
          {({ field }) => <TextInput {...field('name')} />}
        </FormDialog>
      )}
    </>
  )
  const { rerender } = renderUi(page(false))
  const calls = () => ({
    form: onSubmit.mock.calls.length,
    grid: onSave.mock.calls.length,
    dialog: onRename.mock.calls.length,
  })
  return { user: userEvent.setup(), calls, openDialog: () => rerender(page(true)) }
}

const saveKey = '{Control>}s{/Control}'
const grid = () => screen.getByRole('grid', { name: 'Counts' })
const countCell = () => within(grid()).getByRole('gridcell', { name: /12|30/ })

test('PLUS-06: Ctrl+S outside of form and grid saves the one with unsaved changes', async () => {
  const { user, calls } = setup()
  await user.click(countCell())
  await user.keyboard('30{Enter}')
  await user.click(screen.getByText('Between form and grid'))
  expect(document.activeElement).toBe(document.body)
  await user.keyboard(saveKey)
  expect(calls()).toEqual({ form: 0, grid: 1, dialog: 0 })
})

test('PLUS-06: Ctrl+S on the Save button of a grid tries the failed save of its cells again', async () => {
  const { user, calls } = setup()
  await user.click(countCell())
  await user.keyboard('30{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save Counts' }))
  expect(calls().grid).toBe(1)
  act(() => screen.getByRole('button', { name: 'Save Counts' }).focus())
  await user.keyboard(saveKey)
  expect(calls()).toEqual({ form: 0, grid: 2, dialog: 0 })
})

test('PLUS-06: Ctrl+S saves what the focus is in, the open editor of a cell too', async () => {
  const { user, calls } = setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Place')
  await user.click(countCell())
  await user.keyboard('30')
  await user.keyboard(saveKey)
  expect(calls()).toEqual({ form: 0, grid: 1, dialog: 0 })
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  await user.keyboard(saveKey)
  expect(calls()).toEqual({ form: 1, grid: 1, dialog: 0 })
})

test('PLUS-06: Ctrl+S in a dialog saves nothing behind it, also where the focus is in no form', async () => {
  const { user, calls, openDialog } = setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Place')
  openDialog()
  const dialog = await screen.findByRole('dialog', { name: 'Rename' })
  act(() => dialog.focus())
  expect(document.activeElement).toBe(dialog)
  await user.keyboard(saveKey)
  expect(calls()).toEqual({ form: 0, grid: 0, dialog: 1 })
})
