import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import '../tokens.css'
import { cellText, namingColumn } from './columns.ts'
import { useDragBody } from './drag/useDragBody.ts'
import { changeList, type ListChange, type ListState, type Sort } from './listState.ts'
import type { RowPlace } from './parts/DataRow.tsx'
import { FormRow } from './parts/FormRow.tsx'
import { TableBody, virtualFrom } from './parts/TableBody.tsx'
import { TableFooter } from './parts/TableFooter.tsx'
import { TableHead } from './parts/TableHead.tsx'
import { MessageButton, TableMessage } from './parts/TableMessage.tsx'
import { TableTips } from './parts/TableTips.tsx'
import { TableToolbar } from './parts/TableToolbar.tsx'
import { groupRole, tableRole } from './roles.ts'
import { rowForm } from './rowForm.ts'
import { columnTemplate, type RowView } from './rowView.ts'
import classes from './table.module.css'
import type {
  AddRow,
  Column,
  Csv,
  DragOrder,
  EditRow,
  Empty,
  Noun,
  Paging,
  RowAction,
  RowLinkProps,
} from './types.ts'
import { useListModel } from './useListModel.ts'
import { movedRow, useReorder } from './useReorder.ts'
import { useTyping } from './useTyping.ts'
import { useWidth } from './useWidth.ts'

export interface DataTableProps<
  Row,
  AddKey extends string = string,
  EditKey extends string = string,
> {
  /** Accessible name of the table, such as 'Employees'. */
  label: string
  /** Shows the label as a heading above the table. Default false: the page says it. */
  heading?: boolean
  /** Id of the section, for a link that jumps to this table (PROD-04). */
  anchor?: string
  /** What the rows are: for the count, the search and the empty list. */
  noun: Noun
  /** Keep the identity while the data is the same: search texts and orders hang on it. */
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  /** Made with `defineColumns` at module level or in `useMemo`. */
  columns: readonly Column<Row>[]
  /** What the person sees of the list; kept by the caller, see `defineList` and `useLocalList`. */
  state: ListState
  /** `change` says whether the history entry is replaced: `replacesHistory(change)`. */
  onStateChange: (next: ListState, change: ListChange) => void
  /** Default true. */
  search?: boolean | { placeholder: string }
  /** 'none' (default), in the browser (`{}`), or by the server (`{ total }`, `rows` are the page). */
  paging?: Paging
  /** Makes every row a real link: `(row, link) => <Link to="/products/$id" ... {...link} />`. */
  rowLink?: (row: Row, link: RowLinkProps) => ReactNode
  rowActions?: (row: Row) => readonly RowAction[]
  /** Free actions at the top right; the primary one last. */
  toolbar?: ReactNode
  addRow?: AddRow<AddKey> | undefined
  edit?: EditRow<Row, EditKey> | undefined
  dragOrder?: DragOrder<Row> | undefined
  csv?: Csv<Row>
  /** A menu that shows and hides columns. Default: where there are more than three. */
  columnChoice?: boolean
  /** What the table says without any row. */
  empty?: Empty
  /** What it says when the search finds nothing. */
  noMatch?: string
  /** Pixels. Default 40; 56 where a row shows a picture. */
  rowHeight?: number
  /** Width in pixels below which rows are cards. Default 640. */
  cardsBelow?: number
  /** Name of the order in which the rows come, where a person may go back to it. */
  naturalOrder?: string
  /** Other rows are on their way; those shown are the last ones. */
  busy?: boolean
}

const pauses = { local: 200, remote: 300 }

/**
 * A list of things: search, order, pages, links, actions, inline forms and dragging, for any
 * number of rows. It knows nothing of routes and data: the caller holds the state (PLUS-01), gives
 * the rows and draws the link of a row.
 */
