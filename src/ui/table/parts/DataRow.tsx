import { IconGripVertical } from '@tabler/icons-react'
import type { RowData } from '@tanstack/react-table'
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react'
import { Fragment, useId } from 'react'
import { cellText } from '../columns.ts'
import { cellContent, type ListCell, type ListRow } from '../listTable.ts'
import { cellRole, rowRole } from '../roles.ts'
import type { RowView } from '../rowView.ts'
import buttons from './buttons.module.css'
import cardClasses from './card.module.css'
import link from './link.module.css'
import { RowActions } from './RowActions.tsx'
import rowClasses from './row.module.css'

/** How a row is placed and dragged; both belong to the body. */
export interface RowPlace {
  /** Index among the rows of the body. */
  index: number
  /** `aria-rowindex`, where not all rows are in the page. */
  rowIndex?: number | undefined
  style?: CSSProperties | undefined
  ref?: Ref<HTMLTableRowElement> | undefined
  handle?: HTMLAttributes<HTMLButtonElement> | undefined
  lifted?: boolean | undefined
}

interface DataRowProps<Row extends RowData> {
  row: ListRow<Row>
  view: RowView<Row>
  place: RowPlace
}

/** One row, as cells or as a card of labels and values. */
export function DataRow<Row extends RowData>({ row, view, place }: DataRowProps<Row>) {
  const { naming, layout, template, rowLink, acting, dragging } = view
  const name = naming ? cellText(naming, row.original) : ''
  const cards = layout === 'cards'
  const classes = cards ? cardClasses : rowClasses
  const cells = row.getVisibleCells()
  const shown = cards ? cells.filter((cell) => cell.column.columnDef.meta?.inCard) : cells
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
      {shown.map((cell) => (
        <DataCell key={cell.column.id} cell={cell} view={view} />
      ))}
      {acting && (
        <td {...cellRole} className={classes.actions}>
          <RowActions
            id={row.id}
            name={name}
            actions={view.actionsOf(row.original)}
            moves={view.movesOf(row.original)}
          />
        </td>
      )}
    </tr>
  )
}

interface DataCellProps<Row extends RowData> {
  cell: ListCell<Row>
  view: RowView<Row>
}

function DataCell<Row extends RowData>({ cell, view }: DataCellProps<Row>) {
  const { rowLink, layout } = view
  const { row, column } = cell
  const { header, meta } = column.columnDef
  const names = meta?.names ?? false
  const drawn = cellContent(cell)
  // Elements may be used for another row; what a column draws may have a state and is not.
  const content: ReactNode =
    typeof drawn === 'string' ? drawn : <Fragment key={row.id}>{drawn}</Fragment>
  const linked =
    names && rowLink
      ? rowLink(row.original, {
          className: link.link ?? '',
          'data-row-link': true,
          children: content,
        })
      : null
  const cards = layout === 'cards'
  const classes = cards ? cardClasses : rowClasses
  const labelled = cards && !names
  return (
    <td
      {...cellRole}
      className={names ? classes.names : classes.cell}
      data-right={meta?.right || undefined}
      data-wrap={meta?.wrap || undefined}
      data-clips={(!cards && !meta?.wrap) || undefined}
    >
      {labelled && (
        <span className={cardClasses.label}>{typeof header === 'string' && header}</span>
      )}
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
