import { Checkbox, Popover } from '@mantine/core'
import { MenuAnchor } from '../../menu/MenuAnchor.tsx'
import classes from './around.module.css'

interface ColumnChoiceProps {
  options: readonly {
    id: string
    label: string
    checked: boolean
    disabled: boolean
    toggle: () => void
  }[]
  onClose: () => void
}

/** The columns of a table to choose from, while the choice is open. */
export function ColumnChoice({ options, onClose }: ColumnChoiceProps) {
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
          {options.map(({ id, label, checked, disabled, toggle }) => (
            <Checkbox
              key={id}
              size="sm"
              label={label}
              checked={checked}
              disabled={disabled}
              onChange={toggle}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
