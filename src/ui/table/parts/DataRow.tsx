import { IconGripVertical } from '@tabler/icons-react'
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react'
import { Fragment, useId } from 'react'
import { cellText } from '../columns.ts'
import { cellRole, rowRole } from '../roles.ts'
import type { RowView } from '../rowView.ts'
import type { Column } from '../types.ts'
import buttons from './buttons.module.css'
import cardClasses from './card.module.css'
import link from './link.module.css'
import { RowActions } from './RowActions.tsx'
import rowClasses from './row.module.css'

/** How a row is placed and dragged; both belong to the body. */
export interface RowPlace {
  /** Id of the row. */
  id: string
  /** Index among the rows of the body. */
  index: number
  /** `aria-rowindex`, where not all rows are in the page. */
  rowIndex?: number | undefined
  style?: CSSProperties | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
  handle?: HTMLAttributes<HTMLButtonElement> | undefined
  lifted?: boolean | undefined
}

interface DataRowProps<Row> {
  row: Row
  view: RowView<Row>
  place: RowPlace
}

/** One row, as cells or as a card of labels and values. */
export function DataRow<Row>({ row, view, place }: DataRowProps<Row>) {
  const { columns, naming, layout, template, rowLink, acting, dragging } = view
  const name = naming ? cellText(naming, row) : ''
  const cards = layout === 'cards'
  const classes = cards ? cardClasses : rowClasses
  const shown = cards ? columns.filter((c) => c === naming || c.card !== 'hidden') : columns
  return (
    <tr
      {...rowRole}
      ref={place.ref}
      data-index={place.index}
      aria-rowindex={place.rowIndex}
      className={classes.root}
      data-linked={rowLink ? true : undefined}
      data-lifted={place.lifted || undefined}
      style={cards ? place.style : { gridTemplateColumns: template, ...place.style }}
    >
      {dragging !== false && (
        <td {...cellRole} className={classes.handle}>
          <DragHandle name={name} blocked={dragging} handle={place.handle} />
        </td>
      )}
      {shown.map((column) => (
        <DataCell key={column.id} column={column} row={row} id={place.id} view={view} />
      ))}
      {acting && (
        <td {...cellRole} className={classes.actions}>
          <RowActions
            id={place.id}
            name={name}
            actions={view.actionsOf(row)}
            moves={view.movesOf(row)}
          />
        </td>
      )}
    </tr>
  )
}

interface DataCellProps<Row> {
  column: Column<Row>
  row: Row
  id: string
  view: RowView<Row>
}

function DataCell<Row>({ column, row, id, view }: DataCellProps<Row>) {
  const { naming, rowLink, layout } = view
  const names = column === naming
  // Elements may be used for another row; what a column draws may have a state and is not.
  const content: ReactNode = column.render ? (
    <Fragment key={id}>{column.render(row)}</Fragment>
  ) : (
    cellText(column, row)
  )
  const linked =
    names && rowLink
      ? rowLink(row, { className: link.link ?? '', 'data-row-link': true, children: content })
      : null
  const cards = layout === 'cards'
  const classes = cards ? cardClasses : rowClasses
  const labelled = cards && !names
  return (
    <td
      {...cellRole}
      className={names ? classes.names : classes.cell}
      data-right={column.align === 'right' || undefined}
      data-wrap={column.wrap || undefined}
      data-clips={(!cards && !column.wrap) || undefined}
    >
      {labelled && <span className={cardClasses.label}>{column.header}</span>}
      {labelled ? <span className={cardClasses.value}>{content}</span> : (linked ?? content)}
    </td>
  )
}

interface DragHandleProps {
  name: string
  blocked: boolean | string
  handle: HTMLAttributes<HTMLButtonElement> | undefined
}

function DragHandle({ name, blocked, handle }: DragHandleProps) {
  const reasonId = useId()
  const reason = typeof blocked === 'string' ? blocked : undefined
  return (
    <button
      type="button"
      {...(reason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : handle)}
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
