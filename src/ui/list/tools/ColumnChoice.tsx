import { Button, Checkbox, Popover } from '@mantine/core'
import { MenuAnchor } from '#ui/menu/MenuAnchor.tsx'
import classes from './tools.module.css'

interface ColumnChoiceProps {
  columns: readonly { id: string; header: string; names?: boolean }[]
  shown: readonly string[]
  /** Null returns to the columns that fit. */
  onChoose: (ids: readonly string[] | null) => void
  onClose: () => void
}

export function ColumnChoice({ columns, shown, onChoose, onClose }: ColumnChoiceProps) {
  const naming = columns.find(({ names }) => names) ?? columns[0]
  const toggle = (id: string) =>
    onChoose(
      columns.map((column) => column.id).filter((one) => shown.includes(one) !== (one === id)),
    )
  return (
    <Popover
      opened
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      trapFocus
      returnFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <MenuAnchor label="Choose columns" onClick={onClose} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Columns">
        <div className={classes.columnList}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              size="sm"
              label={column.header}
              checked={shown.includes(column.id)}
              disabled={column === naming}
              onChange={() => toggle(column.id)}
            />
          ))}
          <Button variant="default" size="xs" onClick={() => onChoose(null)}>
            Choose automatically
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
