import { IconDots } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import { Opening, whenOpened } from '../Opening.tsx'
import { IconButton } from './IconButton.tsx'
import classes from './menu.module.css'

const list = whenOpened(() => import('./ActionList.tsx').then((module) => module.ActionList))

export interface RowAction {
  label: string
  /** Accessible name with the row's name, e.g. `Remove Dana Whitfield`. */
  name?: string | undefined
  icon: ComponentType<{ size?: number | string }>
  onClick: () => void
  /** Why the action is disabled. */
  disabled?: string | undefined
  /** `danger` for an action that removes a record; otherwise any CSS color. */
  color?: string
}

interface ActionMenuProps {
  label: string
  actions: readonly RowAction[]
  framed?: boolean
  icon?: ComponentType<{ size?: number | string }>
}

/** The menu is rendered only while open: a positioned menu costs more than the rest of a row. */
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
