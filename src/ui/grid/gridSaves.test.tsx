// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, type Ref, useImperativeHandle, useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { hasUnsaved } from '../form/unsaved.tsx'
import { renderUi, typeAt } from '../testing.tsx'
import { integerCell } from './cellTypes.ts'
import { Grid } from './Grid.tsx'
import type { GridColumn, GridLine, GridProps } from './gridProps.ts'

interface Count {
  readonly id: string
  readonly monday: number
  readonly tuesday: number
}

type Save = NonNullable<GridProps<Count, never>['onSave']>

const columns: readonly GridColumn<Count>[] = [
  { id: 'name', header: 'Product', value: ({ id }) => id },
  { id: 'monday', header: 'Monday', value: ({ monday }) => monday, type: integerCell() },
  { id: 'tuesday', header: 'Tuesday', value: ({ tuesday }) => tuesday, type: integerCell() },
]
const some: readonly Count[] = ['Latte', 'Mocha'].map((id) => ({ id, monday: 0, tuesday: 0 }))
const rowName = ({ id }: Count) => id

interface PageProps extends Partial<GridProps<Count, never>> {
  /** Sets the rows that the page has read. */
  rowsRef: Ref<(rows: readonly Count[]) => void>
}

function Page({ rowsRef, ...props }: PageProps) {
  const [rows, setRows] = useState(some)
  useImperativeHandle(rowsRef, () => setRows, [])
  const lines = useMemo(
    () => rows.map((row): GridLine<Count, never> => ({ kind: 'row', id: row.id, row })),
    [rows],
  )
  return <Grid label="Counts" lines={lines} columns={columns} rowName={rowName} {...props} />
}

/** A grid of Latte and Mocha whose saves are answered by the test, as is what the page reads. */
function opened(props: Partial<GridProps<Count, never>> = {}) {
  const sent: string[][] = []
  const saves: {
    answer: Parameters<Save>[1]
    shouldContinue: Parameters<Save>[2]
    end: PromiseWithResolvers<void>
  }[] = []
  const rowsRef = createRef<(rows: readonly Count[]) => void>()
  const onSave: Save = (changes, answer, shouldContinue) => {
    sent.push(
      changes.flatMap(({ id, values, seen }) =>
        [...values].map(([column, value]) => `${id} ${column} ${value} for ${seen.get(column)}`),
      ),
    )
    const end = Promise.withResolvers<void>()
    saves.push({ answer, shouldContinue, end })
    return end.promise
  }
  renderUi(<Page rowsRef={rowsRef} onSave={onSave} {...props} />)
  const saveAt = (index: number) => {
    const save = saves[index]
    if (!save) throw new Error(`There is no save ${index}`)
    return save
  }
  return {
    user: userEvent.setup(),
    sent,
    answer: (index: number, row: string, refusal: string | null) =>
      act(() => saveAt(index).answer(row, refusal)),
    shouldContinue: (index: number) => saveAt(index).shouldContinue(),
    end: (index: number) => act(async () => saveAt(index).end.resolve()),
    fail: (index: number, reason: string) =>
      act(async () => saveAt(index).end.reject(new Error(reason))),
    read: (latte: Partial<Count>) =>
      act(() =>
        rowsRef.current?.(some.map((row) => (row.id === 'Latte' ? { ...row, ...latte } : row))),
      ),
  }
}

function cell(row: string, column = 1): HTMLElement {
  const found = within(screen.getByRole('row', { name: row })).getAllByRole('gridcell')[column]
  if (!found) throw new Error(`There is no cell ${column} of ${row}`)
  return found
}
const textOf = (row: string, column?: number) => cell(row, column).textContent
const markOf = (row: string) => textOf(row, 3)
const announcement = () => screen.getByRole('status').textContent
const pressSave = () => screen.getByRole('button', { name: 'Save Counts' })

test('PLUS-04: a saved value is shown until the page has read it, and then what the page reads', async () => {
  const { user, answer, end, read } = opened()
  await typeAt(user, cell('Latte'), '5{Enter}6{Enter}')
  await user.click(pressSave())
  expect(screen.getByText('2 unsaved cells')).toBeDefined()
  answer(0, 'Latte', null)
  expect([textOf('Latte'), markOf('Latte')]).toEqual(['5', 'Saved'])
  expect([textOf('Mocha'), markOf('Mocha')]).toEqual(['6not saved', 'Saving'])
  expect(screen.getByText('1 unsaved cell')).toBeDefined()
  expect(announcement()).toBe('')
  read({ tuesday: 3 })
  expect([textOf('Latte'), textOf('Latte', 2)]).toEqual(['5', '3'])
  await end(0)
  expect([textOf('Latte'), textOf('Mocha')]).toEqual(['5', '6'])
  expect(announcement()).toBe('Saved.')
  expect(screen.queryByText(/unsaved cell/)).toBeNull()
  read({ monday: 8 })
  expect([textOf('Latte'), textOf('Mocha')]).toEqual(['8', '0'])
})

