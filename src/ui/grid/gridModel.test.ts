import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integerCell } from './cellTypes.ts'
import { commit, entered, enteredInRows } from './gridEntry.ts'
import {
  cancel,
  edit,
  focusOn,
  type GridState,
  rangeOf,
  reordered,
  type Sheet,
  seenAt,
  untouched,
  valueAt,
  withoutGone,
  withSeen,
} from './gridModel.ts'
import { cleared, copied, filled, filledFrom, fillRange, pasted } from './gridRanges.ts'
import {
  failedCount,
  lostCount,
  sending,
  settled,
  unsavedCount,
  withoutSaved,
} from './gridSaves.ts'
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

test('a typed count is a change until it is the saved one again', () => {
  const open = edit(focusOn(untouched, sheet, at(1, 1)), sheet)
  expect(open.editing).toEqual({ text: '11' })
  const changed = commit(open, sheet, '40')
  expect(shown(changed)[1]).toEqual([10, 40, 12])
  expect(changed.announcement).toBe('')
  expect(unsavedCount(changed)).toBe(1)
  const back = entered(changed, sheet, [{ ...at(1, 1), text: '11' }])
  expect(unsavedCount(back)).toBe(0)
  expect(commit(open, sheet, '11').undo).toEqual([])
  expect(cancel(open).editing).toBeNull()
})

test('VAR-20: a text that cannot be read keeps the value and is kept itself, with the reason', () => {
  const open = edit(focusOn(untouched, sheet, at(0, 0)), sheet)
  const refused = commit(open, sheet, 'abc')
  expect(shown(refused)).toEqual(saved)
  expect(refused.faults.get('a')?.get('mon')).toEqual({
    text: 'abc',
    message: '“abc” is not a whole number',
  })
  expect(refused.announcement).toContain('“abc” is not a whole number')
  expect(edit(refused, sheet).editing).toEqual({ text: 'abc' })
  expect(edit(focusOn(refused, sheet, at(0, 1)), sheet).editing).toEqual({ text: '1' })
  expect(commit(edit(refused, sheet), sheet, '5').faults.size).toBe(0)
})

test('a cell that may not be changed says why, and stays as it is', () => {
  const refused = sheetOf(undefined, (row) => row === 'b')
  const state = edit(focusOn(untouched, refused, at(1, 0)), refused)
  expect(state.editing).toBeNull()
  expect(state.announcement).toBe('Counted by the store')
  const after = pasted(focusOn(untouched, refused, at(0, 0)), refused, [['7'], ['8'], ['9']])
  expect(shown(after, refused).map(([first]) => first)).toEqual([7, 10, 9, 30])
  expect(after.faults.get('b')?.get('mon')?.message).toBe('Counted by the store')
  // Its own text is refused nowhere, so that rows can be pasted with it.
  const own = pasted(focusOn(untouched, refused, at(0, 0)), refused, [['7'], ['10']])
  expect([own.faults.size, own.announcement]).toEqual([0, '2 of 2 cells pasted.'])
})

test('what is pasted begins at the selection, and says what does not fit or cannot be read', () => {
  const state = pasted(focusOn(untouched, sheet, at(2, 1)), sheet, [
    ['1', '2', '3'],
    ['x', '5'],
    ['6'],
  ])
  expect(shown(state)).toEqual([saved[0], saved[1], [20, 1, 2], [30, 31, 5]])
  expect(state.announcement).toBe(
    '3 of 6 cells pasted. Refused: “x” is not a whole number (tue of d). 2 lie beyond the grid.',
  )
})

test('one copied value fills the selection, several repeat where they fit', () => {
  expect(shown(pasted(selected([0, 0], [1, 2]), sheet, [['7']])).slice(0, 2)).toEqual([
    [7, 7, 7],
    [7, 7, 7],
  ])
  const twice = pasted(selected([0, 0], [3, 0]), sheet, [['1'], ['2']])
  expect(shown(twice).map(([first]) => first)).toEqual([1, 2, 1, 2])
})

