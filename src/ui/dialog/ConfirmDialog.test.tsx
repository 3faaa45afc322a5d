// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { deferred, renderUi } from '../testing.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

afterEach(cleanup)

function Page(props: Partial<ConfirmDialogProps>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Archive Product
      </button>
      <ConfirmDialog
        title="Confirm archival of Product!"
        onConfirm={async () => {}}
        {...props}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  )
}

async function open(props: Partial<ConfirmDialogProps> = {}) {
  const user = userEvent.setup()
  renderUi(<Page {...props} />)
  await user.click(screen.getByRole('button', { name: 'Archive Product' }))
  return user
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('PLUS-05: the dialog waits for the work, sends once on a double click and closes on success', async () => {
  const work = deferred()
  const onConfirm = vi.fn(() => work.promise)
  const user = await open({ onConfirm })
  await user.dblClick(button('Confirm'))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(button('Confirm').disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Confirm archival of Product!' })).toBeTruthy()
  await act(async () => work.resolve())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failure keeps the dialog open and is shown inside; the next try takes it away', async () => {
  const onConfirm = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('Product is in use.'))
    .mockResolvedValueOnce('done')
  const user = await open({ onConfirm })
  await user.click(button('Confirm'))
  expect(screen.getByRole('alert').textContent).toBe('Product is in use.')
  await user.click(button('Confirm'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('PLUS-05: what somebody else has deleted meanwhile leaves nothing to ask', async () => {
  const gone = Object.assign(new Error('This tag does not exist.'), { status: 404 })
  const user = await open({ onConfirm: () => Promise.reject(gone) })
  await user.click(button('Confirm'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a text that has to be typed guards the confirm button and Enter', async () => {
  const onConfirm = vi.fn(async () => {})
  const user = await open({ onConfirm, confirmText: 'DELETE', confirmLabel: 'Delete' })
  expect(button('Delete').disabled).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELET{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await user.keyboard('E{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a dialog opened from inside a form does not submit that form', async () => {
  const onSubmit = vi.fn()
  const user = userEvent.setup()
  renderUi(
    <form onSubmit={onSubmit}>
      <Page />
    </form>,
  )
  await user.click(button('Archive Product'))
  await user.click(button('Confirm'))
  expect(onSubmit).not.toHaveBeenCalled()
})
