import { useState } from 'react'

export interface Selection<Row> {
  /** The selected rows that the search finds, in their order, then the others. */
  rows: readonly Row[]
  /** Selected rows that the search hides. */
  hidden: number
  has: (row: Row) => boolean
  /** With `range`, all rows between the last one and this one. */
  toggle: (row: Row, range: boolean) => void
  add: (rows: readonly (Row | undefined)[]) => void
  toggleAll: () => void
  end: () => void
}

interface SelectionSource<Row> {
  rows: readonly Row[]
  /** The rows after the search, on all pages. */
  found: readonly Row[]
  rowId: (row: Row) => string | number
  /** Whether `rows` are one page of the server: rows of other pages stay selected. */
  remote: boolean
}

interface Chosen<Row> {
  byId: ReadonlyMap<string | number, Row>
  last: string | number | null
}

/** Null until the user starts to select. Rows that leave the list leave the selection. */
export function useSelection<Row>({ rows, found, rowId, remote }: SelectionSource<Row>) {
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null)
  const start = () => setChosen({ byId: new Map(), last: null })
  if (chosen === null) return { selection: null, start }

  const { byId, last } = chosen
  const has = (row: Row) => byId.has(rowId(row))
  const shown = byId.size === 0 ? [] : found.filter(has)
  const shownIds = new Set(shown.map(rowId))
  const others = remote ? [...byId.values()] : rows
  const hidden =
    byId.size === 0 ? [] : others.filter((row) => has(row) && !shownIds.has(rowId(row)))

  const set = (changed: readonly (Row | undefined)[], selected: boolean, at = last) => {
    const next = new Map(byId)
    for (const row of changed) {
      if (row === undefined) continue
      if (selected) next.set(rowId(row), row)
      else next.delete(rowId(row))
    }
    setChosen({ byId: next, last: at })
  }
  const between = (one: string | number | null, other: string | number): readonly Row[] => {
    const indexOf = (id: string | number | null) => found.findIndex((row) => rowId(row) === id)
    const ends = [indexOf(one), indexOf(other)].filter((index) => index >= 0)
    return found.slice(Math.min(...ends), Math.max(...ends) + 1)
  }

  const selection: Selection<Row> = {
    rows: [...shown, ...hidden],
    hidden: hidden.length,
    has,
    toggle: (row, range) => set(range ? between(last, rowId(row)) : [row], !has(row), rowId(row)),
    add: (added) => set(added, true),
    toggleAll: () => set(found, shown.length < found.length),
    end: () => setChosen(null),
  }
  return { selection, start }
}
