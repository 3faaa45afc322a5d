import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { useSaveShortcut } from '../form/saveShortcut.ts'
import { Tips } from '../list/body/Tips.tsx'
import { gridRole, groupRole, headerRole, rowRole } from '../list/roles.ts'
import { rem, rowPixels } from '../rem.ts'
import '../tokens.css'
import { maxPrintedRows, PrintNote, usePrinting } from '../printing.tsx'
import { useWidth } from '../useWidth.ts'
import { fromTsv, toTsv } from './clipboard.ts'
import { GridBar } from './GridBar.tsx'
import { GridBody } from './GridBody.tsx'
import type { GridView } from './GridRow.tsx'
import classes from './grid.module.css'
import { pressInEditor, pressOnCell } from './gridKeys.ts'
import { focusOn } from './gridModel.ts'
import type { GridColumn, GridProps } from './gridProps.ts'
import { cleared, copied, pasted } from './gridRanges.ts'
import { unsavedCount } from './gridSaves.ts'
import type { GridStore } from './gridStore.ts'
import { UnsavedCells } from './UnsavedCells.tsx'
import { useGrid, useGridState } from './useGrid.ts'
import { usePointer } from './usePointer.ts'

/** Pixels from which on groups have a column of their own. */
const groupColumnFrom = 640
const defaultMinWidth = 96
const groupWidth = 88
const saveWidth = 36
/** Characters of three lines on a phone. */
const maxUnscrolledLength = 150

