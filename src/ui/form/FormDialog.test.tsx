// @vitest-environment jsdom
import { TextInput } from '@mantine/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { renderUi } from '../testing.tsx'
import { FormDialog } from './FormDialog.tsx'
import { hasUnsaved, setUnsaved, useBeforeUnload } from './unsaved.tsx'

function Page({ onClose, onSaved }: { onClose: () => void; onSaved?: () => void }) {
  return (
    <FormDialog
      opened
      onClose={onClose}
      onSaved={onSaved}
      record={null}
      title="Tag"
      schema={z.object({ name: z.string() })}
      labels={{ name: 'Name' }}
      initialValues={{ name: '' }}
      onSubmit={async () => {}}
    >
      {({ field }) => <TextInput {...field('name')} />}
    </FormDialog>
  )
}

test('PLUS-06: Escape closes an unchanged form dialog at once', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  renderUi(<Page onClose={onClose} />)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('PLUS-04: a changed form dialog asks before it is closed', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  renderUi(<Page onClose={onClose} />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Hot')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(question.textContent).toContain('Tag: Name')
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('PLUS-04: a saved form dialog closes without asking', async () => {
  const user = userEvent.setup()
  const onSaved = vi.fn(() => expect(hasUnsaved()).toBe(false))
  renderUi(<Page onClose={() => {}} onSaved={onSaved} />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Hot{Enter}')
  expect(onSaved).toHaveBeenCalledTimes(1)
})

function Shell() {
  useBeforeUnload()
  return null
}

test('PLUS-04: the browser asks before a tab with unsaved changes is closed, and only then', () => {
  renderUi(<Shell />)
  const ask = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(ask()).toBe(false)
  act(() => setUnsaved('form', { title: 'Tag', changes: ['Name'] }))
  expect(ask()).toBe(true)
  act(() => setUnsaved('form', null))
  expect(ask()).toBe(false)
})
