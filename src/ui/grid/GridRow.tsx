import { IconAlertTriangle, IconCheck, IconDots } from '@tabler/icons-react'
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { gridCellRole, rowRole } from '../list/roles.ts'
import hidden from '../unseen.module.css'
import type { CellType, GridValue } from './cellTypes.ts'
import classes from './grid.module.css'
import cells from './gridCell.module.css'
import { type GridState, type RowSave, rangeOf } from './gridModel.ts'
import type { GridColumn } from './gridProps.ts'
import type { GridStore } from './gridStore.ts'
import { useGridState } from './useGrid.ts'

/** The properties common to all rows of a grid. */
export interface GridView<Row> {
  columns: readonly GridColumn<Row>[]
  template: string
  minWidth: string
  rowName: (row: Row) => string
  grouped: boolean
  edits: boolean
  saves: boolean
}

interface GridRowProps<Row> {
  store: GridStore
  view: GridView<Row>
  row: Row
  id: string
  rowIndex: number
  /** Index among all lines, group headings included. */
  line: number
  top: number
  /** Whether the focus is in the grid. */
  holdsFocus: RefObject<boolean>
}

/** `memo` alone would lose the type parameter. */
const keptRow: <Row>(
  row: (props: GridRowProps<Row>) => ReactNode,
) => (props: GridRowProps<Row>) => ReactNode = memo
/** Kept while its props are the same: scrolling renders only the rows that come into view. */
export const GridRow = keptRow(PlainRow)

function PlainRow<Row>(props: GridRowProps<Row>) {
  const { store, view, row, id, rowIndex, line, top, holdsFocus } = props
  const rowState = useGridState(store, (state) => rowStateOf(state, rowIndex, id))
  const focused = useRef<HTMLTableCellElement>(null)
  const { focus, editing } = rowState
  useLayoutEffect(() => {
    if (focus < 0 || editing || !holdsFocus.current) return
    // Scrolls first: the focus styles would cause a second layout.
    focused.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    focused.current?.focus({ preventScroll: true })
  }, [focus, editing, holdsFocus])
  const name = view.rowName(row)
  const first = view.grouped ? 2 : 1
  return (
    <tr
      {...rowRole}
      aria-label={name}
      aria-rowindex={line + 2}
      className={classes.row}
      data-row={rowIndex}
      data-grouped={view.grouped || undefined}
      style={{ top, gridTemplateColumns: view.template, minWidth: view.minWidth }}
    >
      {view.columns.map((column, at) => {
        const answered = rowState.saved?.get(column.id)
        const saved = answered === undefined ? column.value(row) : answered
        const type = column.typeOf?.(row) ?? column.type
        const changed = rowState.changes?.get(column.id)
        const value = changed === undefined ? saved : changed
        const fault = rowState.faults?.get(column.id)
        const refusal = view.edits ? type && column.refusal?.(row) : undefined
        const mark = column.mark?.(row, value)
        const hasFocus = at === focus
        const marks = [
          changed !== undefined && 'not saved',
          fault?.message,
          mark?.text,
          refusal,
          saved === undefined && 'still being read',
        ].filter(Boolean)
        const aria = {
          ...gridCellRole,
          'aria-selected': at >= rowState.left && at <= rowState.right,
          'aria-readonly': !view.edits || !type || refusal !== undefined || undefined,
        }
        return (
          <td
            key={column.id}
            ref={hasFocus ? focused : undefined}
            // tabIndex comes first: the browser restyles the page when a focused cell changes its tab stop.
            tabIndex={hasFocus || (focus < 0 && rowState.first && at === 0) ? 0 : -1}
            {...aria}
            aria-colindex={at + first}
            aria-invalid={fault ? true : undefined}
            className={cells.cell}
            data-column={at}
            data-focus={hasFocus || undefined}
            data-corner={rowState.corner === at || undefined}
            data-right={(column.align ?? (type?.right ? 'right' : 'left')) === 'right' || undefined}
            data-changed={changed !== undefined || undefined}
            data-fault={fault ? true : undefined}
            data-unchangeable={refusal !== undefined || undefined}
            data-filling={(at >= rowState.fillLeft && at <= rowState.fillRight) || undefined}
            data-sticky={column.sticky || undefined}
            data-wraps={column.wraps || column.sticky || undefined}
            data-tone={mark?.tone}
            data-tip={fault?.message}
            data-rest-tip={fault ? undefined : (mark?.text ?? refusal)}
          >
            {hasFocus && editing && type ? (
              <CellEditor
                store={store}
                text={editing.text}
                label={`${column.header} of ${name}`}
                inputMode={type.inputMode}
              />
            ) : (
              <CellContent type={type} value={value} fault={fault?.message} />
            )}
            {marks.length > 0 && <span className={hidden.unseen}>{marks.join(', ')}</span>}
            {rowState.corner === at && !editing && <span className={cells.fill} data-fill />}
          </td>
        )
      })}
      {view.saves && <SaveMark save={rowState.save} column={view.columns.length + first} />}
    </tr>
  )
}

