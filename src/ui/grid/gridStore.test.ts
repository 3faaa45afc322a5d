import { expect, onTestFinished, test, vi } from 'vitest'
import { integerCell } from './cellTypes.ts'
import { entered } from './gridEntry.ts'
import { edit, focusOn, type Sheet, valueAt } from './gridModel.ts'
import { unsavedCount } from './gridSaves.ts'
import { createGridStore, type GridStore, type SendRows } from './gridStore.ts'
import { undone } from './gridUndo.ts'

/** A sheet of two rows and two columns, in which every cell has the same saved value. */
function sheetOf(value: number): Sheet {
  return {
    rows: ['a', 'b'],
    columns: ['mon', 'tue'],
    has: () => true,
    savedAt: () => value,
    typeOf: () => integerCell(),
    textAt: () => '',
    refusalAt: () => undefined,
    nameOf: (row) => row,
  }
}

interface Given {
  atOnce?: boolean
  savedText?: string
  takenAfter?: number
}

type Answer = Parameters<SendRows>[1]

/** A store whose saves are answered by the test, with what it has sent: 'mon 5 for 0', last the value seen before. */
function opened({ atOnce = false, savedText, takenAfter }: Given = {}) {
  const sent: string[][] = []
  const saves: { answer: Answer; over: () => void; fail: (reason: Error) => void }[] = []
  const save = (at: number) => {
    const one = saves[at]
    if (!one) throw new Error(`There is no save ${at}`)
    return one
  }
  const store = createGridStore(sheetOf(0), {
    send: (rows, answer) => {
      sent.push(
        rows.flatMap(({ row, values, seen }) => [
          `${row}:`,
          ...[...values].map(([column, value]) => `${column} ${value} for ${seen.get(column)}`),
        ]),
      )
      return new Promise<void>((over, fail) => saves.push({ answer, over, fail }))
    },
    atOnce: () => atOnce,
    told: (reason) => (reason instanceof Error ? reason.message : ''),
    savedText,
    takenAfter,
  })
  return { store, sent, save }
}

function enter(store: GridStore, row: number, column: number, text: string) {
  store.update((state, sheet) => entered(state, sheet, [{ row, column, text }]))
}

/** Opens the editor of a cell and types a text into it. */
function type(store: GridStore, row: number, text: string) {
  store.update((state, sheet) => edit(focusOn(state, sheet, { row, column: 0 }), sheet))
  store.type(text)
}

const saveOf = (store: GridStore, row: string) => store.get().saves.get(row)?.state

test('a save with nothing changed sends nothing, nor does one with nothing changed since the last', async () => {
  const { store, sent, save } = opened()
  await store.save()
  expect(sent).toEqual([])
  enter(store, 0, 0, '5')
  const saving = store.save()
  await store.save()
  expect(sent).toEqual([['a:', 'mon 5 for 0']])
  save(0).over()
  await saving
})

test('a save of some cells sends these alone and leaves the others unsaved', async () => {
  const { store, sent, save } = opened()
  enter(store, 0, 0, '5')
  enter(store, 0, 1, '6')
  enter(store, 1, 0, '7')
  const saving = store.save(new Map([['a', ['mon']]]))
  save(0).over()
  await saving
  expect(sent).toEqual([['a:', 'mon 5 for 0']])
  expect(unsavedCount(store.get())).toBe(2)
})

test('a cell that is changed again while it is sent is sent with what is on the way as seen, and once', async () => {
  const { store, sent, save } = opened()
  enter(store, 0, 0, '5')
  const first = store.save()
  enter(store, 0, 0, '6')
  const second = store.save()
  save(0).over()
  await first
  expect(valueAt(store.get(), store.sheet(), 'a', 'mon')).toBe(6)
  await store.save()
  save(1).over()
  await second
  expect(sent).toEqual([
    ['a:', 'mon 5 for 0'],
    ['a:', 'mon 6 for 5'],
  ])
  expect(unsavedCount(store.get())).toBe(0)
})

test('a save that fails once a later one of its cell is over is told, and leaves nothing to send', async () => {
  const { store, sent, save } = opened()
  enter(store, 0, 0, '5')
  const first = store.save()
  enter(store, 0, 0, '6')
  const second = store.save()
  save(1).over()
  await second
  save(0).fail(new Error('No answer'))
  await first
  expect(store.get().said).toBe('1 row was refused: No answer (a).')
  await store.save()
  expect(sent).toHaveLength(2)
  expect(unsavedCount(store.get())).toBe(0)
})

test('a row that is gone while it is sent is sent no more', () => {
  const { store, sent } = opened()
  enter(store, 0, 0, '5')
  void store.save()
  store.setSheet({ ...sheetOf(0), rows: ['b'], has: () => false, savedAt: () => undefined })
  void store.save()
  expect(sent).toHaveLength(1)
})

