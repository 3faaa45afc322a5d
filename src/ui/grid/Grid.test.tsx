// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hasUnsaved } from '../form/unsaved.tsx'
import { deferred, renderUi, typeAt } from '../testing.tsx'
import { checkboxCell, integerCell } from './cellTypes.ts'
import { Grid } from './Grid.tsx'
import type { GridColumn, GridLine, GridProps } from './gridProps.ts'

interface Count {
  id: number
  name: string
  monday: number
  open: boolean
}

const columns: readonly GridColumn<Count>[] = [
  { id: 'name', header: 'Product', value: ({ name }) => name },
  {
    id: 'monday',
    header: 'Monday',
    value: ({ monday }) => monday,
    type: integerCell({ max: 999 }),
    refusal: ({ name }) => (name === 'Tea' ? 'Tea is not counted.' : undefined),
  },
  { id: 'open', header: 'Open', value: ({ open }) => open, type: checkboxCell },
]
const some: readonly Count[] = ['Latte', 'Mocha', 'Tea'].map((name, id) => ({
  id,
  name,
  monday: id * 10,
  open: false,
}))
const linesOf = (rows: readonly Count[]): GridLine<Count, never>[] =>
  rows.map((row) => ({ kind: 'row', id: String(row.id), row }))
const rowName = ({ name }: Count) => name

type Save = NonNullable<GridProps<Count, never>['onSave']>

/** A page whose rows take the values that are saved, and leave those that are refused. */
function Page({ onSave, ...props }: Partial<GridProps<Count, never>> & { onSave?: Save }) {
  const [rows, setRows] = useState(some)
  const save: Save = async (changes, answer, shouldContinue) => {
    const refused = new Set<string>()
    const onAnswer: typeof answer = (id, refusal) => {
      if (refusal !== null) refused.add(id)
      answer(id, refusal)
    }
    await onSave?.(changes, onAnswer, shouldContinue)
    setRows((now) =>
      now.map((row) => {
        const id = String(row.id)
        const values = refused.has(id) ? undefined : changes.find((one) => one.id === id)?.values
        return values ? { ...row, ...Object.fromEntries(values) } : row
      }),
    )
  }
  const lines = linesOf(rows)
  return (
    <Grid
      label="Counts"
      lines={lines}
      columns={columns}
      rowName={rowName}
      {...(onSave ? { onSave: save } : {})}
      {...props}
    />
  )
}

const cell = (row: string, column = 1): HTMLElement => {
  const found = within(screen.getByRole('row', { name: row })).getAllByRole('gridcell')[column]
  if (!found) throw new Error(`There is no cell ${column} of ${row}`)
  return found
}
const texts = (column = 1) => ['Latte', 'Mocha', 'Tea'].map((row) => cell(row, column).textContent)
const saved = vi.fn<Save>(async () => {})
const paste = (text: string) => {
  const focused = document.activeElement
  if (focused) fireEvent.paste(focused, { clipboardData: { getData: () => text } })
}

function opened(props: Parameters<typeof Page>[0] = {}) {
  saved.mockClear()
  renderUi(<Page onSave={saved} {...props} />)
  return userEvent.setup()
}

test('PLUS-06: typing replaces a value, Enter takes it and goes down, Escape puts it back', async () => {
  const user = opened()
  await user.click(cell('Latte'))
  expect(document.activeElement).toBe(cell('Latte'))
  await user.keyboard('12{Enter}')
  expect(cell('Latte').textContent).toContain('12')
  expect(document.activeElement).toBe(cell('Mocha'))
  await user.keyboard('{F2}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Monday of Mocha' }).value).toBe(
    '10',
  )
  await user.keyboard('7{Escape}')
  expect(cell('Mocha').textContent).toBe('10')
  expect(document.activeElement).toBe(cell('Mocha'))
})

