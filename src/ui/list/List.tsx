import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { memberOf } from '#domain/values.ts'
import { LeaveDialog, type UnsavedEntry, unsavedOf } from '../form/unsaved.tsx'
import '../tokens.css'
import { announcedMoves } from '../drag/announcedMoves.ts'
import { rem, rowPixels } from '../rem.ts'
import { useWidth, windowWidth } from '../useWidth.ts'
import { ListBody } from './body/ListBody.tsx'
import type { RowSlot } from './body/Row.tsx'
import { rowIcons, useRowView } from './body/Row.tsx'
import { addedRow, editedRow } from './body/rowForm.ts'
import { Tips } from './body/Tips.tsx'
import { useRowLinks } from './body/useRowLinks.ts'
import { virtualizeAbove } from './body/useVirtualRows.ts'
import {
  cellText,
  columnTemplate,
  namingColumn,
  shownColumns,
  wholeWidths,
  wideListPx,
} from './columns.ts'
import { noFilters } from './filters.ts'
import { ListHead, useHeaders } from './head/ListHead.tsx'
import { ListFooter, UnprintedNote } from './ListFooter.tsx'
import { ListMessage } from './ListPlaceholders.tsx'
import classes from './list.module.css'
import type { ListProps } from './listProps.ts'
import { unordered } from './listState.ts'
import { lookalikes } from './lookalikes.ts'
import { groupRole, tableRole } from './roles.ts'
import { FiltersInUse } from './tools/FilterTools.tsx'
import { AddButton, ListTools } from './tools/ListTools.tsx'
import { preloadSelectionBar, SelectionTools } from './tools/SelectionTools.tsx'
import { useList } from './useList.ts'
import { useSelection } from './useSelection.ts'

declare module 'react' {
  interface CSSProperties {
    '--row-height'?: string | undefined
    '--name-lines'?: number | undefined
  }
}

/** It knows no routes and no queries: the caller holds the state, passes the rows and follows the links. */
export function List<
  Row,
  AddKey extends string = string,
  EditKey extends string = string,
  Body extends object = object,
