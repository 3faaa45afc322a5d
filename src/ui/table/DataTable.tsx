import type { RowData } from '@tanstack/react-table'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UnsavedEntry, unsavedOf } from '../form/unsaved.ts'
import { whenOpened } from '../menu/whenOpened.ts'
import '../tokens.css'
import { useStable } from '../useStable.ts'
import { cellText } from './columns.ts'
import type { DataTableProps } from './dataTableProps.ts'
import { changeList, type ListChange, type ListState, type Sort } from './listState.ts'
import { AddButton } from './parts/AddButton.tsx'
import type { RowPlace } from './parts/DataRow.tsx'
import { FormRow } from './parts/FormRow.tsx'
import { TableBody, virtualFrom } from './parts/TableBody.tsx'
import { TableFooter } from './parts/TableFooter.tsx'
import { TableHead } from './parts/TableHead.tsx'
import { TableMessage } from './parts/TableMessage.tsx'
import { TableTips } from './parts/TableTips.tsx'
import { TableToolbar } from './parts/TableToolbar.tsx'
import { groupRole, tableRole } from './roles.ts'
import { rowForm } from './rowForm.ts'
import classes from './table.module.css'
import { useListModel } from './useListModel.ts'
import { useListTable } from './useListTable.ts'
import { useReorder } from './useReorder.ts'
import { useRowView } from './useRowView.ts'
import { useTyping } from './useTyping.ts'
import { useWidth } from './useWidth.ts'

const leaving = whenOpened(() =>
  import('../form/LeaveDialog.tsx').then((module) => module.LeaveDialog),
)

const pauses = { local: 200, remote: 300 }

/**
 * A list of things: search, order, pages, links, actions, inline forms and dragging, for any
 * number of rows. It knows nothing of routes and data: the caller holds the state (PLUS-01), gives
 * the rows and draws the link of a row.
 */
export function DataTable<
  Row extends RowData,
  AddKey extends string = string,
  EditKey extends string = string,
