import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { CellType } from './cellTypes.ts'
import { entered } from './gridEntry.ts'
import {
  type CellAt,
  cancel,
  edit,
  focusOn,
  type GridState,
  rangeOf,
  type Sheet,
} from './gridModel.ts'
import { cellsOf, cleared, filledFrom } from './gridRanges.ts'
import type { GridStore } from './gridStore.ts'
import { redone, undone } from './gridUndo.ts'

const pageRows = 15

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-pageRows, 0],
  PageDown: [pageRows, 0],
}

type Next = (state: GridState, sheet: Sheet) => GridState

/** Returns whether the grid used the key. */
export function pressOnCell(event: KeyboardEvent, store: GridStore): boolean {
  const { key, shiftKey: shift, altKey: alt } = event
  const control = event.ctrlKey || event.metaKey
  if (alt || event.nativeEvent.isComposing) return false
  const state = store.get()
  const next = moveOf(key, control, state, store.sheet())
  if (next) return did(store, (now, sheet) => focusOn(now, sheet, next, shift))
  if (control) return controlled(key.toLowerCase(), shift, store)
  switch (key) {
    case 'Tab':
      return tabbed(store, shift ? -1 : 1)
    case 'Enter':
    case 'F2':
      return opened(store)
    case ' ':
      if (!typeAt(store)?.isToggle) return started(store)
      return did(store, (now, sheet) => toggled(now, sheet, cellsOf(rangeOf(now))))
    case 'Delete':
    case 'Backspace':
      return did(store, cleared)
    default:
      // The browser types the character into the editor, which opens empty.
      if ([...key].length === 1 || key === 'Process') started(store)
      return false
  }
}

export function pressInEditor(event: KeyboardEvent, store: GridStore): boolean {
  const { key, shiftKey: shift } = event
  if (event.nativeEvent.isComposing) return false
  if (key === 'Escape') return did(store, cancel)
  if (!['Enter', 'ArrowDown', 'ArrowUp', 'Tab'].includes(key)) return false
  store.confirm()
  if (key === 'Tab') return tabbed(store, shift ? -1 : 1)
  const { focus, tabbedFrom } = store.get()
  if (!focus) return false
  const column = key === 'Enter' ? (tabbedFrom ?? focus.column) : focus.column
  const up = key === 'ArrowUp' || (key === 'Enter' && shift)
  return goTo(store, { row: focus.row + (up ? -1 : 1), column })
}

function moveOf(key: string, control: boolean, { focus }: GridState, sheet: Sheet): CellAt | null {
  if (!focus) return null
  const [rows, columns] = arrows[key] ?? [0, 0]
  const far = control ? Number.MAX_SAFE_INTEGER : 1
  if (rows !== 0 || columns !== 0)
    return { row: focus.row + rows * far, column: focus.column + columns * far }
  const lastRow = sheet.rows.length - 1
  const lastColumn = sheet.columns.length - 1
  if (key === 'Home') return { row: control ? 0 : focus.row, column: 0 }
  if (key === 'End') return { row: control ? lastRow : focus.row, column: lastColumn }
  return null
}

/** In reading order; null at the ends of the grid. */
function neighbour({ focus }: GridState, sheet: Sheet, step: 1 | -1): CellAt | null {
  if (!focus) return null
  const count = sheet.columns.length
  const at = focus.row * count + focus.column + step
  if (at < 0 || at >= count * sheet.rows.length) return null
  return { row: Math.floor(at / count), column: at % count }
}

function controlled(key: string, shift: boolean, store: GridStore): boolean {
  const steps: Readonly<Record<string, Next>> = {
    z: shift ? redone : undone,
    y: redone,
    d: (state, sheet) => filledFrom(state, sheet, 'above'),
    r: (state, sheet) => filledFrom(state, sheet, 'left'),
    a: (state, sheet) => ({
      ...focusOn(state, sheet, { row: sheet.rows.length, column: sheet.columns.length }),
      anchor: { row: 0, column: 0 },
    }),
  }
  const step = steps[key]
  return step ? did(store, step) : false
}

function typeAt(store: GridStore): CellType | undefined {
  const { focus } = store.get()
  return focus ? typeIn(store.sheet(), focus) : undefined
}

function typeIn({ rows, columns, typeOf }: Sheet, at: CellAt): CellType | undefined {
  const row = rows[at.row]
  const column = columns[at.column]
  return row && column ? typeOf(row, column) : undefined
}

export function opened(store: GridStore): boolean {
  const isToggle = typeAt(store)?.isToggle
  return did(store, (state, sheet) =>
    isToggle ? toggled(state, sheet, state.focus ? [state.focus] : []) : edit(state, sheet),
  )
}

function started(store: GridStore): boolean {
  if (typeAt(store)?.isToggle) return false
  // The editor must exist before the browser types the character.
  flushSync(() => store.update((state, sheet) => edit(state, sheet, '')))
  return false
}

function toggled(state: GridState, sheet: Sheet, cells: readonly CellAt[]): GridState {
  const { focus } = state
  if (!focus) return state
  const row = sheet.rows[focus.row] ?? ''
  const column = sheet.columns[focus.column] ?? ''
  const on = state.changes.get(row)?.get(column) ?? sheet.savedAt(row, column)
  const text = on === true ? 'No' : 'Yes'
  const marks = cells.filter((cell) => typeIn(sheet, cell)?.isToggle)
  return entered(
    state,
    sheet,
    marks.map((cell) => ({ ...cell, text })),
  )
}

function tabbed(store: GridStore, step: 1 | -1): boolean {
  const { focus, tabbedFrom } = store.get()
  const to = neighbour(store.get(), store.sheet(), step)
  if (!focus || !to) return false
  return did(store, (state, sheet) => ({
    ...focusOn(state, sheet, to),
    tabbedFrom: tabbedFrom ?? focus.column,
  }))
}

function goTo(store: GridStore, to: CellAt): boolean {
  return did(store, (state, sheet) => focusOn(state, sheet, to))
}

function did(store: GridStore, next: Next): true {
  store.update(next)
  return true
}
