import { ActionIcon, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { Column } from '../types.ts'
import classes from './around.module.css'

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[]
  naming: Column<Row> | undefined
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** Chooses the columns; the one that names the row always stays. */
export function ColumnMenu<Row>({ columns, naming, hidden, onChange }: ColumnMenuProps<Row>) {
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id])
  return (
    <Popover position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Choose columns"
          data-tip="Choose columns"
        >
          <IconColumns3 size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Columns">
        <div className={classes.columnList}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              size="sm"
              label={column.header}
              checked={column === naming || !hidden.includes(column.id)}
              disabled={column === naming}
              onChange={() => toggle(column.id)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