test('PLUS-06: Save takes the text of a cell that is still edited, and gives the focus back to the cell', async () => {
  const user = opened()
  const save = screen.getByRole('button', { name: 'Save Counts' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await typeAt(user, cell('Latte'), '5')
  await user.click(save)
  await waitFor(() => expect(document.activeElement).toBe(cell('Latte')))
  expect(saved.mock.calls.map(([changes]) => changes.map(({ id }) => id))).toEqual([['0']])
  // A text that changes nothing is not sent.
  await user.keyboard('5')
  await user.click(save)
  await waitFor(() => expect(document.activeElement).toBe(cell('Latte')))
  expect(saved).toHaveBeenCalledTimes(1)
})

test('PLUS-06: arrows, Tab, Home and End move the focus; Escape and Tab leave the grid', async () => {
  const user = opened()
  await typeAt(user, cell('Latte'), '{ArrowDown}{ArrowRight}')
  expect(document.activeElement).toBe(cell('Mocha', 2))
  await user.keyboard('{Tab}')
  expect(document.activeElement).toBe(cell('Tea', 0))
  await user.keyboard('{Shift>}{Tab}{/Shift}{Home}')
  expect(document.activeElement).toBe(cell('Mocha', 0))
  await user.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement).toBe(cell('Tea', 2))
  await user.keyboard('{Control>}{ArrowUp}{/Control}')
  expect(document.activeElement).toBe(cell('Latte', 2))
  await user.keyboard('{Escape}{Tab}')
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false)
})

test('PLUS-06: Enter after Tab goes to the next row below the cell from which Tab led', async () => {
  const [name, monday] = columns
  if (!name || !monday) throw new Error('The columns are missing')
  const tuesday = { ...monday, id: 'open', header: 'Tuesday', value: () => 0, refusal: undefined }
  const user = opened({ columns: [name, monday, tuesday] })
  await typeAt(user, cell('Latte'), '5{Tab}6{Enter}')
  expect(document.activeElement).toBe(cell('Mocha'))
  await user.keyboard('7{Enter}')
  expect(document.activeElement).toBe(cell('Tea'))
  expect(texts().slice(0, 2)).toEqual(['5not saved', '7not saved'])
  expect(texts(2)).toEqual(['6not saved', '0', '0'])
})