>(props: DataTableProps<Row, AddKey, EditKey>) {
  const { label, noun, rows, rowId, columns, state, onStateChange, paging = 'none' } = props
  const { search = true, addRow, edit, dragOrder, rowHeight = 40, cardsBelow = 460 } = props
  const section = useRef<HTMLElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const width = useWidth(section)
  const [editing, setEditing] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)

  const change = useStable((part: Partial<ListState>, kind: ListChange) => {
    onStateChange(changeList(state, part), kind)
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (kind === 'paging' && top < 0) section.current?.scrollIntoView({ block: 'start' })
  })
  const remote = paging !== 'none' && 'total' in paging
  const pause = remote ? pauses.remote : pauses.local
  const typing = useTyping(state.q, (q) => change({ q }, 'typing'), pause)
  const searches = search !== false
  const q = searches ? typing.text : ''
  const shown: ListState = { ...state, q, page: q === state.q ? state.page : 0 }

  const { ordered, reorder } = useReorder(rows, rowId, dragOrder)
  const { found, drawn, window: page, sizes } = useListModel(ordered, columns, shown, paging)
  const natural = props.naturalOrder ?? (dragOrder ? 'Own order' : undefined)
  const table = useListTable({
    columns,
    drawn,
    rowId,
    shown,
    window: page,
    unsorts: natural !== undefined,
    onChange: change,
  })
  const cards = width < cardsBelow
  const { view, minWidth, nameOf } = useRowView(props, {
    table,
    layout: cards ? 'cards' : 'table',
    ordered,
    reorder,
    blocked: dragOrder && (dragOrder.disabled ?? unordered(q, state.sort)),
    filling: adding || editing !== null,
    onEdit: useStable((id: string) => {
      const open = ordered.find((row) => String(rowId(row)) === editing)
      const unsaved = open && editing !== id ? unsavedOf(editTitle(open)) : []
      if (unsaved.length > 0) setAsked({ next: id, unsaved, opened: true })
      else setEditing(id)
    }),
  })
  // By the list before the search: a key must not exchange one body for another.
  const virtual = (page ? Math.min(rows.length, state.pageSize) : rows.length) > virtualFrom
  const bare = drawn.length === 0 && !adding

  const rowsNow = useStable(() => found)
  const focusIn = (selector: string) =>
    section.current?.querySelector<HTMLElement>(selector)?.focus()

  const editLabel = edit?.label ?? 'Edit'
  const editTitle = (row: Row) => `${editLabel} ${nameOf(row)}`
  const special = (row: Row, place: RowPlace) =>
    edit && editing === String(rowId(row)) ? (
      <FormRow
        title={editTitle(row)}
        form={rowForm(
          { ...edit, submit: (values) => edit.onSubmit(row, values) },
          edit.values(row),
        )}
        view={view}
        place={place}
        cell={(column) => (column.render ? column.render(row) : cellText(column, row))}
        onDone={() => {
          flushSync(() => setEditing(null))
          focusIn(`[data-index="${place.index}"] button[aria-label^="${editLabel} "]`)
        }}
      />
    ) : null

  const even = !edit && !dragOrder
  const { scrollTop } = props
  const body = {
    table,
    rows: drawn,
    rowId,
    view,
    virtual,
    even,
    scrollTop,
    special,
    pinned: editing,
  }

  return (
    <section
      ref={section}
      id={props.anchor}
      aria-label={props.anchor || props.heading ? label : undefined}
      className={classes.section}
    >
      {props.heading && searches && <h2 className={classes.heading}>{label}</h2>}
      <TableToolbar
        heading={props.heading && !searches ? label : undefined}
        noun={noun}
        table={table}
        view={view}
        sort={state.sort}
        search={search}
        typing={typing}
        rowsNow={rowsNow}
        csv={props.csv}
        columnChoice={props.columnChoice ?? columns.length > 3}
        naturalOrder={natural}
      >
        {props.toolbar}
        {addRow && (
          <AddButton
            ref={adder}
            label={addRow.label}
            disabled={addRow.disabled}
            quiet={addRow.quiet ?? props.heading !== undefined}
            onClick={() => setAdding(true)}
          />
        )}
      </TableToolbar>
      <div className={classes.scroller} data-scrolls={(!cards && minWidth > width) || undefined}>
        <table
          {...tableRole}
          aria-label={label}
          aria-busy={props.busy || undefined}
          aria-rowcount={virtual ? drawn.length + 1 : undefined}
          data-empty={(bare && !cards) || undefined}
          className={cards ? classes.cards : classes.table}
          style={cards ? undefined : { minWidth, '--row-height': `${rowHeight}px` }}
        >
          {!cards && (
            <TableHead
              headers={table.getHeaderGroups()}
              sorting={table.state.sorting}
              view={view}
              numbered={virtual}
            />
          )}
          {addRow && adding && (
            <tbody {...groupRole} className={cards ? classes.cardsBody : classes.body}>
              <FormRow
                title={addRow.label}
                form={rowForm({ ...addRow, submit: addRow.onSubmit })}
                view={view}
                cell={() => null}
                repeats
                onDone={() => {
                  setAdding(false)
                  adder.current?.focus()
                }}
              />
            </tbody>
          )}
          {dragOrder ? (
            <dragOrder.body
              key={view.layout}
              {...body}
              allRows={ordered}
              nameOf={nameOf}
              onReorder={reorder}
            />
          ) : (
            <TableBody key={view.layout} {...body} />
          )}
        </table>
        {bare && (
          <TableMessage
            noun={noun}
            q={q}
            beyond={remote && state.page > 0}
            empty={props.empty}
            noMatch={props.noMatch}
            onClear={() => {
              typing.type('')
              focusIn('input[type=search]')
            }}
            onFirst={table.firstPage}
          />
        )}
      </div>
      <TableFooter
        noun={noun}
        total={remote ? undefined : rows.length}
        found={found.length}
        table={table}
        page={page}
        pageSize={state.pageSize}
        sizes={sizes}
      />
      <TableTips area={section} />
      {asked && (
        <Suspense>
          <leaving.Part
            opened={asked.opened}
            unsaved={asked.unsaved}
            onStay={() => setAsked({ ...asked, opened: false })}
            onLeave={() => {
              setAsked({ ...asked, opened: false })
              setEditing(asked.next)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Another row to edit, and what would be lost of the one that is open (PLUS-04). */
interface Asked {
  next: string
  unsaved: readonly UnsavedEntry[]
  opened: boolean
}

/** Why a list that is searched or sorted cannot be put in order. */
function unordered(q: string, sort: Sort | null): string | undefined {
  if (q !== '') return 'Clear the search to change the order'
  return sort ? 'Go back to the own order to change it' : undefined
}
