import { Menu } from '@mantine/core'
import { useId } from 'react'
import type { RowAction } from './ActionMenu.tsx'
import classes from './buttons.module.css'
import { MenuAnchor } from './MenuAnchor.tsx'

interface ActionListProps {
  label: string
  actions: readonly RowAction[]
  onClose: () => void
}

export function ActionList({ label, actions, onClose }: ActionListProps) {
  return (
    <Menu
      opened
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MenuAnchor label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <ActionItem key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function ActionItem({ action }: { action: RowAction }) {
  const { label, icon: Icon, onClick, disabled, color } = action
  const reasonId = useId()
  return (
    <Menu.Item
      leftSection={<Icon size={16} />}
      color={color === 'danger' ? undefined : color}
      aria-disabled={disabled ? true : undefined}
      aria-describedby={disabled ? reasonId : undefined}
      className={
        disabled ? classes.blockedItem : color === 'danger' ? classes.dangerItem : undefined
      }
      closeMenuOnClick={!disabled}
      onClick={() => {
        if (!disabled) onClick()
      }}
    >
      {label}
      {disabled && (
        // The reason is the entry's description, not part of its name.
        <span id={reasonId} aria-hidden className={classes.itemReason}>
          {disabled}
        </span>
      )}
    </Menu.Item>
  )
}
