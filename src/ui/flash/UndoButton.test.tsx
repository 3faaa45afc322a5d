// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { gridRole } from '../list/roles.ts'
import { renderUi } from '../testing.tsx'
import { UndoButton } from './UndoButton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const run = vi.fn(() => Promise.resolve())
const offers = [1, 2].map(() => ({ message: 'Price updated.', run }))

function Offer() {
  const [at, setAt] = useState<number | null>(0)
  const offered = at === null ? undefined : offers[at]
  return (
    <>
      {offered && <UndoButton offered={offered} onEnd={() => setAt(null)} />}
      <button type="button" onClick={() => setAt(1)}>
        Save again
      </button>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Online" />
      <table {...gridRole}>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}

function draw() {
  run.mockClear()
  vi.useFakeTimers()
  renderUi(<Offer />)
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const undoButton = () => screen.queryByRole('button', { name: 'Undo this change' })
const press = (element: Element) => fireEvent.keyDown(element, { key: 'z', ctrlKey: true })

test('AMB-284: Undo goes 10 s after the newest write', () => {
  draw()
  pass(9000)
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }))
  pass(9999)
  expect(undoButton()?.getAttribute('aria-description')).toBe('Price updated.')
  pass(1)
  expect(undoButton()).toBeNull()
  expect(run).not.toHaveBeenCalled()
})

test('AMB-284: Undo waits while it has the focus or the pointer, says that it runs, and goes then', async () => {
  draw()
  const done = Promise.withResolvers<void>()
  run.mockReturnValueOnce(done.promise)
  const button = screen.getByRole('button', { name: 'Undo this change' })
  act(() => button.focus())
  pass(60_000)
  act(() => button.blur())
  fireEvent.pointerEnter(button)
  pass(60_000)
  fireEvent.click(button)
  press(document.body)
  expect(run).toHaveBeenCalledOnce()
  expect(undoButton()).toBeNull()
  pass(60_000)
  expect(screen.getByText('Undoing …')).toBeDefined()
  await act(async () => done.resolve())
  expect(screen.queryByText('Undoing …')).toBeNull()
})

test('AMB-284: Ctrl+Z takes back a write, but not in a field or a grid', () => {
  draw()
  press(screen.getByRole('textbox', { name: 'Name' }))
  press(screen.getByText('Cell'))
  fireEvent.keyDown(document.body, { key: 'z' })
  expect(run).not.toHaveBeenCalled()
  press(screen.getByRole('checkbox', { name: 'Online' }))
  press(document.body)
  expect(run).toHaveBeenCalledOnce()
})