test('fill down and right take the first row or column, or the one before a single one', () => {
  const down = filledFrom(selected([0, 0], [2, 1]), sheet, 'above')
  expect(shown(down)).toEqual([saved[0], [0, 1, 12], [0, 1, 22], saved[3]])
  const one = filledFrom(focusOn(untouched, sheet, at(1, 2)), sheet, 'above')
  expect(shown(one)[1]).toEqual([10, 11, 2])
  const right = filledFrom(selected([3, 0], [3, 2]), sheet, 'left')
  expect(shown(right)[3]).toEqual([30, 30, 30])
  expect(filledFrom(focusOn(untouched, sheet, at(0, 0)), sheet, 'above')).toMatchObject({
    undo: [],
  })
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

test('what was refused in one cell of many is told with the first three kinds and the number of the rest', () => {
  const texts = [
    ['x', 'y', 'z'],
    ['-1', 'w', '7.0'],
  ]
  expect(pasted(selected([0, 0], [1, 2]), sheet, texts).announcement).toBe(
    '1 of 6 cells pasted. Refused: “x” is not a whole number (mon of a), “y” is not a whole number (tue of a), “z” is not a whole number (wed of a) and 2 more.',
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

test('a saved row has no changes, a refused one keeps them with the reason', () => {
  const changed = pasted(focusOn(untouched, sheet, at(0, 0)), sheet, [['1'], ['2']])
  const sent = sending(changed, ['a', 'b'])
  expect(sent.saves.get('a')).toEqual({ state: 'saving' })
  const values = (value: number) => new Map([['mon', value]])
  const after = settled(sent, sheet, [
    { row: 'a', values: values(1), refusal: null, keeps: true },
    { row: 'b', values: values(2), refusal: 'Closed', keeps: true },
  ])
  expect([...after.changes.keys()]).toEqual(['b'])
  expect(after.saves.get('b')).toEqual({ state: 'refused', reason: 'Closed' })
  expect(after.announcement).toBe('1 of 2 rows was refused: Closed (b).')
})

test('rows that are answered one after the other are counted together, and a refused one stays told', () => {
  const changed = pasted(focusOn(untouched, sheet, at(0, 0)), sheet, [['1'], ['2'], ['3']])
  const answer = (row: string, refusal: string | null) => ({
    ...{ row, values: new Map([['mon', 1]]), refusal, keeps: true },
  })
  const first = [answer('a', 'Closed'), answer('b', 'Closed')]
  const then = settled(sending(changed, ['a', 'b', 'c']), sheet, first)
  const after = settled(then, sheet, [answer('c', null)], 'Saved.', first)
  expect(after.announcement).toBe('2 of 3 rows were refused: Closed (a) and 1 more.')
})

test('VAR-18: a refused value that is not kept goes, and its text is kept with the reason', () => {
  const changed = entered(untouched, sheet, [{ ...at(0, 0), text: '9' }])
  const sent = { row: 'a', values: new Map([['mon', 9]]), refusal: 'Not now', keeps: false }
  const after = settled(sending(changed, ['a']), sheet, [sent])
  expect(shown(after)).toEqual(saved)
  expect(after.faults.get('a')?.get('mon')).toEqual({
    text: '9',
    message: '“9” was not saved: Not now',
    failed: 9,
  })
})

test('a failed text is no fault any more once its value is read as saved', () => {
  const changed = entered(untouched, sheet, [
    { ...at(0, 0), text: '9' },
    { ...at(1, 0), text: '8' },
    { ...at(1, 1), text: 'x' },
  ])
  const failed = (row: string, value: number) => ({
    ...{ row, values: new Map([['mon', value]]), refusal: 'No answer', keeps: false },
  })
  const after = settled(sending(changed, ['a', 'b']), sheet, [failed('a', 9), failed('b', 8)])
  expect(failedCount(after)).toBe(2)
  const read = withoutSaved(after, { ...sheet, savedAt: (row) => (row === 'a' ? 9 : 0) })
  expect([...read.faults.keys(), ...read.saves.keys()]).toEqual(['b', 'b'])
  expect(failedCount(read)).toBe(1)
})

test('PLUS-04: changes that are saved by now are none, and the mark of their refusal goes with the last one', () => {
  const changed = entered(untouched, sheet, [
    { ...at(0, 0), text: '5' },
    { ...at(1, 0), text: '6' },
    { ...at(1, 1), text: '7' },
  ])
  const sent = (row: string) => ({ row, values: new Map(), refusal: 'No answer', keeps: true })
  const refused = settled(changed, sheet, [sent('a'), sent('b')])
  const now: Sheet = { ...sheet, savedAt: (row) => (row === 'a' ? 5 : 6) }
  const after = withoutSaved(refused, now)
  expect(after.changes).toEqual(new Map([['b', new Map([['tue', 7]])]]))
  expect([...after.saves.keys()]).toEqual(['b'])
  expect(withoutSaved(refused, sheet)).toBe(refused)
})

test('AMB-194: what the user saw of a cell stays, whatever is read, until they see what was saved', () => {
  const other: Sheet = { ...sheet, savedAt: () => 8 }
  const first = withSeen(entered(untouched, sheet, [{ ...at(1, 0), text: '5' }]), sheet)
  const again = entered(withSeen(first, other), other, [{ ...at(1, 0), text: '6' }])
  expect(seenAt(again, other, 'b', 'mon')).toBe(10)
  const sent = { row: 'b', values: new Map([['mon', 5]]), refusal: null, keeps: true }
  expect(seenAt(settled(again, other, [sent]), other, 'b', 'mon')).toBe(5)
  const same = entered(again, other, [{ ...at(1, 0), text: '8' }])
  expect([unsavedCount(same), same.seen.size]).toEqual([0, 0])
})

test('AMB-194: undoing back to what the user saw is no change, unless the row is being saved', () => {
  const other: Sheet = { ...sheet, savedAt: () => 8 }
  const changed = withSeen(entered(untouched, sheet, [{ ...at(1, 0), text: '5' }]), sheet)
  const back = undone(changed, other)
  expect([unsavedCount(back), back.seen.size]).toEqual([0, 0])
  expect(unsavedCount(redone(back, other))).toBe(1)
  expect(valueAt(undone(sending(changed, ['b']), other), other, 'b', 'mon')).toBe(10)
  const typed = entered(changed, other, [{ ...at(1, 0), text: '10' }])
  expect(valueAt(typed, other, 'b', 'mon')).toBe(10)
})

test('a cell that is changed again while it is saved stays unsaved', () => {
  const first = sending(entered(untouched, sheet, [{ ...at(0, 0), text: '5' }]), ['a'])
  const again = entered(first, sheet, [{ ...at(0, 0), text: '6' }])
  const sent = { row: 'a', values: new Map([['mon', 5]]), refusal: null, keeps: true }
  expect(settled(again, sheet, [sent]).changes.get('a')?.get('mon')).toBe(6)
  const back = settled(undone(first, sheet), sheet, [sent])
  expect(valueAt(back, sheet, 'a', 'mon')).toBe(0)
  expect(unsavedCount(back)).toBe(1)
})

test('the focus and the changes follow their rows through a search', () => {
  const state = entered(focusOn(untouched, sheet, at(2, 1)), sheet, [{ ...at(0, 0), text: '5' }])
  const found = sheetOf(['c', 'd'])
  const followed = reordered(state, sheet, found)
  expect(followed.focus).toEqual(at(0, 1))
  expect(reordered(state, sheet, sheetOf(['a'])).focus).toBeNull()
  expect(shown(reordered(followed, found, sheet))[0]).toEqual([5, 1, 2])
})

test('a row that is not read yet cannot be changed, and says why', () => {
  const unread: Sheet = { ...sheet, savedAt: () => undefined }
  const state = edit(focusOn(untouched, unread, at(0, 0)), unread)
  expect([state.editing, state.announcement]).toEqual([null, 'This row is still being read.'])
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

test('what was pasted is selected, as far as the grid goes', () => {
  const four = [
    ['1', '2'],
    ['3', '4'],
  ]
  const inside = pasted(focusOn(untouched, sheet, at(1, 0)), sheet, four)
  expect(rangeOf(inside)).toEqual({ top: 1, bottom: 2, left: 0, right: 1 })
  const atEnd = pasted(focusOn(untouched, sheet, at(3, 2)), sheet, four)
  expect(rangeOf(atEnd)).toEqual({ top: 3, bottom: 3, left: 2, right: 2 })
  const beside = pasted(focusOn(untouched, sheet, at(3, 2)), sheet, [['1', '2']])
  expect(beside.announcement).toBe('1 of 2 cells pasted. 1 lies beyond the grid.')
  const row = { row: 'd', values: new Map([['wed', 1]]), refusal: null, keeps: true }
  expect(settled(beside, sheet, [row]).announcement).toBe(`${beside.announcement} Saved.`)
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

test('the fill handle repeats to the left from the end of what is selected, and selects all of it', () => {
  const source = { top: 1, bottom: 1, left: 1, right: 2 }
  const target = fillRange(source, at(1, 0))
  expect(target).toEqual({ ...source, left: 0 })
  const state = filled(untouched, sheet, source, target)
  expect(shown(state)[1]).toEqual([12, 11, 12])
  expect(rangeOf(state)).toEqual(target)
  // Only what was filled is counted.
  const rest = filled(untouched, sheet, source, { ...source, bottom: 3 })
  expect(rest.announcement).toBe('4 of 4 cells filled.')
})

test('who leaves loses the unsaved cells and the texts that could not be read, each counted once', () => {
  const typed = entered(untouched, sheet, [
    { ...at(0, 0), text: '7' },
    { ...at(0, 0), text: 'x' },
    { ...at(0, 1), text: 'y' },
    { ...at(1, 0), text: 'z' },
  ])
  expect([unsavedCount(typed), lostCount(typed)]).toEqual([1, 3])
  expect(lostCount(untouched)).toBe(0)
})

test('a refused value that was typed over meanwhile is no fault of the new one', () => {
  const first = sending(entered(untouched, sheet, [{ ...at(0, 0), text: '5' }]), ['a'])
  const again = entered(first, sheet, [{ ...at(0, 0), text: '6' }])
  const sent = { row: 'a', values: new Map([['mon', 5]]), refusal: 'Not now', keeps: false }
  const after = settled(again, sheet, [sent])
  expect([after.faults.size, shown(after)[0]?.[0]]).toEqual([0, 6])
  // Its user has not seen the refused value saved.
  expect(seenAt(after, sheet, 'a', 'mon')).toBe(0)
})
