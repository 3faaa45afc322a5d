import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil } from '@tabler/icons-react'
import {
  type CSSProperties,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useMemo,
} from 'react'
import { keptSame } from '#ui/keptSame.ts'
import { ActionMenu, type RowAction } from '#ui/menu/ActionMenu.tsx'
import buttons from '#ui/menu/buttons.module.css'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { useStable } from '#ui/useStable.ts'
import {
  type Column,
  type ColumnWidths,
  cellText,
  columnTemplate,
  namingColumn,
} from '../columns.ts'
import type { ListProps } from '../listProps.ts'
import { lookalikes } from '../lookalikes.ts'
import { cellRole, rowRole } from '../roles.ts'
import cardClasses from './card.module.css'
import rowClasses from './row.module.css'

/** The refs and handlers by which the drag kit moves a row's element. Keep its identity. */
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

/** One row of a list, drawn again only when one of its properties changes. */
export const Row = keptSame(DrawnRow)

function DrawnRow<Row>(props: RowProps<Row>) {
  const { row, id, view, index, drag } = props
  const { naming, cards, href, acting, handles } = view
  const aside = view.asides.get(row) ?? ''
  const name = (naming ? cellText(naming, row) : '') + aside
  const classes = cards ? cardClasses : rowClasses
  return (
    <tr
      {...rowRole}
      ref={props.element}
      data-index={index}
      aria-rowindex={props.top === undefined ? undefined : index + 2}
      className={classes.root}
      data-linked={href ? true : undefined}
      data-lifted={drag?.lifted || undefined}
      style={slotStyle(props, view)}
    >
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

/** The properties common to all rows of a list. A new identity draws every row again. */
export interface RowView<Row> {
  columns: readonly Column<Row>[]
  naming: Column<Row> | undefined
  /** Beside the names of rows that look alike. */
  asides: ReadonlyMap<Row, string>
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
}

interface RowViewParts<Row> {
  columns: readonly Column<Row>[]
  cards: boolean
  /** Of rows that are records. */
  recordId: ((row: Row) => string | number) | undefined
  /** Widths at which texts are whole. */
  whole: ColumnWidths
  /** Whether a form row is open, which needs room for Save and Cancel. */
  filling: boolean
  unmovable: string | undefined
  onMove: (from: number, to: number) => void
  onEdit: (row: Row) => void
}

export function useRowView<Row, Add extends string, Edit extends string>(
  props: ListProps<Row, Add, Edit>,
  parts: RowViewParts<Row>,
) {
  const { rows, columns, href, rowActions, edit, order, rowHeight = 40 } = props
  const { columns: visible, cards, recordId, whole, filling, unmovable, onMove, onEdit } = parts
  const count = rows.length
  const moving = order !== undefined
  const handles = moving && (unmovable ?? true)
  const naming = namingColumn(columns)
  const buttons = rowActions ? 2 : edit ? 1 : 0
  const icons = Math.max(buttons + (moving ? 1 : 0), filling ? 2 : 0)
  const { template, minWidth } = columnTemplate(visible, icons, moving, whole)
  const asides = useMemo(
    () => (recordId ? lookalikes(rows, visible, recordId) : new Map<Row, string>()),
    [rows, visible, recordId],
  )
  const nameOf = useCallback(
    (row: Row) => (naming ? cellText(naming, row) : '') + (asides.get(row) ?? ''),
    [naming, asides],
  )

  const actionsOf = useCallback(
    (row: Row): readonly RowAction[] => {
      const own = rowActions?.(row) ?? []
      if (!edit) return own
      const label = edit.label ?? 'Edit'
      const onClick = () => onEdit(row)
      const name = `${label} ${nameOf(row)}`
      return [{ label, name, icon: IconPencil, onClick, disabled: edit.disabled?.(row) }, ...own]
    },
    [rowActions, edit, onEdit, nameOf],
  )

  const onStep = useStable((at: number, by: 1 | -1) =>
    onMove(at, order?.stepTo?.(at, at, by) ?? at + by),
  )
  const movesOf = useCallback(
    (at: number): readonly RowAction[] => {
      if (!moving) return []
      const step = (label: string, icon: RowAction['icon'], by: 1 | -1, end: string) => ({
        label,
        icon,
        onClick: () => onStep(at, by),
        disabled: unmovable ?? (at + by < 0 || at + by >= count ? end : undefined),
      })
      return [
        step('Move up', IconArrowUp, -1, 'It is the first one'),
        step('Move down', IconArrowDown, 1, 'It is the last one'),
      ]
    },
    [moving, count, onStep, unmovable],
  )

  const acting = icons > 0
  const view = useMemo(
    (): RowView<Row> => ({
      columns: visible,
      naming,
      asides,
      cards,
      template,
      rowHeight,
      href,
      acting,
      handles,
      actionsOf,
      movesOf,
    }),
    [
      visible,
      naming,
      asides,
      cards,
      template,
      rowHeight,
      href,
      acting,
      handles,
      actionsOf,
      movesOf,
    ],
  )
  return { view, minWidth, nameOf }
}