test('undoing what is on the way sends the value from before, where every change is sent at once', () => {
  const { store, sent } = opened({ atOnce: true })
  enter(store, 0, 0, '5')
  enter(store, 1, 1, '7')
  store.update(undone)
  expect(sent).toEqual([
    ['a:', 'mon 5 for 0'],
    ['b:', 'tue 7 for 0'],
    ['b:', 'tue 0 for 7'],
  ])
})

test('the host is told the value that the user saw, whatever is read meanwhile', () => {
  const { store, sent } = opened()
  enter(store, 0, 0, '5')
  store.setSheet(sheetOf(8))
  void store.save()
  expect(sent).toEqual([['a:', 'mon 5 for 0']])
})

test('a row counts as its first answer says, and answers one after the other are told together', async () => {
  const { store, save } = opened()
  enter(store, 0, 0, '5')
  enter(store, 1, 0, '6')
  const saving = store.save()
  save(0).answer('a', 'Closed')
  save(0).answer('a', null)
  save(0).answer('c', 'Unknown')
  expect([saveOf(store, 'a'), saveOf(store, 'b')]).toEqual(['refused', 'saving'])
  save(0).over()
  await saving
  expect([saveOf(store, 'a'), saveOf(store, 'b')]).toEqual(['refused', 'saved'])
  expect(store.get().said).toBe('1 of 2 rows was refused: Closed (a).')
})

test('the end of a save whose rows are all answered says nothing over the next step', async () => {
  const { store, save } = opened()
  enter(store, 0, 0, '5')
  const saving = store.save()
  save(0).answer('a', null)
  expect(store.get().said).toBe('Saved.')
  store.update(undone)
  save(0).over()
  await saving
  expect(store.get().said).toBe('Undone.')
})

test('a save that fails as a whole refuses the rows without an answer, and can be sent again', async () => {
  const { store, sent, save } = opened({ savedText: 'Kept.' })
  enter(store, 0, 0, '5')
  enter(store, 1, 0, '6')
  const saving = store.save()
  save(0).answer('a', null)
  save(0).fail(new Error('No answer'))
  await saving
  expect([saveOf(store, 'a'), saveOf(store, 'b')]).toEqual(['saved', 'refused'])
  expect(store.get().said).toBe('1 of 2 rows was refused: No answer (b).')
  const again = store.save()
  save(1).over()
  await again
  expect(sent[1]).toEqual(['b:', 'mon 6 for 0'])
  expect(store.get().said).toBe('Kept.')
})

test('a change whose value is read as saved is none, except while a save is under way', async () => {
  const { store, save } = opened()
  enter(store, 0, 0, '5')
  const saving = store.save()
  store.setSheet(sheetOf(5))
  expect(unsavedCount(store.get())).toBe(1)
  save(0).over()
  await saving
  enter(store, 1, 0, '7')
  store.setSheet(sheetOf(7))
  expect(unsavedCount(store.get())).toBe(0)
})

test('the focus follows its row to another place', () => {
  const { store } = opened()
  store.update((state, sheet) => focusOn(state, sheet, { row: 1, column: 1 }))
  store.setSheet({ ...sheetOf(0), rows: ['b'] })
  expect(store.get().focus).toEqual({ row: 0, column: 1 })
})

test('what is typed is taken as it stands, also where another row is answered or it was taken early', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { store, save } = opened({ takenAfter: 60 })
  enter(store, 1, 0, '5')
  const saving = store.save()
  type(store, 0, '7')
  save(0).over()
  await saving
  store.finish()
  expect(valueAt(store.get(), store.sheet(), 'a', 'mon')).toBe(7)
  type(store, 0, '8')
  vi.advanceTimersByTime(60)
  expect(valueAt(store.get(), store.sheet(), 'a', 'mon')).toBe(8)
  store.finish()
  expect(valueAt(store.get(), store.sheet(), 'a', 'mon')).toBe(8)
  store.update(undone)
  expect(valueAt(store.get(), store.sheet(), 'a', 'mon')).toBe(7)
})

test('a text counts as unsaved a while after its last key, or once its editor is left', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { store } = opened({ takenAfter: 60 })
  type(store, 0, '7')
  vi.advanceTimersByTime(40)
  store.type('78')
  vi.advanceTimersByTime(40)
  expect(unsavedCount(store.get())).toBe(0)
  vi.advanceTimersByTime(20)
  expect(unsavedCount(store.get())).toBe(1)
  const { store: other } = opened()
  type(other, 0, '7')
  vi.runAllTimers()
  expect(unsavedCount(other.get())).toBe(0)
  other.finish()
  expect(unsavedCount(other.get())).toBe(1)
})

test('who unsubscribes is told no more', () => {
  const { store } = opened()
  const told: number[] = []
  const unsubscribe = store.subscribe(() => told.push(unsavedCount(store.get())))
  enter(store, 0, 0, '5')
  unsubscribe()
  enter(store, 0, 1, '6')
  expect(told).toEqual([1])
})
