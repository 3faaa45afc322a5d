// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing.tsx'
import { GuardedButton } from './GuardedButton.tsx'
import { FailedState } from './Notice.tsx'
import { Oops } from './Oops.tsx'
import { initials, Picture } from './Picture.tsx'
import { ProgressList } from './ProgressList.tsx'

test('SHELL-38, FLASH-13: the fallback screen says "Oops, something went wrong :("', () => {
  renderUi(<Oops heading="Not Found" />)
  expect(screen.getByRole('heading', { name: 'Not Found' })).toBeTruthy()
  expect(screen.getByText('Oops, something went wrong :(')).toBeTruthy()
})

test('a button that cannot be used keeps the focus, says why and does nothing', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  renderUi(
    <GuardedButton refusal="You need products:update." onClick={onClick}>
      Edit Product
    </GuardedButton>,
  )
  await user.tab()
  const button = screen.getByRole('button', { name: 'Edit Product' })
  expect(document.activeElement).toBe(button)
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You need products:update.',
  )
})

test('PLUS-06, PLUS-08: a button that its work disables has the focus again after it, unless something else has it', async () => {
  const drawn = (loading: boolean) => (
    <>
      <GuardedButton loading={loading}>Send</GuardedButton>
      <input aria-label="Note" />
    </>
  )
  const { rerender } = renderUi(drawn(false))
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()
  rerender(drawn(true))
  await waitFor(() => expect(document.activeElement).toBe(document.body))
  rerender(drawn(false))
  await waitFor(() => expect(document.activeElement).toBe(button))
  rerender(drawn(true))
  screen.getByLabelText('Note').focus()
  rerender(drawn(false))
  expect(document.activeElement).toBe(screen.getByLabelText('Note'))
})

test('PLUS-08: a button that its user has left does not get the focus back', async () => {
  const { rerender } = renderUi(<GuardedButton>Send</GuardedButton>)
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()
  // As Tab does behind the last control of a page.
  button.blur()
  rerender(<GuardedButton leftSection={<i />}>Send</GuardedButton>)
  await nextFrame()
  await nextFrame()
  expect(document.activeElement).toBe(document.body)
})

const nextFrame = () => new Promise(requestAnimationFrame)

test('a failed state says why and tries again', async () => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  renderUi(<FailedState message="Something went wrong." onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a picture that cannot be loaded becomes a tile, a new address is tried again', () => {
  const { rerender } = renderUi(
    <Picture src="/a.png" alt="Cold Brew" name="Cold Brew" width={40} height={40} />,
  )
  fireEvent.error(screen.getByRole('img', { name: 'Cold Brew' }))
  expect(screen.getByRole('img', { name: 'Cold Brew' }).textContent).toBe('CB')
  rerender(<Picture src="/b.png" alt="Cold Brew" name="Cold Brew" width={40} height={40} />)
  expect(screen.getByRole('img', { name: 'Cold Brew' }).getAttribute('src')).toBe('/b.png')
  expect(initials('  ')).toBe('')
})

test('long work shows what came of each item and offers to do the failed ones again', () => {
  const items = [
    { id: 1, label: 'Pine St', state: 'done' as const },
    { id: 2, label: 'Oak Ave', state: 'failed' as const, note: 'Store is closed.' },
  ]
  const { rerender } = renderUi(
    <ProgressList
      title="Adding"
      items={[...items, { id: 3, label: 'Elm', state: 'running' }]}
      onRetryFailed={() => {}}
    />,
  )
  expect(screen.getByText('1 of 3 done, 1 failed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull()
  rerender(<ProgressList title="Adding" items={items} onRetryFailed={() => {}} />)
  expect(screen.getByText('Store is closed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry failed' })).toBeTruthy()
})