>(props: ListProps<Row, AddKey, EditKey, Body>) {
  const { label, noun, rows, rowId = idOf, state, search = true } = props
  const { addRow, edit, order, cardsBelow = 460 } = props
  const rowHeight = rowPixels(props.rowHeight)
  const section = useRef<HTMLElement>(null)
  const recordId = props.href || edit ? rowId : undefined
  const whole = useMemo(() => wholeWidths(props.columns, rows), [props.columns, rows])
  const adder = useRef<HTMLButtonElement>(null)
  // The row as it was when the form opened. Detects another user's save.
  const [editing, setEditing] = useState<Row | null>(null)
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Asked<Row> | null>(null)
  const [lifted, setLifted] = useState<string | null>(null)

  const filling = adding || editing !== null
  const icons = rowIcons(props, filling)
  const moving = order !== undefined
  /** Everything in the list that depends on its width. */
  const drawnAt = (pixels: number) => {
    const columns = shownColumns(props.columns, state.columns, pixels, whole)
    // Two widths: without and with the checkboxes of a selection.
    const scrolls = [0, 1].map(
      (boxes) => pixels < columnTemplate(columns, icons, Number(moving) + boxes, whole).minWidth,
    )
    return JSON.stringify([columns.map(({ id }) => id), pixels < cardsBelow, scrolls])
  }
  // Starts without hidden columns: most windows have no room for them.
  const width = useWidth(section, {
    first: () => Math.min(windowWidth(), wideListPx - 1),
    alike: (one, other) => drawnAt(one) === drawnAt(other),
  })

  const onStateChange: typeof props.onStateChange = (next, kind) => {
    props.onStateChange(next, kind)
    const top = section.current?.getBoundingClientRect().top ?? 0
    const scroller = section.current?.closest('[data-scroller]')
    const edge = Math.max(scroller?.getBoundingClientRect().top ?? 0, 0)
    if (kind === 'paging' && top < edge) section.current?.scrollIntoView({ block: 'start' })
  }
  const list = useList({ ...props, onStateChange }, width, whole)
  const { q, page, found, change, typing } = list
  const { selection, start } = useSelection({ rows, found, rowId, remote: list.remote })
  const natural = props.naturalOrder ?? (order ? 'Own order' : undefined)
  const headers = useHeaders({
    columns: props.columns,
    shown: list.columns,
    sort: state.sort,
    unsorts: natural !== undefined,
    onSort: (sort) => change({ sort }, 'sorting'),
  })
  const asideOf = useMemo(
    () => (recordId ? lookalikes(rows, list.columns, recordId) : () => ''),
    [rows, list.columns, recordId],
  )
  const naming = namingColumn(props.columns)
  const nameOf = (row: Row) => (naming ? cellText(naming, row) : '') + asideOf(row)
  const editLabel = edit?.label ?? 'Edit'
  const editTitle = (row: Row) => `${editLabel} ${nameOf(row)}`
  const cards = width < cardsBelow
  const nameAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? 'The row' : nameOf(row)
  }
  const ids = moving ? rows.map((row) => String(rowId(row))) : []
  const move = announcedMoves({
    count: rows.length,
    nameOf: nameAt,
    positionText: order?.positionText,
    onMove: (from, to) => order?.onMove(from, to),
  })
  const { view, minWidth } = useRowView(props, {
    naming,
    nameOf,
    columns: list.columns,
    cards,
    asideOf,
    whole,
    icons,
    unmovable: order && (order.disabled ?? unordered(q, state.sort, list.filters)),
    onMove: move,
    selection,
    drawn: list.rows,
    onEdit: (next) => {
      const leaves = editing !== null && rowId(editing) !== rowId(next)
      const unsaved = leaves ? unsavedOf(editTitle(editing)) : []
      if (unsaved.length > 0) setAsked({ next, unsaved, opened: true })
      else setEditing(() => next)
    },
  })
  const links = useRowLinks(props)
  // Counts the rows before the search, so that typing never switches between the two list bodies.
  const virtual = (page ? Math.min(rows.length, state.pageSize) : rows.length) > virtualizeAbove
  const bare = list.rows.length === 0 && !adding

  const focusIn = (selector: string) =>
    section.current?.querySelector<HTMLElement>(selector)?.focus()

  const drawEdited = (row: Row, slot: RowSlot) =>
    edit &&
    editing !== null && (
      <edit.Form
        title={editTitle(editing)}
        form={editedRow(edit, editing)}
        view={view}
        slot={slot}
        row={row}
        opened={editing}
        onReopen={(seen) => setEditing(() => seen)}
        onDone={() => {
          flushSync(() => setEditing(null))
          focusIn(`[data-index="${slot.index}"] button[aria-label^="${editLabel} "]`)
        }}
      />
    )

  const table = (
    <table
      {...tableRole}
      aria-label={label}
      aria-busy={props.busy || undefined}
      aria-rowcount={virtual ? list.rows.length + 1 : undefined}
      data-empty={(bare && !cards) || undefined}
      className={cards ? classes.cards : classes.table}
      style={cards ? undefined : { minWidth: rem(minWidth), '--row-height': rem(rowHeight) }}
    >
      {!cards && <ListHead view={view} headers={headers} sort={state.sort} numbered={virtual} />}
      {addRow && adding && (
        <tbody {...groupRole} className={cards ? classes.cardsBody : classes.body}>
          <addRow.Form
            title={addRow.label}
            form={addedRow(addRow)}
            view={view}
            repeats
            onDone={() => {
              setAdding(false)
              adder.current?.focus()
            }}
          />
        </tbody>
      )}
      <ListBody
        key={cards ? 'cards' : 'rows'}
        rows={list.rows}
        rowId={rowId}
        view={view}
        virtual={virtual}
        fixed={!edit && !order}
        scrollTop={props.scrollTop}
        edited={editing === null ? null : String(rowId(editing))}
        drawEdited={drawEdited}
        lifted={lifted}
        drag={order?.kit}
      />
    </table>
  )

  return (
    <section
      ref={section}
      id={props.anchor}
      aria-label={props.anchor || props.heading ? label : undefined}
      className={classes.section}
    >
      {props.heading && search !== false && <h2 className={classes.heading}>{label}</h2>}
      <ListTools
        heading={props.heading && search === false ? label : undefined}
        props={props}
        list={list}
        view={view}
        found={found}
        recordId={recordId}
        naturalOrder={natural}
        selecting={
          rows.length > 0 && (props.csv || props.bulkActions)
            ? {
                pressed: selection !== null,
                onPress: selection?.end ?? start,
                onNear: preloadSelectionBar,
              }
            : undefined
        }
      >
        {/* An empty list shows its action in the empty state instead. */}
        {!(rows.length === 0 && props.empty?.action) && props.toolbar}
        {addRow && (
          <AddButton
            ref={adder}
            label={addRow.label}
            disabled={addRow.disabled}
            quiet={addRow.quiet ?? props.heading !== undefined}
            onClick={() => setAdding(true)}
          />
        )}
      </ListTools>
      <FiltersInUse columns={props.columns} list={list} />
      <div
        className={classes.scroller}
        data-scrolls={(!cards && minWidth > width) || undefined}
        {...links}
      >
        {order ? (
          <order.kit.Area
            ids={ids}
            nameOf={(id) => nameAt(ids.indexOf(id))}
            onMove={move}
            onLift={setLifted}
            positionText={order.positionText}
            stepTo={order.stepTo}
            landsAt={order.landsAt}
            takerAt={order.takerAt}
            outside={order.outside}
          >
            {table}
          </order.kit.Area>
        ) : (
          table
        )}
        {bare && (
          <ListMessage
            noun={noun}
            q={q}
            filtered={Object.keys(list.filters).length > 0}
            onUnfilter={() => change({ filters: noFilters }, 'filtering')}
            beyond={list.remote && state.page > 0}
            empty={props.empty}
            onClear={() => {
              typing.type('')
              focusIn('input[type=search]')
            }}
            onFirst={() => change({ page: 0 }, 'paging')}
          />
        )}
      </div>
      {selection && (
        <SelectionTools
          props={props}
          list={list}
          selection={selection}
          nameOf={nameOf}
          recordId={recordId}
        />
      )}
      <UnprintedNote noun={noun} list={list} hasCsv={props.csv !== undefined} />
      <ListFooter noun={noun} total={rows.length} list={list} text={props.countText} />
      <Tips area={section} />
      {asked && (
        <LeaveDialog
          opened={asked.opened}
          unsaved={asked.unsaved}
          onStay={() => setAsked({ ...asked, opened: false })}
          onLeave={() => {
            setAsked({ ...asked, opened: false })
            setEditing(() => asked.next)
          }}
        />
      )}
    </section>
  )
}

function idOf(row: unknown): string | number {
  const id = memberOf(row, 'id')
  return typeof id === 'number' ? id : String(id)
}

/** The row to edit next, while the user is asked about unsaved changes of the open row. */
interface Asked<Row> {
  next: Row
  unsaved: readonly UnsavedEntry[]
  opened: boolean
}
