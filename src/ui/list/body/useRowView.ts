import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import type { RowAction } from '#ui/menu/ActionMenu.tsx'
import { useStable } from '#ui/useStable.ts'
import { type Column, cellText, columnTemplate, namingColumn } from '../columns.ts'
import type { ListProps } from '../listProps.ts'

/** The properties common to all rows of a list. A new identity draws every row again. */
export interface RowView<Row> {
  columns: readonly Column<Row>[]
  naming: Column<Row> | undefined
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
  const { columns: visible, cards, filling, unmovable, onMove, onEdit } = parts
  const count = rows.length
  const moving = order !== undefined
  const handles = moving && (unmovable ?? true)
  const naming = namingColumn(columns)
  const buttons = rowActions ? 2 : edit ? 1 : 0
  const icons = Math.max(buttons + (moving ? 1 : 0), filling ? 2 : 0)
  const { template, minWidth } = columnTemplate(visible, icons, moving)
  const nameOf = useCallback((row: Row) => (naming ? cellText(naming, row) : ''), [naming])

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
      cards,
      template,
      rowHeight,
      href,
      acting,
      handles,
      actionsOf,
      movesOf,
    }),
    [visible, naming, cards, template, rowHeight, href, acting, handles, actionsOf, movesOf],
  )
  return { view, minWidth, nameOf }
}