/** A spreadsheet: arrow keys, Tab, ranges, copy and paste, fill, undo. Long grids are virtualized. */
export function Grid<Row, Group = never>(props: GridProps<Row, Group>) {
  const { label, columns, rowName, groups, shows, onSave, toolbar } = props
  const rowHeight = rowPixels(props.rowHeight)
  const lines = shows ? props.lines.filter(shows) : props.lines
  const section = useRef<HTMLElement>(null)
  const store = useGrid(props, lines, section)
  const head = useRef<HTMLTableSectionElement>(null)
  const holdsFocus = useRef(false)
  const hint = useId()
  const [byKeyboard, setByKeyboard] = useState(false)
  const { unsaved } = useGridState(store, (state) => ({ unsaved: unsavedCount(state) > 0 }))
  const width = useWidth(section)
  const grouped = groups !== undefined && width >= groupColumnFrom
  const edits = onSave !== undefined && columns.some(({ type }) => type)
  const saves = edits && (props.saveMarks ?? true)
  const saving = onSave && (props.saving ?? 'collected')
  const view: GridView<Row> = {
    columns,
    rowName,
    grouped,
    edits,
    saves,
    ...templateOf(columns, grouped, saves, usePrinting()),
  }

  const onKeyDown = useKeys(store)
  const pointer = usePointer(store)
  const shownColumns = columns.length + (grouped ? 1 : 0) + (saves ? 1 : 0)

  return (
    <section
      ref={section}
      className={classes.section}
      data-unsaved={(saving === 'collected' && unsaved) || undefined}
    >
      {saving && (
        <UnsavedCells
          store={store}
          saving={saving}
          label={label}
          hasDraft={props.hasDraft ?? true}
        />
      )}
      <GridBar store={store} saving={saving} label={label}>
        {toolbar}
      </GridBar>
      <table
        {...gridRole}
        aria-label={label}
        aria-describedby={hint}
        aria-rowcount={lines.length + 1}
        aria-colcount={shownColumns}
        className={classes.grid}
        data-noted={columns.some(({ note }) => note !== undefined) || undefined}
        style={{ '--row-height': rem(rowHeight), '--name-lines': Math.floor(rowHeight / 18) }}
        onKeyDown={onKeyDown}
        {...pointer}
        {...clipboardOf(store)}
        onFocus={(event) => {
          holdsFocus.current = true
          if (event.target.matches('[data-column]'))
            setByKeyboard(event.target.matches(':focus-visible'))
          if (store.get().focus === null && event.target.matches('[data-column]'))
            store.update((state, sheet) => focusOn(state, sheet, { row: 0, column: 0 }))
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          holdsFocus.current = currentTarget.contains(relatedTarget)
          if (!holdsFocus.current) setByKeyboard(false)
        }}
      >
        <thead {...groupRole} ref={head} className={classes.head}>
          <tr
            {...rowRole}
            aria-rowindex={1}
            className={classes.headRow}
            style={{ gridTemplateColumns: view.template, minWidth: view.minWidth }}
          >
            {grouped && (
              <th {...headerRole} aria-colindex={1} className={classes.headCell}>
                {groups.header}
              </th>
            )}
            {columns.map(({ id, header, note, align, type, sticky }, at) => (
              <th
                key={id}
                {...headerRole}
                aria-colindex={at + (grouped ? 2 : 1)}
                className={classes.headCell}
                data-right={(align ?? (type?.right ? 'right' : 'left')) === 'right' || undefined}
                data-sticky={sticky || undefined}
              >
                <span className={classes.headText} data-clips>
                  {header}
                </span>
                {note !== undefined && <span className={classes.headNote}>{note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <GridBody
          store={store}
          view={view}
          lines={lines}
          groups={groups}
          rowHeight={rowHeight}
          columnCount={shownColumns}
          head={head}
          holdsFocus={holdsFocus}
          onRowsShown={props.onRowsShown}
          findable={props.findable}
        />
      </table>
      {lines.length > maxPrintedRows && (
        <PrintNote>
          The first {maxPrintedRows} of {lines.length} rows are printed.
        </PrintNote>
      )}
      {edits && props.rowKey && (
        <p className={classes.hint} data-shown>
          Pasted rows with a {props.rowKey.header} go to the row of that {props.rowKey.header}, in
          any order.
        </p>
      )}
      <p id={hint} className={classes.hint} data-shown={byKeyboard || undefined}>
        Escape, then Tab, leaves the table.
      </p>
      <GridAnnouncement store={store} />
      <Tips area={section} />
      {saving && <SaveShortcut store={store} area={section} />}
    </section>
  )
}

/** On paper, which does not scroll, the columns share the width. */
function templateOf<Row>(
  columns: readonly GridColumn<Row>[],
  grouped: boolean,
  saves: boolean,
  isPrinting: boolean,
) {
  const tracks = columns.map(({ width, minWidth = defaultMinWidth, grow = 1 }) => {
    if (isPrinting) return `minmax(0, ${width ?? minWidth}fr)`
    return width === undefined ? `minmax(${rem(minWidth)}, ${grow}fr)` : rem(width)
  })
  if (grouped) tracks.unshift(rem(groupWidth))
  if (saves) tracks.push(rem(saveWidth))
  const minWidth = columns.reduce(
    (sum, { width, minWidth: least = defaultMinWidth }) => sum + (width ?? least),
    saves ? saveWidth : 0,
  )
  return { template: tracks.join(' '), minWidth: isPrinting ? '0' : rem(minWidth) }
}

function useKeys(store: GridStore) {
  const leaving = useRef(false)
  return (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.defaultPrevented) return
    const left = leaving.current && key === 'Tab'
    if (key !== 'Tab' && key !== 'Shift') leaving.current = false
    const editor = target instanceof HTMLInputElement
    const cell = target.matches('[data-column]')
    if (cell && key === 'Escape') leaving.current = true
    if (left || (!editor && !cell)) return
    if (!(editor ? pressInEditor(event, store) : pressOnCell(event, store))) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function clipboardOf(store: GridStore) {
  const copy = (event: ClipboardEvent) => {
    if (store.get().editing) return false
    event.clipboardData.setData('text/plain', toTsv(copied(store.get(), store.sheet())))
    event.preventDefault()
    return true
  }
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) store.update(cleared)
    },
    onPaste: (event: ClipboardEvent) => {
      if (store.get().editing) return
      event.preventDefault()
      const texts = fromTsv(event.clipboardData.getData('text/plain'))
      store.update((state, sheet) => pasted(state, sheet, texts))
    },
  }
}

function GridAnnouncement({ store }: { store: GridStore }) {
  const { announcement } = useGridState(store, (state) => ({ announcement: state.announcement }))
  return (
    // A long text is a tab stop, so that the keyboard can scroll it.
    <p
      role="status"
      className={classes.said}
      tabIndex={announcement.length > maxUnscrolledLength ? 0 : undefined}
    >
      {announcement}
    </p>
  )
}

/** A component of its own, because a read-only grid saves nothing. */
function SaveShortcut({ store, area }: { store: GridStore; area: RefObject<HTMLElement | null> }) {
  useSaveShortcut(area, {
    unsaved: () => unsavedCount(store.get()) > 0,
    save: () => {
      store.confirm()
      void store.save()
    },
  })
  return null
}