function rowStateOf(state: GridState, index: number, id: string) {
  const { focus, editing, filling, changes, saved, faults, saves } = state
  const range = rangeOf(state)
  const selected = range && index >= range.top && index <= range.bottom ? range : null
  const filled = filling && index >= filling.top && index <= filling.bottom ? filling : null
  const own = focus?.row === index
  return {
    focus: own ? focus.column : -1,
    editing: own ? editing : null,
    first: focus === null && index === 0,
    left: selected?.left ?? 0,
    right: selected?.right ?? -1,
    fillLeft: filled?.left ?? 0,
    fillRight: filled?.right ?? -1,
    /** Column of the fill handle; -1 without one. */
    corner: range?.bottom === index ? range.right : -1,
    changes: changes.get(id),
    saved: saved.get(id),
    faults: faults.get(id),
    save: saves.get(id),
  }
}

interface CellContentProps {
  type: CellType | undefined
  value: GridValue | undefined
  fault: string | undefined
}

function CellContent({ type, value, fault }: CellContentProps): ReactNode {
  if (value === undefined) return <span className={cells.bone} />
  const emptyText = value === null ? type?.emptyText : undefined
  if (type?.isToggle)
    return (
      <span
        className={cells.check}
        data-on={value === true || undefined}
        data-none={emptyText !== undefined || undefined}
        data-turn
      >
        <span className={hidden.unseen}>{emptyText ?? type.show(value)}</span>
      </span>
    )
  if (emptyText !== undefined && fault === undefined)
    return (
      <span className={cells.none}>
        <span className={hidden.unseen}>{emptyText}</span>
      </span>
    )
  const beside = type?.beside?.(value)
  return (
    <>
      {fault !== undefined && (
        <span aria-hidden className={cells.fault}>
          {fault}
        </span>
      )}
      <span className={cells.value}>{type ? type.show(value) : value}</span>
      {fault === undefined && beside !== undefined && (
        <span className={cells.beside}>{beside}</span>
      )}
    </>
  )
}

interface CellEditorProps {
  store: GridStore
  text: string
  label: string
  inputMode: 'text' | 'numeric' | 'decimal'
}

function CellEditor({ store, text, label, inputMode }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // A restored draft opens a cell that may be out of the window.
    input.current?.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    input.current?.focus({ preventScroll: true })
    if (input.current?.value) input.current.select()
  }, [])
  return (
    // A form of its own: browsers scan all fields of the form, or of the page, at every key.
    <form onSubmit={(event) => event.preventDefault()}>
      <input
        ref={input}
        className={cells.editor}
        aria-label={label}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        defaultValue={text}
        onInput={(event) => store.type(event.currentTarget.value)}
        onBlur={store.finish}
      />
    </form>
  )
}

const saveMarks = {
  saving: { Icon: IconDots, words: () => 'Saving' },
  saved: { Icon: IconCheck, words: () => 'Saved' },
  refused: {
    Icon: IconAlertTriangle,
    words: (save: RowSave) => `Refused: ${save.state === 'refused' ? save.reason : ''}`,
  },
}

function SaveMark({ save, column }: { save: RowSave | undefined; column: number }) {
  const mark = save && saveMarks[save.state]
  const words = save && mark?.words(save)
  return (
    <td
      {...gridCellRole}
      aria-colindex={column}
      className={cells.save}
      data-state={save?.state}
      data-tip={words}
    >
      {mark && <mark.Icon size={16} aria-hidden />}
      <span className={hidden.unseen}>{words}</span>
    </td>
  )
}
