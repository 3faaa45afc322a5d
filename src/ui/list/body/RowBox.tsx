import type { KeyboardEvent } from 'react'
import { cellRole } from '../roles.ts'
import type { Selection } from '../useSelection.ts'
import classes from './box.module.css'

interface RowBoxProps<Row> {
  row: Row
  name: string
  cards: boolean
  selection: Selection<Row>
  /** The row above or below. */
  neighbor: (by: 1 | -1) => Row | undefined
}

/** Shift selects all rows from the last one on; Shift with an arrow key takes the next row too. */
export function RowBox<Row>({ row, name, cards, selection, neighbor }: RowBoxProps<Row>) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    if (event.shiftKey) selection.add([row, neighbor(by)])
    const here = event.currentTarget.closest('tr')
    const next = here?.parentElement?.querySelector<HTMLElement>(
      `[data-index="${Number(here.dataset.index) + by}"] [data-row-box]`,
    )
    next?.focus()
  }
  return (
    <td {...cellRole} className={classes.box} data-card={cards || undefined}>
      <label
        onMouseDown={(event) => {
          // Else Shift selects text.
          if (event.shiftKey) event.preventDefault()
        }}
      >
        <input
          type="checkbox"
          data-row-box
          aria-label={`Select ${name}`}
          checked={selection.has(row)}
          onChange={({ nativeEvent }) =>
            selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          onKeyDown={onKeyDown}
        />
      </label>
    </td>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }
