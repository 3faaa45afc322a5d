import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './ActionMenu.module.css'

/** One entry of an {@link ActionMenu}. */
export interface MenuAction {
  label: string
  onClick: () => void
  icon?: ReactNode
  /** Why it cannot be used now, shown below the label. */
  reason?: string | null
  /** Paints it as something that cannot be undone. */
  danger?: boolean
}

/** A menu of actions behind one button. Draws nothing without actions. */
export function ActionMenu({
  actions,
  label = 'More actions',
}: {
  actions: readonly MenuAction[]
  label?: string
}) {
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
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
