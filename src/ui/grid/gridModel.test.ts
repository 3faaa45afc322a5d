import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integerCell } from './cellTypes.ts'
import { entered, enteredInRows } from './gridEntry.ts'
import {
  focusOn,
  type GridState,
  reordered,
  type Sheet,
  untouched,
  valueAt,
  withoutGone,
} from './gridModel.ts'
import { cleared, copied, filled, filledFrom, fillRange, pasted } from './gridRanges.ts'
import { unsavedCount, withoutSaved } from './gridSaves.ts'
import { redone, undone } from './gridUndo.ts'

const size = { rows: 4, columns: 3 }

/** A sheet of counts: 0, 1, 2 in the first row, 10, 11, 12 in the second. */
function sheetOf(
  rows = ['a', 'b', 'c', 'd'],
  refused: (row: string, column: string) => boolean = () => false,
): Sheet {
  const columns = ['mon', 'tue', 'wed']
  return {
    rows,
    columns,
    has: (row) => rows.includes(row),
    savedAt: (row, column) =>
      rows.includes(row) ? 'abcd'.indexOf(row) * 10 + columns.indexOf(column) : undefined,
    typeOf: () => integerCell({ max: 999 }),
    textAt: () => '',
    refusalAt: (row, column) => (refused(row, column) ? 'Counted by the store' : undefined),
    nameOf: (row, column) => (column === undefined ? row : `${column} of ${row}`),
  }
}

const sheet = sheetOf()
const at = (row: number, column: number) => ({ row, column })
const shown = (state: GridState, of = sheet) =>
  of.rows.map((row) => of.columns.map((column) => valueAt(state, of, row, column)))
const saved = shown(untouched)
const selected = (
  from: readonly [number, number],
  to: readonly [number, number],
  state = untouched,
) => focusOn(focusOn(state, sheet, at(...from)), sheet, at(...to), true)

test('one copied value fills the selection, several repeat where they fit', () => {
  expect(shown(pasted(selected([0, 0], [1, 2]), sheet, [['7']])).slice(0, 2)).toEqual([
    [7, 7, 7],
    [7, 7, 7],
  ])
  const twice = pasted(selected([0, 0], [3, 0]), sheet, [['1'], ['2']])
  expect(shown(twice).map(([first]) => first)).toEqual([1, 2, 1, 2])
})

test('the fill handle repeats what is selected downwards, upwards or sideways', () => {
  const source = { top: 1, bottom: 2, left: 0, right: 0 }
  expect(fillRange(source, at(3, 1))).toEqual({ ...source, bottom: 3 })
  expect(fillRange(source, at(0, 0))).toEqual({ ...source, top: 0 })
  expect(fillRange(source, at(1, 2))).toEqual({ ...source, right: 2 })
  expect(fillRange(source, at(2, 0))).toEqual(source)
  const filledDown = filled(untouched, sheet, source, fillRange(source, at(3, 0)))
  expect(shown(filledDown).map(([first]) => first)).toEqual([0, 10, 20, 10])
  const filledUp = filled(untouched, sheet, source, fillRange(source, at(0, 0)))
  expect(shown(filledUp).map(([first]) => first)).toEqual([20, 10, 20, 30])
  const three = { ...source, bottom: 3 }
  const upFromThree = filled(untouched, sheet, three, fillRange(three, at(0, 0)))
  expect(shown(upFromThree).map(([first]) => first)).toEqual([30, 10, 20, 30])
})

