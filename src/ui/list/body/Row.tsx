import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil } from '@tabler/icons-react'
import {
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  memo,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { ActionMenu, type RowAction } from '#ui/menu/ActionMenu.tsx'
import buttons from '#ui/menu/buttons.module.css'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { rowPixels } from '#ui/rem.ts'
import { type Column, type ColumnWidths, cellText, columnTemplate } from '../columns.ts'
import type { ListProps } from '../listProps.ts'
import type { AsideOf } from '../lookalikes.ts'
import { cellRole, rowRole } from '../roles.ts'
import type { Selection } from '../useSelection.ts'
import cardClasses from './card.module.css'
import { RowBox } from './RowBox.tsx'
import rowClasses from './row.module.css'

/** The refs and handlers by which the drag kit moves a row's element. */
interface RowDrag {
  handleRef: Ref<HTMLButtonElement>
  handle: HTMLAttributes<HTMLButtonElement>
  lifted: boolean
}

/** The element that shows a row. */
export interface RowSlot {
  index: number
  top?: number | undefined
  /** Pixels, when all rows have the same height. */
  height?: number | undefined
  element?: ((element: HTMLElement | null) => void) | undefined
}

export interface RowProps<Row> extends RowSlot {
  row: Row
  id: string
  view: RowView<Row>
  drag?: RowDrag
}

/** `memo` alone would lose the type parameter. */
const keptRow: <Item>(
  row: (props: RowProps<Item>) => ReactNode,
) => (props: RowProps<Item>) => ReactNode = memo
/** Kept while its props are the same: scrolling renders only the rows that come into view. */
export const Row = keptRow(PlainRow)

function PlainRow<Item>(props: RowProps<Item>) {
  const { row, id, view, index, top, height, element, drag } = props
  const { naming, cards, href, acting, handles, selection } = view
  const aside = view.asideOf(row)
  const name = (naming ? cellText(naming, row) : '') + aside
  const classes = cards ? cardClasses : rowClasses
  return (
    <tr
      {...rowRole}
      ref={element}
      data-index={index}
      aria-rowindex={top === undefined ? undefined : index + 2}
      className={classes.root}
      data-linked={href ? true : undefined}
      data-lifted={drag?.lifted || undefined}
      data-selected={selection?.has(row) || undefined}
      style={slotStyle({ index, top, height }, view)}
    >
      {selection && (
        <RowBox
          row={row}
          name={name}
          cards={cards}
          selection={selection}
          neighbor={(by) => view.rowAt(index + by)}
        />
      )}
      {handles !== false && (
        <td {...cellRole} className={classes.handle}>
          <DragHandle name={name} blocked={handles} drag={drag} />
        </td>
      )}
      {view.columns.map((column) => {
        const names = column === naming
        if (cards && column.card === 'hidden' && !names) return null
        const drawn = column.render ? column.render(row) : cellText(column, row)
        // The element may show another row later. Rendered content may have state, so its key is the row's id.
        const content = typeof drawn === 'string' ? drawn : <Fragment key={id}>{drawn}</Fragment>
        return (
          <td
            key={column.id}
            {...cellRole}
            className={names ? classes.names : classes.cell}
            data-right={column.align === 'right' || undefined}
            data-wrap={column.wrap || undefined}
            data-clips={(!cards && !column.wrap) || undefined}
          >
            {names ? (
              <NamingContent href={href?.(row)}>
                {content}
                {aside}
              </NamingContent>
            ) : cards ? (
              <>
                <span className={cardClasses.label}>{column.header}</span>
                <span className={cardClasses.value}>{content}</span>
              </>
            ) : (
              content
            )}
          </td>
        )
      })}
      {acting && (
        <td {...cellRole} className={classes.actions}>
          <RowActions id={id} name={name} row={row} index={index} view={view} />
        </td>
      )}
      {view.secondLine && (
        <td {...cellRole} className={classes.second}>
          {view.secondLine(row)}
        </td>
      )}
    </tr>
  )
}

export function slotStyle<Row>(
  { top, height }: RowSlot,
  { cards, template }: RowView<Row>,
): CSSProperties {
  return { gridTemplateColumns: cards ? undefined : template, top, height }
}

function NamingContent({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children
  return (
    <a href={href} className={rowClasses.link} data-row-link draggable={false}>
      {children}
    </a>
  )
}

interface RowActionsProps<Row> {
  id: string
  name: string
  row: Row
  index: number
  view: RowView<Row>
}

/** One or two actions are buttons, more are in a menu. Move up and Move down are always in the menu. */
function RowActions<Row>({ id, name, row, index, view }: RowActionsProps<Row>) {
  const actions = view.actionsOf(row)
  const moves = view.movesOf(index)
  const hasFewActions = actions.length <= 2
  const inMenu = hasFewActions ? moves : [...actions, ...moves]
  return (
    <>
      {hasFewActions && actions.map((action) => <IconButton key={action.label} {...action} />)}
      {inMenu.length > 0 && (
        // An open menu closes when its element shows another row.
        <ActionMenu key={id} label={`Actions for ${name}`} actions={inMenu} />
      )}
    </>
  )
}

interface DragHandleProps {
  name: string
  blocked: boolean | string
  drag: RowDrag | undefined
}

function DragHandle({ name, blocked, drag }: DragHandleProps) {
  const reasonId = useId()
  const reason = typeof blocked === 'string' ? blocked : undefined
  return (
    <button
      type="button"
      ref={drag?.handleRef}
      {...(reason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : drag?.handle)}
      className={buttons.handle}
      aria-label={`Move ${name}`}
      data-tip={reason ?? 'Drag to move'}
    >
      <IconGripVertical size={18} />
      {reason && (
        <span hidden id={reasonId}>
          {reason}
        </span>
      )}
    </button>
  )
}

/** The properties common to all rows of a list. */
export interface RowView<Row> {
  columns: readonly Column<Row>[]
  naming: Column<Row> | undefined
  asideOf: AsideOf<Row>
  cards: boolean
  template: string
  /** Pixels of a row; the minimum height when text wraps. */
  rowHeight: number
  href: ((row: Row) => string) | undefined
  acting: boolean
  actionsOf: (row: Row) => readonly RowAction[]
  movesOf: (index: number) => readonly RowAction[]
  /** Whether rows have a drag handle; a text is the reason why it is disabled. */
  handles: boolean | string
  secondLine: ((row: Row) => string) | undefined
  /** Null while no rows are selected: there are no boxes. */
  selection: Selection<Row> | null
  rowAt: (index: number) => Row | undefined
}

interface RowViewParts<Row> {
  columns: readonly Column<Row>[]
  cards: boolean
  /** Widths at which texts are whole. */
  whole: ColumnWidths
  naming: Column<Row> | undefined
  nameOf: (row: Row) => string
  asideOf: AsideOf<Row>
  /** Number of icons from `rowIcons`. */
  icons: number
  unmovable: string | undefined
  onMove: (from: number, to: number) => void
  onEdit: (row: Row) => void
  selection: Selection<Row> | null
  /** The drawn rows. */
  drawn: readonly Row[]
}

/** Number of icons; an open form row (`filling`) needs room for Save and Cancel. */
export function rowIcons<Row, Add extends string, Edit extends string>(
  { rowActions, edit, order }: ListProps<Row, Add, Edit>,
  filling: boolean,
): number {
  const buttons = rowActions ? 2 : edit ? 1 : 0
  return Math.max(buttons + (order ? 1 : 0), filling ? 2 : 0)
}

export function useRowView<Row, Add extends string, Edit extends string>(
  props: ListProps<Row, Add, Edit>,
  parts: RowViewParts<Row>,
) {
  // Without a hook call the compiler would skip it.
  'use memo'
  const { rows, href, rowActions, edit, order, secondLine } = props
  const rowHeight = rowPixels(props.rowHeight)
  const { columns, cards, whole, naming, nameOf, asideOf, icons, unmovable, onMove, onEdit } = parts
  const { selection, drawn } = parts
  const count = rows.length
  const moving = order !== undefined
  const { template, minWidth } = columnTemplate(
    columns,
    icons,
    Number(moving) + Number(selection !== null),
    whole,
  )

  const actionsOf = (row: Row): readonly RowAction[] => {
    const own = rowActions?.(row) ?? []
    if (!edit) return own
    const label = edit.label ?? 'Edit'
    const onClick = () => onEdit(row)
    const name = `${label} ${nameOf(row)}`
    return [{ label, name, icon: IconPencil, onClick, disabled: edit.disabled?.(row) }, ...own]
  }

  const movesOf = (at: number): readonly RowAction[] => {
    if (!moving) return []
    const step = (label: string, icon: RowAction['icon'], by: 1 | -1, end: string) => ({
      label,
      icon,
      onClick: () => onMove(at, order.stepTo?.(at, at, by) ?? at + by),
      disabled: unmovable ?? (at + by < 0 || at + by >= count ? end : undefined),
    })
    return [
      step('Move up', IconArrowUp, -1, 'It is the first one'),
      step('Move down', IconArrowDown, 1, 'It is the last one'),
    ]
  }

  const view: RowView<Row> = {
    columns,
    naming,
    asideOf,
    cards,
    template,
    rowHeight,
    href,
    acting: icons > 0,
    handles: moving && (unmovable ?? true),
    actionsOf,
    movesOf,
    secondLine,
    selection,
    rowAt: (index) => drawn[index],
  }
  return { view, minWidth }
}
