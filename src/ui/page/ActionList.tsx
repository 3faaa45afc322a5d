import { Menu } from '@mantine/core'
import { MenuAnchor } from '../menu/MenuAnchor.tsx'
import classes from './ActionMenu.module.css'
import type { MenuAction } from './ActionMenu.tsx'

interface ActionListProps {
  actions: readonly MenuAction[]
  label: string
  onClose: () => void
}

/** The entries of an action menu, while it is open. */
export function ActionList({ actions, label, onClose }: ActionListProps) {
  return (
    <Menu
      opened
      onChange={(open) => !open && onClose()}
      position="bottom-end"
      withinPortal
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MenuAnchor label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            aria-disabled={action.reason ? true : undefined}
            closeMenuOnClick={!action.reason}
            className={action.danger && !action.reason ? classes.danger : classes.action}
            onClick={action.reason ? undefined : action.onClick}
          >
            {action.label}
            {action.reason && <span className={classes.reason}>{action.reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