const texts = fc.oneof(fc.nat({ max: 1200 }).map(String), fc.constantFrom('', 'x', ' 7 ', '4.5'))
const action = fc.oneof(
  fc.record({
    kind: fc.constant('paste' as const),
    row: fc.nat({ max: size.rows - 1 }),
    column: fc.nat({ max: size.columns - 1 }),
    cells: fc.array(fc.array(texts, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constantFrom('down' as const, 'right' as const, 'clear' as const) }),
)
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

function apply(state: GridState, one: Action): GridState {
  if (one.kind === 'paste')
    return pasted(focusOn(state, sheet, at(one.row, one.column)), sheet, one.cells)
  if (one.kind === 'clear') return cleared(state, sheet)
  return filledFrom(state, sheet, one.kind === 'down' ? 'above' : 'left')
}

test('whatever is done, undoing all of it leaves the saved values, redoing brings it back', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 8 }), (actions) => {
      const done = actions.reduce(apply, untouched)
      let state = done
      while (state.undo.length > 0) state = undone(state, sheet)
      expect(shown(state)).toEqual(saved)
      expect(unsavedCount(state)).toBe(0)
      while (state.redo.length > 0) state = redone(state, sheet)
      expect(shown(state)).toEqual(shown(done))
      expect(state.changes).toEqual(done.changes)
      expect(state.undo).toEqual(done.undo)
    }),
  )
})

test('what is copied and pasted over itself changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(action, { maxLength: 4 }),
      fc.nat({ max: 3 }),
      fc.nat({ max: 2 }),
      (actions, row, column) => {
        const state = selected([0, 0], [row, column], actions.reduce(apply, untouched))
        const again = pasted(state, sheet, copied(state, sheet))
        expect(shown(again)).toEqual(shown(state))
        expect(again.undo).toEqual(state.undo)
      },
    ),
  )
})

test('a row that is pasted on a selected column is repeated down it, as spreadsheet programs do', () => {
  const after = pasted(selected([0, 0], [3, 0]), sheet, [['7', '8']])
  expect(shown(after)).toEqual([
    [7, 8, 2],
    [7, 8, 12],
    [7, 8, 22],
    [7, 8, 32],
  ])
})

test('columns that are only read are passed over', () => {
  const named = {
    ...sheet,
    typeOf: (row: string, column: string) =>
      column === 'mon' ? undefined : sheet.typeOf(row, column),
  }
  const after = pasted(selected([0, 0], [0, 0]), named, [
    ['Mocha', '7'],
    ['Tea', '8'],
  ])
  expect(after.faults.size).toBe(0)
  expect(after.announcement).toBe('2 of 2 cells pasted.')
  expect([...after.changes.keys()]).toEqual(['a', 'b'])
  expect(cleared(selected([0, 0], [1, 0]), named).announcement).toBe('This column is only read.')
})

test('marks and unsaved values go with their row, and stay with a hidden one', () => {
  const changed = entered(untouched, sheet, [
    { ...at(0, 0), text: '7' },
    { ...at(1, 0), text: 'x' },
    { ...at(2, 0), text: '9' },
  ])
  const left = withoutGone(changed, sheetOf(['a', 'd']))
  expect([...left.changes.keys()]).toEqual(['a'])
  expect(left.faults.size).toBe(0)
  expect(left.announcement).toBe('')
  expect(withoutGone(changed, { ...sheet, rows: ['d'] })).toBe(changed)
})

test('texts are entered by row and column, in those rows alone', () => {
  const texts = new Map([
    ['a', new Map([['tue', '7']])],
    ['c', new Map([['mon', '8']])],
  ])
  const state = enteredInRows(untouched, sheet, texts)
  expect(shown(state)).toEqual([[0, 7, 2], saved[1], [8, 21, 22], saved[3]])
  expect(state.announcement).toBe('2 of 2 cells filled.')
})

test('the focus follows its row and column, and the changes their rows', () => {
  const state = entered(focusOn(untouched, sheet, at(2, 1)), sheet, [{ ...at(0, 0), text: '5' }])
  const found = sheetOf(['c', 'd'])
  const followed = reordered(state, sheet, found)
  expect(followed.focus).toEqual(at(0, 1))
  expect(reordered(state, sheet, sheetOf(['a'])).focus).toBeNull()
  expect(shown(reordered(followed, found, sheet))[0]).toEqual([5, 1, 2])
  const narrow = { ...sheet, columns: sheet.columns.slice(1) }
  expect(reordered(state, sheet, narrow).focus).toEqual(at(2, 0))
})

