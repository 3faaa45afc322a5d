import type { ReactNode } from 'react'
import type { Column, RowAction, RowLinkProps } from './types.ts'

/** What all rows of a table have in common. Its identity says when rows must be drawn anew. */
export interface RowView<Row> {
  /** The visible columns. */
  columns: readonly Column<Row>[]
  naming: Column<Row> | undefined
  layout: 'table' | 'cards'
  /** `grid-template-columns` of every row of the table layout. */
  template: string
  /** Pixels; the least height where text wraps. */
  rowHeight: number
  rowLink: ((row: Row, link: RowLinkProps) => ReactNode) | undefined
  /** Whether rows have an actions cell. */
  acting: boolean
  actionsOf: (row: Row) => readonly RowAction[]
  /** Actions that are always in the menu. */
  movesOf: (row: Row) => readonly RowAction[]
  /** Whether rows have a drag handle; a text says why it does not work now. */
  dragging: boolean | string
}

const iconSize = 32
const dragWidth = 36
const cellPadding = 20

/** Column widths of the table layout, and the least width in pixels at which they fit. */
export function columnTemplate<Row>(
  columns: readonly Column<Row>[],
  slots: number,
  dragging: boolean,
): { template: string; minWidth: number } {
  const actions = slots === 0 ? 0 : slots * iconSize + cellPadding
  const tracks = columns.map(({ width, minWidth = 96, grow = 1 }) =>
    width === undefined ? `minmax(${minWidth}px, ${grow}fr)` : `${width}px`,
  )
  if (dragging) tracks.unshift(`${dragWidth}px`)
  if (actions > 0) tracks.push(`${actions}px`)
  // Where every column is fixed, an empty last track takes the rest.
  if (columns.every((column) => column.width !== undefined)) tracks.push('1fr')
  const widths = columns.map(({ width, minWidth = 96 }) => width ?? minWidth)
  const minWidth = widths.reduce((sum, each) => sum + each, actions + (dragging ? dragWidth : 0))
  return { template: tracks.join(' '), minWidth }
}
