import { IconGripVertical } from '@tabler/icons-react'
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react'
import { Fragment, useId } from 'react'
import { keptSame } from '#ui/keptSame.ts'
import { ActionMenu } from '#ui/menu/ActionMenu.tsx'
import buttons from '#ui/menu/buttons.module.css'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { cellText } from '../columns.ts'
import { cellRole, rowRole } from '../roles.ts'
import cardClasses from './card.module.css'
import rowClasses from './row.module.css'
import type { RowView } from './useRowView.ts'

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
  const name = naming ? cellText(naming, row) : ''
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
              <NamingContent href={href?.(row)}>{content}</NamingContent>
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