test('what is pasted over a row that is not read yet is refused, told, and kept as the text of its cell', () => {
  const partly: Sheet = {
    ...sheet,
    savedAt: (row, column) => (row === 'b' ? undefined : sheet.savedAt(row, column)),
  }
  const texts = [['7'], ['8'], ['9']]
  const state = pasted(focusOn(untouched, partly, at(0, 0)), partly, texts)
  expect(unsavedCount(state)).toBe(2)
  expect(state.announcement).toBe(
    '2 of 3 cells pasted. Refused: “8” came before its row was read (mon of b).',
  )
  expect(state.faults.get('b')?.get('mon')?.text).toBe('8')
  expect(withoutSaved(state, partly)).toBe(state)
  expect(cleared(focusOn(untouched, partly, at(1, 0)), partly).announcement).toBe(
    'Refused: “” came before its row was read (mon of b).',
  )
})

test('PLUS-02: ten thousand pasted cells are taken as one step; those beyond the grid are counted', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `row ${index}`)
  const large: Sheet = { ...sheetOf(rows), savedAt: () => 0 }
  const texts = Array.from({ length: 3334 }, () => ['1', '2', '3'])
  const state = pasted(focusOn(untouched, large, at(0, 0)), large, texts)
  expect(unsavedCount(state)).toBe(9000)
  expect(state.announcement).toBe('9000 of 10002 cells pasted. 1002 lie beyond the grid.')
  expect(unsavedCount(undone(state, large))).toBe(0)
})

test('texts that fit the selection no whole number of times are pasted once', () => {
  const three = pasted(selected([0, 0], [2, 0]), sheet, [['7'], ['8']])
  expect(shown(three).map(([first]) => first)).toEqual([7, 8, 20, 30])
  const wide = pasted(selected([0, 0], [1, 2]), sheet, [['7', '8']])
  expect(shown(wide).slice(0, 2)).toEqual([[7, 8, 2], saved[1]])
  const column = pasted(selected([0, 0], [0, 2]), sheet, [['7'], ['8']])
  expect(shown(column).slice(0, 3)).toEqual([[7, 7, 7], [8, 8, 8], saved[2]])
  const both = pasted(selected([0, 0], [2, 1]), sheet, [['7'], ['8']])
  expect(shown(both).slice(0, 3)).toEqual([[7, 1, 2], [8, 11, 12], saved[2]])
  const tall = pasted(focusOn(untouched, sheet, at(1, 0)), sheet, [['7'], ['8'], ['9']])
  expect(shown(tall).map(([first]) => first)).toEqual([0, 7, 8, 9])
  const below = pasted(selected([2, 0], [3, 0]), sheet, [['7']])
  expect(shown(below).map(([first]) => first)).toEqual([0, 10, 7, 7])
})

const keyed = (rows = ['a', 'b', 'c', 'd']): Sheet => ({
  ...sheetOf(rows),
  keys: {
    header: 'SKU',
    rowBy: (key) => ['a', 'b', 'c', 'd', '7'].find((row) => row === key.trim().toLowerCase()),
    columnBy: (text) => ['mon', 'tue', 'wed'].find((day) => text.toLowerCase().startsWith(day)),
  },
})
const pastedIn = (texts: readonly (readonly string[])[], column = 0, of = keyed()) =>
  pasted(focusOn(untouched, of, at(0, column)), of, texts)

