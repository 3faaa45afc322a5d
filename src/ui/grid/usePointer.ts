import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { opened } from './gridKeys.ts'
import { type CellAt, focusOn, type GridState, rangeOf, type Sheet } from './gridModel.ts'
import { filled, fillRange } from './gridRanges.ts'
import type { GridStore } from './gridStore.ts'

/** Pixels from the window's edges within which dragging scrolls. */
const edge = 56
const scrollStep = 24

export function usePointer(store: GridStore) {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const touching = useRef(false)
  const drag = (over: (cell: CellAt) => void, done: () => void) => {
    let at = { x: 0, y: 0 }
    const follow = () => {
      const cell = cellOf(document.elementFromPoint(at.x, at.y))
      if (cell) over(cell)
    }
    const onMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      at = { x, y }
      follow()
    }
    const timer = setInterval(() => {
      if (at.y === 0) return
      const by = at.y > window.innerHeight - edge ? scrollStep : at.y < edge ? -scrollStep : 0
      if (by === 0) return
      window.scrollBy(0, by)
      follow()
    }, 40)
    const gone = new AbortController()
    stop.current = () => {
      gone.abort()
      clearInterval(timer)
      stop.current = () => {}
    }
    const finish = () => {
      stop.current()
      done()
    }
    const { signal } = gone
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', finish, { signal })
    window.addEventListener('pointercancel', finish, { signal })
  }

  const dragFill = () => {
    const source = rangeOf(store.get())
    if (!source) return
    drag(
      (cell) => store.update((state) => ({ ...state, filling: fillRange(source, cell) })),
      () => store.update((state, sheet) => fillDone(state, sheet)),
    )
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      touching.current = event.pointerType === 'touch'
      const { target, button } = event
      if (!(target instanceof Element) || button !== 0 || target.closest('a, button, input')) return
      if (target.closest('[data-fill]')) {
        event.preventDefault()
        dragFill()
        return
      }
      const cell = cellOf(target)
      if (!cell || touching.current) return
      store.finish()
      store.update((state, sheet) => focusOn(state, sheet, cell, event.shiftKey))
      drag(
        (over) => store.update((state, sheet) => selectedTo(state, sheet, over)),
        () => {},
      )
    },
    onClick: ({ target }: MouseEvent) => {
      const cell =
        target instanceof Element && !target.closest('a, button, input') && cellOf(target)
      if (!cell || !(target instanceof Element)) return
      if (touching.current) {
        store.finish()
        store.update((state, sheet) => focusOn(state, sheet, cell))
        opened(store)
      } else if (target.closest('[data-turn]')) opened(store)
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      if (
        target instanceof Element &&
        !target.closest('a, button, input, [data-turn]') &&
        cellOf(target)
      )
        opened(store)
    },
  }
}

function selectedTo(state: GridState, sheet: Sheet, cell: CellAt): GridState {
  const { focus } = state
  return focus?.row === cell.row && focus.column === cell.column
    ? state
    : focusOn(state, sheet, cell, true)
}

function fillDone(state: GridState, sheet: Sheet): GridState {
  const { filling } = state
  const source = rangeOf(state)
  const shut = { ...state, filling: null }
  return filling && source ? filled(shut, sheet, source, filling) : shut
}

function cellOf(element: Element | null): CellAt | null {
  const cell = element?.closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-row]')
  if (!cell || !row) return null
  return { row: Number(row.dataset.row), column: Number(cell.dataset.column) }
}
