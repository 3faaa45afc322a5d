// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing.tsx'
import { FlashArea } from './FlashArea.tsx'
import { clearFlashes, flash } from './flash.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(clearFlashes)
  cleanup()
  vi.useRealTimers()
})

const raise = (...flashes: Parameters<typeof flash>[0][]) => act(() => flashes.forEach(flash))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('SHELL-35, SHELL-36: a message without a variant is a success', () => {
  renderUi(<FlashArea />)
  raise({ message: 'Tag Created' }, { message: 'Loading', variant: 'info' })
  expect(
    screen.getByText('Tag Created').closest('[data-variant]')?.getAttribute('data-variant'),
  ).toBe('success')
  expect(screen.getAllByRole('status')).toHaveLength(2)
})

test('SHELL-37: success and info disappear after 3000 ms, errors stay until they are closed', () => {
  renderUi(<FlashArea />)
  raise(
    { message: 'Saved' },
    { message: 'Note', variant: 'info' },
    { message: 'Something went wrong.', variant: 'error' },
  )
  pass(2999)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
  pass(60_000)
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong.')
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('AMB-16: messages stack and no number of messages pushes an error out', () => {
  renderUi(<FlashArea />)
  raise({ message: 'Must provide a name.', variant: 'error' })
  raise(...Array.from({ length: 12 }, (_, index) => ({ message: `Saved ${index}` })))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Close message' })).toHaveLength(13)
})

test('AMB-16: an equal message is not repeated while shown, its time starts again', () => {
  renderUi(<FlashArea />)
  raise({ message: 'Saved' })
  pass(2000)
  raise({ message: 'Saved' })
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  pass(2000)
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  pass(1000)
  expect(screen.queryByText('Saved')).toBeNull()
  raise({ message: 'Saved' })
  expect(screen.getAllByText('Saved')).toHaveLength(1)
})

test('SHELL-37: a message that is pointed at or holds the focus waits', () => {
  renderUi(<FlashArea />)
  raise({ message: 'Saved' })
  const area = screen.getByRole('region', { name: 'Messages' })
  fireEvent.pointerEnter(area)
  pass(10_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent.pointerLeave(area)
  fireEvent.focus(screen.getByRole('button', { name: 'Close message' }))
  pass(10_000)
  expect(screen.getByText('Saved')).toBeTruthy()
  fireEvent.blur(screen.getByRole('button', { name: 'Close message' }))
  pass(3000)
  expect(screen.queryByText('Saved')).toBeNull()
})