test('Enter, Tab and the arrows up and down take what is typed and lead on, with Shift the other way', async () => {
  const user = opened()
  await typeAt(user, cell('Mocha'), '5{Shift>}{Enter}{/Shift}')
  expect(document.activeElement).toBe(cell('Latte'))
  await user.keyboard('6{ArrowDown}')
  expect(document.activeElement).toBe(cell('Mocha'))
  await user.keyboard('7{ArrowUp}')
  expect(document.activeElement).toBe(cell('Latte'))
  await user.keyboard('8{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(cell('Latte', 0))
  expect(texts().slice(0, 2)).toEqual(['8not saved', '7not saved'])
})

test('an Enter that only ends the composing of a character leaves the editor open', async () => {
  const user = opened()
  await typeAt(user, cell('Mocha'), '5')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5')
})

test('Ctrl+D and Ctrl+R fill, Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z undo and redo, as in spreadsheet programs', async () => {
  const [name, monday] = columns
  if (!name || !monday) throw new Error('The columns are missing')
  const tuesday = { ...monday, id: 'open', header: 'Tuesday', value: () => 0, refusal: undefined }
  const user = opened({ columns: [name, monday, tuesday] })
  await typeAt(user, cell('Latte'), '7{Enter}{Control>}d{/Control}')
  expect(texts().slice(0, 2)).toEqual(['7not saved', '7not saved'])
  await user.keyboard('{Control>}zy{/Control}')
  expect(cell('Mocha').textContent).toBe('7not saved')
  await user.keyboard('{Control>}z{Shift>}Z{/Shift}{/Control}')
  expect(cell('Mocha').textContent).toBe('7not saved')
  await user.keyboard('{ArrowRight}{Control>}r{/Control}')
  expect(texts(2)).toEqual(['0', '7not saved', '0'])
})

test('Ctrl+A selects all cells, Delete empties the selected ones', async () => {
  const user = opened()
  await typeAt(user, cell('Latte'), '{Control>}a{/Control}{Delete}')
  expect(saidOf()).toBe(
    '3 of 6 cells emptied. Refused: Blank is not a whole number (Monday of Latte), Tea is not counted (Monday of Tea) and 1 more.',
  )
})

test('cells pasted from a spreadsheet program are taken or refused one by one, and undone together', async () => {
  const user = opened()
  await user.click(cell('Latte'))
  paste('1\r\nabc\r\n3\r\n')
  expect(screen.getByRole('status').textContent).toBe(
    '1 of 3 cells pasted. Refused: “abc” is not a whole number (Monday of Mocha), Tea is not counted (Monday of Tea).',
  )
  expect(cell('Latte').textContent).toContain('1')
  expect(cell('Mocha').getAttribute('aria-invalid')).toBe('true')
  expect(cell('Mocha').textContent).toContain('“abc” is not a whole number')
  await user.keyboard('{Control>}z{/Control}')
  expect(texts()).toEqual(['0', '10', '20Tea is not counted.'])
})

test('a range is copied as rows and tabs', async () => {
  const user = opened()
  await typeAt(user, cell('Latte', 0), '{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  const setData = vi.fn()
  fireEvent.copy(cell('Mocha'), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', 'Latte\t0\nMocha\t10\n')
})

test('PLUS-04, PLUS-05: only changed cells are saved, with a result per row', async () => {
  const work = deferred()
  const user = opened({
    onSave: async (changes, answer, shouldContinue) => {
      saved(changes, answer, shouldContinue)
      answer('1', 'The store is closed.')
      await work.promise
    },
  })
  await user.click(cell('Latte'))
  paste('5\n6')
  expect(hasUnsaved()).toBe(true)
  expect(screen.getByText('2 unsaved cells')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save Counts' }))
  const [changes] = saved.mock.calls[0] ?? []
  expect(changes?.map(({ id, values }) => [id, ...values])).toEqual([
    ['0', ['monday', 5]],
    ['1', ['monday', 6]],
  ])
  expect(cell('Latte', 3).textContent).toBe('Saving')
  expect(cell('Mocha', 3).textContent).toBe('Refused: The store is closed.')
  work.resolve()
  await waitFor(() => expect(cell('Latte', 3).textContent).toBe('Saved'))
  expect(cell('Mocha').textContent).toBe('6not saved')
  expect(screen.getByText('1 unsaved cell')).toBeDefined()
})

test('VAR-18: saved at once, a value is shown while it is sent and taken back when it is refused', async () => {
  const work = deferred()
  const user = opened({
    saving: 'atOnce',
    onSave: () => work.promise.then(() => Promise.reject(new Error('Not now.'))),
  })
  await typeAt(user, cell('Latte'), '9{Enter}')
  expect(cell('Latte').textContent).toContain('9')
  work.resolve()
  await waitFor(() => expect(cell('Latte').textContent).toContain('Not now.'))
  expect(cell('Latte').textContent).toContain('0')
  expect(cell('Latte', 3).textContent).toBe('Refused: Not now.')
})

test('PLUS-05: saved at once, a text whose save failed is sent again by Enter or Tab, and not by a look at it', async () => {
  let failures = 2
  const user = opened({
    saving: 'atOnce',
    onSave: async (changes, answer, shouldContinue) => {
      saved(changes, answer, shouldContinue)
      if (failures-- > 0) throw new Error('Not now.')
    },
  })
  const sent = () => saved.mock.calls.map(([changes]) => changes[0]?.values.get('monday'))
  const failed = () =>
    waitFor(() => expect(cell('Latte').textContent).toContain('“9” was not saved: Not now.'))
  await typeAt(user, cell('Latte'), '9{Enter}')
  await failed()
  await user.dblClick(cell('Latte'))
  await user.click(cell('Mocha'))
  await user.dblClick(cell('Latte'))
  await user.keyboard('{Escape}')
  expect(sent()).toEqual([9])
  await user.dblClick(cell('Latte'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Monday of Latte' }).value).toBe('9')
  await user.keyboard('{Tab}')
  await waitFor(() => expect(sent()).toEqual([9, 9]))
  await failed()
  await user.keyboard('{ArrowLeft}{F2}{Enter}')
  await waitFor(() => expect(cell('Latte').textContent).toBe('9'))
  expect(sent()).toEqual([9, 9, 9])
  await user.keyboard('{ArrowUp}{F2}{Enter}')
  expect(sent()).toHaveLength(3)
})

test('PLUS-04: saved at once, cells count as unsaved while their save has failed, and not while it is under way', async () => {
  const work = deferred()
  let failures = 1
  const user = opened({
    saving: 'atOnce',
    onSave: async () => {
      await work.promise
      if (failures-- > 0) throw new Error('Not now.')
    },
  })
  await typeAt(user, cell('Latte'), 'x{Enter}')
  expect(cell('Latte').textContent).toContain('“x”')
  await user.keyboard('9{Enter}')
  expect(cell('Mocha', 3).textContent).toBe('Saving')
  expect(hasUnsaved()).toBe(false)
  work.resolve()
  await waitFor(() => expect(hasUnsaved()).toBe(true))
  await user.dblClick(cell('Mocha'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(cell('Mocha', 3).textContent).toBe('Saved'))
  expect(hasUnsaved()).toBe(false)
})

const saidOf = () => screen.getByRole('status').textContent
const halfPasted = '1 of 2 cells pasted. Refused: “n/a” is not a whole number (Monday of Mocha).'

test('what a paste left out stays told beside what was saved of it, until the next step', async () => {
  const user = opened({ saving: 'atOnce' })
  await user.click(cell('Latte'))
  paste('5\nn/a')
  await waitFor(() => expect(saidOf()).toBe(`${halfPasted} Saved.`))
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(saidOf()).toBe(`${halfPasted} Saved.`)
  await user.keyboard('6{Enter}')
  await waitFor(() => expect(saidOf()).toBe('Saved.'))
  paste('n/a')
  expect(saidOf()).toContain('Refused: “n/a”')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(saidOf()).toBe('Saved.'))
})

test('Space and a click turn a mark over', async () => {
  const user = opened()
  await typeAt(user, cell('Latte', 2), ' ')
  expect(texts(2)).toEqual(['Yesnot saved', 'No', 'No'])
  await user.click(within(cell('Mocha', 2)).getByText('No'))
  expect(cell('Mocha', 2).textContent).toBe('Yesnot saved')
})

test('Space turns the marks of a selected range over as the focused one, in one step', async () => {
  const user = opened()
  await user.click(cell('Mocha', 2))
  await user.keyboard(' {ArrowUp}{ArrowLeft}{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift} ')
  expect(texts(2)).toEqual(['Yesnot saved', 'Yesnot saved', 'Yesnot saved'])
  expect(texts(1)).toEqual(['0', '10', '20Tea is not counted.'])
  await user.keyboard(' ')
  expect(texts(2)).toEqual(['No', 'No', 'No'])
  await user.keyboard('{Control>}zz{/Control}')
  expect(texts(2)).toEqual(['No', 'Yesnot saved', 'No'])
})

test('Tab leaves the grid after its last cell, Shift and Tab before its first one', async () => {
  const user = opened()
  const grid = screen.getByRole('grid')
  await typeAt(user, cell('Tea', 1), '{Tab}')
  expect(document.activeElement).toBe(cell('Tea', 2))
  await user.keyboard('{Tab}')
  expect(grid.contains(document.activeElement)).toBe(false)
  await typeAt(user, cell('Latte', 1), '{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(cell('Latte', 0))
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(grid.contains(document.activeElement)).toBe(false)
})

test('Enter opens a cell with its value, Space and a composed character open a blank one, Backspace empties it', async () => {
  const user = opened()
  const editor = () => screen.getByRole<HTMLInputElement>('textbox').value
  await typeAt(user, cell('Mocha'), '{Enter}')
  expect(editor()).toBe('10')
  await user.keyboard('{Escape} ')
  expect(editor().trim()).toBe('')
  await user.keyboard('{Escape}')
  fireEvent.keyDown(cell('Mocha'), { key: 'Process' })
  expect(editor()).toBe('')
  await user.keyboard('{Escape}{Backspace}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(saidOf()).toBe('Refused: Blank is not a whole number (Monday of Mocha).')
})

test('a key that the grid has no use for is left to the browser', async () => {
  const user = opened()
  await user.click(cell('Mocha'))
  expect(fireEvent.keyDown(cell('Mocha'), { key: 'f', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(cell('Mocha'), { key: 'F5' })).toBe(true)
  expect(fireEvent.keyDown(cell('Mocha'), { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['a character', (user: UserEvent) => user.keyboard('x')],
  ['Space', (user: UserEvent) => user.keyboard(' ')],
  ['a double click', (user: UserEvent) => user.dblClick(cell('Latte', 0))],
])('a column that is only read tells so at %s, and nothing before', async (_, press) => {
  const user = opened()
  expect(saidOf()).toBe('')
  await user.click(cell('Latte', 0))
  await press(user)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(saidOf()).toBe('This column is only read.')
})

test('a grid without saving is only read', async () => {
  const user = userEvent.setup()
  renderUi(<Page />)
  await typeAt(user, cell('Latte'), '5')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(cell('Latte').getAttribute('aria-readonly')).toBe('true')
})

const many = linesOf(
  Array.from({ length: 5000 }, (_, id) => ({ id, name: `Product ${id}`, monday: 1, open: false })),
)

test('PLUS-02: of thousands of rows those in view are drawn, and the keys reach the last one', async () => {
  const user = opened({ lines: many })
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001')
  expect(screen.getAllByRole('row').length).toBeLessThan(80)
  await typeAt(user, cell('Product 0'), '{Control>}{ArrowDown}{/Control}')
  expect(document.activeElement).toBe(cell('Product 4999'))
})

test('Page Down and Page Up pass fifteen rows; a key with Alt is left to the browser', async () => {
  const user = opened({ lines: many })
  await typeAt(user, cell('Product 3'), '{PageDown}{PageDown}')
  expect(document.activeElement).toBe(cell('Product 33'))
  await user.keyboard('{PageUp}')
  expect(document.activeElement).toBe(cell('Product 18'))
  await user.keyboard('{Alt>}{ArrowDown}x{/Alt}')
  expect(document.activeElement).toBe(cell('Product 18'))
})

test('PLUS-02: rows that have come into view are told, to be read by need', async () => {
  const onRowsShown = vi.fn()
  opened({ lines: many, onRowsShown })
  await waitFor(() => expect(onRowsShown).toHaveBeenCalledOnce())
  const [rows] = onRowsShown.mock.calls[0] ?? []
  expect(rows[0]).toMatchObject({ name: 'Product 0' })
  expect(rows.length).toBeLessThan(80)
})

const allLines = linesOf(some)

/** A grid below a field whose text hides the row of that name. */
function Searched() {
  const [hidden, setHidden] = useState('')
  return (
    <>
      <input aria-label="Hide" onChange={(event) => setHidden(event.currentTarget.value)} />
      <Grid
        label="Searched"
        lines={allLines}
        columns={columns}
        rowName={rowName}
        onSave={saved}
        shows={(line) => line.kind === 'row' && line.row.name !== hidden}
      />
    </>
  )
}

test('PLUS-06: changes of rows that a search hides stay, and are saved', async () => {
  saved.mockClear()
  renderUi(<Searched />)
  const user = userEvent.setup()
  await typeAt(user, cell('Mocha'), '12{Enter}')
  await user.type(screen.getByLabelText('Hide'), 'Mocha')
  expect(screen.queryByRole('row', { name: 'Mocha' })).toBeNull()
  expect(screen.getByText('1 unsaved cell')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save Searched' }))
  expect(saved.mock.lastCall?.[0]).toMatchObject([{ id: '1', row: { name: 'Mocha' } }])
})

test('PLUS-06: a row may have another type of cell than its column', async () => {
  const mixed = columns.map((column) =>
    column.id === 'monday'
      ? {
          ...column,
          value: ({ monday, name }: Count) => (name === 'Latte' ? monday > 0 : monday),
          typeOf: ({ name }: Count) => (name === 'Latte' ? checkboxCell : integerCell()),
        }
      : column,
  )
  const user = opened({ columns: mixed })
  await typeAt(user, cell('Latte'), ' {ArrowDown}7{Enter}')
  expect(cell('Latte').textContent).toContain('Yes')
  expect(cell('Mocha').textContent).toContain('7')
})

test('TAX-06: what is typed counts as unsaved after a pause, and Escape still puts the value back', async () => {
  opened({ unsavedAfterMs: 60_000 })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await typeAt(user, cell('Mocha'), '77')
  pass(30_000)
  expect(screen.queryByText('1 unsaved cell')).toBeNull()
  pass(30_000)
  expect(screen.getByText('1 unsaved cell')).toBeTruthy()
  await user.keyboard('x')
  pass(60_000)
  expect(screen.queryByText('1 unsaved cell')).toBeNull()
  // Nothing is refused while its user still types.
  expect(saidOf()).toBe('')
  await user.keyboard('{Backspace}')
  pass(60_000)
  expect(screen.getByText('1 unsaved cell')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('1 unsaved cell')).toBeNull()
  expect(cell('Mocha').textContent).toBe('10')
  await user.keyboard('78{Enter}{Control>}z{/Control}')
  expect(cell('Mocha').textContent).toBe('10')
  await user.keyboard('{ArrowUp}abc{Enter}{ArrowUp}7')
  pass(60_000)
  await user.keyboard('{Escape}')
  expect(cell('Mocha').textContent).toContain('“abc” is not a whole number')
})
