import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react'
import type { RowData } from '@tanstack/react-table'
import { useCallback, useMemo } from 'react'
import { cellText, namingColumn } from './columns.ts'
import type { DataTableProps } from './dataTableProps.ts'
import type { ListTable } from './listTable.ts'
import { columnTemplate, type RowView } from './rowView.ts'
import type { RowAction } from './types.ts'
import { movedRow } from './useReorder.ts'

interface RowViewParts<Row extends RowData> {
  table: ListTable<Row>
  layout: 'table' | 'cards'
  /** All rows in their own order. */
  ordered: readonly Row[]
  reorder: (rows: readonly Row[]) => void
  /** Why rows cannot be moved now. */
  blocked: string | undefined
  /** Whether a form row is open, which needs room for Save and Cancel. */
  filling: boolean
  onEdit: (id: string) => void
}

type ViewProps<Row extends RowData, Add extends string, Edit extends string> = Pick<
  DataTableProps<Row, Add, Edit>,
  'rowId' | 'columns' | 'rowLink' | 'rowActions' | 'edit' | 'dragOrder' | 'rowHeight'
>

/** Puts together what all rows of a table have in common. */
export function useRowView<Row extends RowData, Add extends string, Edit extends string>(
  props: ViewProps<Row, Add, Edit>,
  parts: RowViewParts<Row>,
) {
  const { rowId, columns, rowLink, rowActions, edit, dragOrder, rowHeight = 40 } = props
  const { table, layout, ordered, reorder, blocked, filling, onEdit } = parts
  const moving = dragOrder !== undefined
  const dragging = moving && (blocked ?? true)
  const naming = namingColumn(columns)
  const leaves = table.getVisibleLeafColumns()
  const visible = useMemo(
    () => columns.filter(({ id }) => leaves.some((leaf) => leaf.id === id)),
    [columns, leaves],
  )
  const buttons = rowActions ? 2 : edit ? 1 : 0
  const slots = Math.max(buttons + (moving ? 1 : 0), filling ? 2 : 0)
  const { template, minWidth } = columnTemplate(visible, slots, moving)
  const nameOf = useCallback((row: Row) => (naming ? cellText(naming, row) : ''), [naming])

  const actionsOf = useCallback(
    (row: Row): readonly RowAction[] => {
      const own = rowActions?.(row) ?? []
      if (!edit) return own
      const label = edit.label ?? 'Edit'
      const onClick = () => onEdit(String(rowId(row)))
      const name = `${label} ${nameOf(row)}`
      return [{ label, name, icon: IconPencil, onClick, disabled: edit.disabled?.(row) }, ...own]
    },
    [rowActions, edit, onEdit, rowId, nameOf],
  )

  const movesOf = useCallback(
    (row: Row): readonly RowAction[] => {
      if (!moving) return []
      const at = ordered.indexOf(row)
      const step = (label: string, icon: RowAction['icon'], to: number, end: string) => ({
        label,
        icon,
        onClick: () => reorder(movedRow(ordered, at, to)),
        disabled: blocked ?? (ordered[to] === undefined ? end : undefined),
      })
      return [
        step('Move up', IconArrowUp, at - 1, 'It is the first one'),
        step('Move down', IconArrowDown, at + 1, 'It is the last one'),
      ]
    },
    [moving, ordered, reorder, blocked],
  )

  const view = useMemo(
    (): RowView<Row> => ({
      columns: visible,
      naming,
      layout,
      template,
      rowHeight,
      rowLink,
      acting: slots > 0,
      dragging,
      actionsOf,
      movesOf,
    }),
    [visible, naming, layout, template, rowHeight, rowLink, slots, dragging, actionsOf, movesOf],
  )
  return { view, minWidth, nameOf }
}
