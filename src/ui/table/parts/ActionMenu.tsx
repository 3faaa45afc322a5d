import { Menu } from '@mantine/core'
import { type ComponentType, type Ref, useId, useRef, useState } from 'react'
import type { RowAction } from '../types.ts'
import classes from './buttons.module.css'
import { IconButton } from './IconButton.tsx'

interface ActionMenuProps {
  label: string
  icon: ComponentType<{ size?: number | string }>
  actions: readonly RowAction[]
}

/**
 * A button with a menu. The menu exists only while it is open: positioned menus in every row would
 * cost more than all the rest of the row.
 */
export function ActionMenu({ label, icon, actions }: ActionMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  return (
    <span className={classes.menuHolder}>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        expanded={opened}
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Menu
          opened
          onChange={(open) => !open && close()}
          position="bottom-end"
          returnFocus={false}
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <Anchor label={label} />
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map((action) => (
              <ActionItem key={action.label} action={action} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
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
        // Shown inside, but read as the description instead of as a part of the name.
        <span id={reasonId} aria-hidden className={classes.itemReason}>
          {disabled}
        </span>
      )}
    </Menu.Item>
  )
}

interface AnchorProps {
  label: string
  id?: string
  ref?: Ref<HTMLSpanElement>
  onClick?: () => void
}

/** Lies over the button while the menu is open: gives it its place and name, closes on a click. */
function Anchor({ label, id, ref, onClick }: AnchorProps) {
  return (
    <span ref={ref} id={id} className={classes.menuAnchor} onClick={onClick} aria-hidden>
      {label}
    </span>
  )
}