export function DataTable<Row, AddKey extends string = string, EditKey extends string = string>(
  props: DataTableProps<Row, AddKey, EditKey>,
) {
  const { label, noun, rowId, columns, state, onStateChange, paging = 'none' } = props
  const { search = true, rowLink, rowActions, addRow, edit, dragOrder } = props
  const { rowHeight = 40, cardsBelow = 640, busy = false } = props
  const section = useRef<HTMLElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const width = useWidth(section)
  const [editing, setEditing] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)

  const change = (part: Partial<ListState>, kind: ListChange) =>
    onStateChange(changeList(state, part), kind)
  const remote = paging !== 'none' && 'total' in paging
  const typing = useTyping(
    state.q,
    (q) => change({ q }, 'typing'),
    remote ? pauses.remote : pauses.local,
  )
  const searches = search !== false
  const q = searches ? typing.text : ''
  const shown: ListState = { ...state, q, page: q === state.q ? state.page : 0 }

  const { ordered, reorder } = useReorder(props.rows, rowId, dragOrder)
  const model = useListModel(ordered, columns, shown, paging)
  const { found, drawn, window: page } = model
  const naming = namingColumn(columns)
  const nameOf = useCallback((row: Row) => (naming ? cellText(naming, row) : ''), [naming])
  const hidden = state.hidden
  const visible = useMemo(
    () => columns.filter((column) => column === naming || !hidden.includes(column.id)),
    [columns, naming, hidden],
  )

  const layout = width < cardsBelow ? 'cards' : 'table'
  const blocked = dragOrder && (dragOrder.disabled ?? unordered(q, state.sort))
  const dragging = dragOrder ? (blocked ?? true) : false
  const moves = dragOrder !== undefined
  const slots = Math.max(
    (rowActions ? 2 : edit ? 1 : 0) + (moves ? 1 : 0),
    adding || editing !== null ? 2 : 0,
  )
  const { template, minWidth } = columnTemplate(visible, slots, dragging !== false)

  const view = useMemo((): RowView<Row> => {
    const editLabel = edit?.label ?? 'Edit'
    return {
      columns: visible,
      naming,
      layout,
      template,
      rowHeight,
      rowLink,
      acting: slots > 0,
      dragging,
      actionsOf: (row) => {
        const own = rowActions?.(row) ?? []
        if (!edit) return own
        const start = () => setEditing(String(rowId(row)))
        const disabled = edit.disabled?.(row)
        return [{ label: editLabel, icon: IconPencil, onClick: start, disabled }, ...own]
      },
      movesOf: (row) => {
        if (!moves) return []
        const at = ordered.indexOf(row)
        const last = ordered.length - 1
        const step = (label: string, icon: RowAction['icon'], to: number, end: string) => ({
          label,
          icon,
          onClick: () => reorder(movedRow(ordered, at, to)),
          disabled: blocked ?? (to < 0 || to > last ? end : undefined),
        })
        return [
          step('Move up', IconArrowUp, at - 1, 'It is the first one'),
          step('Move down', IconArrowDown, at + 1, 'It is the last one'),
        ]
      },
    }
  }, [
    visible,
    naming,
    layout,
    template,
    rowHeight,
    rowLink,
    slots,
    dragging,
    rowActions,
    edit,
    rowId,
    moves,
    ordered,
    reorder,
    blocked,
  ])

  const special = (row: Row, place: RowPlace) =>
    edit && editing === String(rowId(row)) ? (
      <FormRow
        title={`${edit.label ?? 'Edit'} ${nameOf(row)}`}
        form={rowForm(
          { ...edit, submit: (values) => edit.onSubmit(row, values) },
          edit.values(row),
        )}
        view={view}
        place={place}
        cell={(column) => (column.render ? column.render(row) : cellText(column, row))}
        onDone={() => {
          flushSync(() => setEditing(null))
          focusIn(`[data-index="${place.index}"] button[aria-label="${edit.label ?? 'Edit'}"]`)
        }}
      />
    ) : null

  const focusIn = (selector: string) =>
    section.current?.querySelector<HTMLElement>(selector)?.focus()
  const clear = () => {
    typing.type('')
    focusIn('input[type=search]')
  }
  const sortBy = (column: Column<Row>) =>
    change(
      { sort: nextSort(state.sort, column.id, moves || props.naturalOrder !== undefined) },
      'sorting',
    )
  const goTo = (next: Partial<ListState>) => {
    change(next, 'paging')
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (top < 0) section.current?.scrollIntoView({ block: 'start' })
  }

  const drag = useDragBody(moves)
  const body = { rows: drawn, rowId, view, special, pinned: editing }
  const complete = drawn.length <= virtualFrom
  const cards = layout === 'cards'
  const bare = drawn.length === 0 && !adding

  return (
    <section
      ref={section}
      id={props.anchor}
      aria-label={props.anchor || props.heading ? label : undefined}
      className={classes.section}
    >
      {props.heading && searches && <h2 className={classes.heading}>{label}</h2>}
      <TableToolbar
        noun={noun}
        columns={columns}
        naming={naming}
        visible={visible}
        rows={found}
        state={shown}
        cards={cards}
        search={search}
        typing={typing}
        csv={props.csv}
        columnChoice={props.columnChoice ?? columns.length > 3}
        naturalOrder={props.naturalOrder ?? (moves ? 'Own order' : undefined)}
        onChange={change}
        heading={props.heading && !searches ? label : undefined}
      >
        {props.toolbar}
        {addRow && (
          <Button
            ref={adder}
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-disabled={addRow.disabled ? true : undefined}
            data-tip={addRow.disabled}
            data-disabled={addRow.disabled ? true : undefined}
            onClick={() => !addRow.disabled && setAdding(true)}
          >
            {addRow.label}
          </Button>
        )}
      </TableToolbar>
      <div className={classes.scroller} data-scrolls={(!cards && minWidth > width) || undefined}>
        <table
          {...tableRole}
          aria-label={label}
          aria-busy={busy || undefined}
          data-empty={(bare && !cards) || undefined}
          aria-rowcount={complete ? undefined : drawn.length + 1}
          className={cards ? classes.cards : classes.table}
          style={cards ? undefined : { minWidth, '--row-height': `${rowHeight}px` }}
        >
          {!cards && (
            <TableHead view={view} sort={state.sort} onSort={sortBy} complete={complete} />
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
          {drag ? (
            <drag.DragBody
              key={layout}
              {...body}
              allRows={ordered}
              nameOf={nameOf}
              onReorder={reorder}
            />
          ) : (
            <TableBody key={layout} {...body} />
          )}
        </table>
        {bare && message()}
      </div>
      <TableFooter
        noun={noun}
        total={remote ? undefined : props.rows.length}
        found={found.length}
        page={page}
        pageSize={state.pageSize}
        sizes={model.sizes}
        onPage={(next) => goTo({ page: next })}
        onPageSize={(pageSize) => goTo({ pageSize })}
      />
      <TableTips area={section} />
    </section>
  )

  function message() {
    if (q !== '') {
      return (
        <TableMessage
          title={props.noMatch ?? `No ${noun.many} match '${q}'`}
          action={<MessageButton label="Clear search" onClick={clear} />}
        />
      )
    }
    if (state.page > 0 && remote) {
      return (
        <TableMessage
          title={`There are no more ${noun.many}`}
          action={<MessageButton label="Go to the first page" onClick={() => goTo({ page: 0 })} />}
        />
      )
    }
    return <TableMessage {...(props.empty ?? { title: `No ${noun.many} yet` })} />
  }
}

/** Ascending, descending, and the order of the rows where that is one to go back to. */
function nextSort(sort: Sort | null, id: string, natural: boolean): Sort | null {
  if (sort?.id !== id) return { id, desc: false }
  if (!sort.desc) return { id, desc: true }
  return natural ? null : { id, desc: false }
}

/** Why a list that is searched or sorted cannot be put in order. */
function unordered(q: string, sort: Sort | null): string | undefined {
  if (q !== '') return 'Clear the search to change the order'
  return sort ? 'Go back to the own order to change it' : undefined
}
