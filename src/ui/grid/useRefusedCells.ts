import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flash, withdrawFlash } from '../flash/flash.ts'
import { type Refused, refusals } from './gridEntry.ts'
import { focusOn, type GridState } from './gridModel.ts'
import type { GridStore } from './gridStore.ts'

type RefusedCell = Refused & { readonly column: string; readonly isSent: boolean }

/**
 * After a save: a flash names the cells that were left out of it, and refused cells of rows that the caller's
 * search hides. It goes when no cell is refused any more. `reveal` clears that search.
 */
export function useRefusedCells(
  store: GridStore,
  saving: 'atOnce' | 'collected',
  reveal: (() => void) | undefined,
): void {
  const hiddenCell = useRef<RefusedCell | null>(null)
  const shownMessage = useRef<string>(undefined)
  const withdraw = () => {
    if (shownMessage.current !== undefined) withdrawFlash(shownMessage.current)
    shownMessage.current = undefined
  }
  useLayoutEffect(() => {
    const { row = '', column = '' } = hiddenCell.current ?? {}
    const { rows, columns } = store.sheet()
    if (!rows.includes(row)) return
    hiddenCell.current = null
    const at = { row: rows.indexOf(row), column: columns.indexOf(column) }
    store.update((state, sheet) => focusOn(state, sheet, at))
  })
  const report = useEffectEvent(() => {
    withdraw()
    const shownRows = new Set(store.sheet().rows)
    const cells = refusedCells(store.get()).filter(({ isSent }) => isSent || saving === 'collected')
    const hidden = cells.filter(({ row }) => !shownRows.has(row))
    const named = cells.filter((cell) => !cell.isSent || hidden.includes(cell))
    if (named.length === 0) return
    const count = named.length === 1 ? '1 cell was' : `${named.length} cells were`
    const message = `${count} refused: ${refusals(named, store.sheet())}.`
    flash({ message, variant: 'error' })
    shownMessage.current = message
    hiddenCell.current = hidden[0] ?? null
    if (hidden.length > 0) reveal?.()
  })
  useLayoutEffect(() => store.subscribeToSaves(() => report()), [store])
  const withdrawWhenMended = useEffectEvent(() => {
    if (shownMessage.current !== undefined && refusedCells(store.get()).length === 0) withdraw()
  })
  useLayoutEffect(() => store.subscribe(() => withdrawWhenMended()), [store])
}

/** Unreadable texts, and cells that the host refused. */
function refusedCells({ changes, faults, saves }: GridState): RefusedCell[] {
  const read = [...faults].flatMap(([row, cells]) =>
    [...cells].map(([column, { message, failed }]) => ({
      row,
      column,
      message,
      isSent: failed !== undefined,
    })),
  )
  const kept = [...changes].flatMap(([row, cells]) => {
    const save = saves.get(row)
    if (save?.state !== 'refused') return []
    return [...cells.keys()].map((column) => ({ row, column, message: save.reason, isSent: true }))
  })
  return [...read, ...kept]
}