test('AMB-313: who leaves a grid gives up its unsent changes, and none where each is saved at once', async () => {
  const saved: [boolean, string[][]][] = []
  for (const saving of ['collected', 'atOnce'] as const) {
    const { user, sent, end, shouldContinue } = opened({ saving })
    await typeAt(user, cell('Latte'), '5{Control>}s{/Control}{Enter}')
    await typeAt(user, cell('Mocha'), '6{Control>}s{/Control}{Enter}')
    expect(shouldContinue(0)).toBe(true)
    cleanup()
    await end(0)
    saved.push([shouldContinue(0), sent])
  }
  const latte = ['Latte monday 5 for 0']
  expect(saved).toEqual([
    [false, [latte]],
    [true, [latte, ['Mocha monday 6 for 0']]],
  ])
})

test('PLUS-04: a cell that is changed again during its save keeps the newer value, which is sent next', async () => {
  const { user, sent, end } = opened({ saving: 'atOnce' })
  await typeAt(user, cell('Latte'), '5{Enter}{ArrowUp}6{Enter}')
  expect(sent).toEqual([['Latte monday 5 for 0']])
  await end(0)
  expect(textOf('Latte')).toBe('6not saved')
  expect(sent).toEqual([['Latte monday 5 for 0'], ['Latte monday 6 for 5']])
  await end(1)
  expect([textOf('Latte'), markOf('Latte')]).toEqual(['6', 'Saved'])
})

test('PLUS-04: a cell that is changed again during a save that fails is sent next', async () => {
  const { user, sent, end, fail } = opened({ saving: 'atOnce' })
  await typeAt(user, cell('Latte'), '5{Enter}{ArrowUp}6{Enter}')
  await fail(0, 'No answer')
  expect(announcement()).toBe('1 row was refused: No answer (Latte).')
  expect(sent).toEqual([['Latte monday 5 for 0'], ['Latte monday 6 for 0']])
  await end(1)
  expect([textOf('Latte'), markOf('Latte')]).toEqual(['6', 'Saved'])
  expect(hasUnsaved()).toBe(false)
})

test('PLUS-05: asking for a save while it runs sends nothing a second time, also what is refused', async () => {
  const { user, sent, answer, end } = opened()
  await typeAt(user, cell('Latte'), '5{Enter}{Control>}ss{/Control}')
  answer(0, 'Latte', 'Closed.')
  await end(0)
  expect(sent).toEqual([['Latte monday 5 for 0']])
  await user.keyboard('{Control>}s{/Control}')
  expect(sent[1]).toEqual(['Latte monday 5 for 0'])
})

test('PLUS-06: undoing a change during its save sends the value from before', async () => {
  const { user, sent, end } = opened({ saving: 'atOnce' })
  await typeAt(user, cell('Latte'), '5{Enter}{Control>}z{/Control}')
  expect(announcement()).toBe('Undone.')
  await end(0)
  expect(sent).toEqual([['Latte monday 5 for 0'], ['Latte monday 0 for 5']])
  await end(1)
  expect([textOf('Latte'), markOf('Latte')]).toEqual(['0', 'Saved'])
})

test('PLUS-05: a save that fails refuses the rows without an answer, which are sent again', async () => {
  const { user, sent, answer, fail, end } = opened({ savedText: 'Kept.' })
  await typeAt(user, cell('Latte'), '5{Enter}6{Enter}')
  await user.click(pressSave())
  answer(0, 'Latte', null)
  await fail(0, 'No answer.')
  expect([markOf('Latte'), markOf('Mocha')]).toEqual(['Saved', 'Refused: No answer.'])
  expect(announcement()).toBe('1 of 2 rows was refused: No answer (Mocha).')
  await user.click(pressSave())
  await end(1)
  expect(sent[1]).toEqual(['Mocha monday 6 for 0'])
  expect(markOf('Mocha')).toBe('Saved')
  expect(announcement()).toBe('Kept.')
})