test('AMB-303: pasted rows with a SKU go to their rows, by the header or from the selected column on', () => {
  const headed = pastedIn([
    ['Wednesday', 'sku', 'Monday'],
    ['5', 'C', '6'],
    ['', '', ''],
    ['7', ' a ', '8'],
  ])
  expect(shown(headed)).toEqual([[8, 1, 7], saved[1], [6, 21, 5], saved[3]])
  expect(headed.announcement).toBe('4 of 4 cells pasted.')
  const plain = pastedIn(
    [
      ['b', '5', '6'],
      ['a', '7'],
    ],
    1,
  )
  expect(shown(plain)).toEqual([[0, 7, 2], [10, 5, 6], saved[2], saved[3]])
  const beyond = pastedIn([['b', '5', '6']], 2)
  expect(beyond.announcement).toBe('1 of 2 cells pasted. 1 lies beyond the grid.')
})

test('AMB-303: a SKU also finds a row that a search hides; a block of numbers has no SKU', () => {
  const found = { ...keyed(['a']), has: () => true, savedAt: sheet.savedAt }
  const hidden = pastedIn([['d', '5']], 0, found)
  expect([...hidden.changes]).toEqual([['d', new Map([['mon', 5]])]])
  expect(shown(pastedIn([['7', '5']]))[0]).toEqual([7, 5, 2])
  expect(shown(pastedIn([['a'], ['5']])).map(([first]) => first)).toEqual([0, 5, 20, 30])
})

test('AMB-303: what a paste by SKU leaves out is told: unknown and repeated SKUs, columns and unreadable texts', () => {
  const state = pastedIn([
    ['SKU', 'Mon', 'Color'],
    ['a', '5', 'red'],
    ['x', '5', ''],
    ['', '5', ''],
    ['b', 'many', ''],
    ['C', '5', ''],
    ['c', '6', ''],
  ])
  expect(shown(state)).toEqual([[5, 1, 2], saved[1], saved[2], saved[3]])
  expect(state.announcement).toBe(
    '1 of 2 cells pasted. Refused: “many” is not a whole number (mon of b). 2 unknown SKUs: x, blank. In the clipboard twice, so not pasted: C, c. No such column here: Color.',
  )
  expect(state.leftOut).toBe(state.announcement)
  expect(state.faults.get('b')?.get('mon')?.text).toBe('many')
  const none = pastedIn([
    ['SKU', 'Mon'],
    ['x', '5'],
  ])
  expect(none.announcement).toBe('Nothing was pasted. 1 unknown SKU: x.')
  expect(none.undo).toEqual([])
})

test('AMB-303, PLUS-02: ten thousand rows with a SKU are one step, and few of the unknown ones are named', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `row ${index}`)
  const known = new Set(rows)
  const large: Sheet = {
    ...keyed(rows),
    savedAt: () => 0,
    keys: {
      header: 'SKU',
      rowBy: (key) => (known.has(key) ? key : undefined),
      columnBy: () => 'mon',
    },
  }
  const texts = rows.map((row, index) => [index % 2 ? row : `no ${row}`, '4', '5', '6'])
  const state = pastedIn(texts, 0, large)
  expect(unsavedCount(state)).toBe(15_000)
  expect(state.announcement).toBe(
    '15000 of 15000 cells pasted. 5,000 unknown SKUs: no row 0, no row 2, no row 4, no row 6, no row 8 and 4,995 more.',
  )
  expect(unsavedCount(undone(state, large))).toBe(0)
})

test('AMB-284: a step that the Undo of its save took back is left out', () => {
  const first = pasted(selected([0, 0], [0, 0]), sheet, [['7']])
  const both = pasted(focusOn(first, sheet, at(1, 0)), sheet, [['8']])
  const takenBack: Sheet = {
    ...sheet,
    savedAt: (row, column) => (row === 'a' && column === 'mon' ? 7 : sheet.savedAt(row, column)),
  }
  const last = undone({ ...both, changes: new Map() }, takenBack)
  expect(valueAt(last, takenBack, 'a', 'mon')).toBe(0)
  expect(last.announcement).toBe('Undone.')
  expect(undone(last, takenBack).announcement).toBe('There is nothing to undo.')
})
