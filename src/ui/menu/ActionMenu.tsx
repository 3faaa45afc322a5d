import { IconDots } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import { Opening } from '../Opening.tsx'
import { whenOpened } from '../whenOpened.ts'
import { IconButton } from './IconButton.tsx'
import classes from './menu.module.css'

const list = whenOpened(() => import('./ActionList.tsx').then((module) => module.ActionList))

/** An action of the user on one row, or on the record of a page. */
export interface RowAction {
  label: string
  /**
   * Accessible name that tells this row's action from those of other rows, e.g. `Remove Dana Whitfield`.
   */
  name?: string | undefined
  icon: ComponentType<{ size?: number | string }>
  onClick: () => void
  /**
   * Why the action cannot be done now. The reason is tooltip and description, and a click does nothing.
   */
  disabled?: string | undefined
  /** `danger` for an action that removes a record; otherwise any CSS colour. */
  color?: string
}

interface ActionMenuProps {
  label: string
  actions: readonly RowAction[]
  /** Whether the button has a border, like the buttons of a page. */
  framed?: boolean
  /** Default three dots. */
  icon?: ComponentType<{ size?: number | string }>
}

/**
 * A button with a menu. The menu exists only while it is open, because a positioned menu in every row
 * would cost more than the rest of the row.
 */
export function ActionMenu({ label, actions, framed = false, icon = IconDots }: ActionMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={classes.holder}>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        framed={framed}
        expanded={opened}
        onNear={list.preload}
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Opening>
          <list.Part
            label={label}
            actions={actions}
            onClose={() => {
              setOpened(false)
              button.current?.focus()
            }}
          />
        </Opening>
      )}
    </span>
  )
}
