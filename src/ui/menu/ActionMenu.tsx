import { IconDots } from '@tabler/icons-react'
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import classes from './menu.module.css'
import { whenOpened } from './whenOpened.ts'

const list = whenOpened(() => import('./ActionList.tsx').then((module) => module.ActionList))

/** Something a person may do with one row, or with the record of a page. */
export interface RowAction {
  label: string
  /** Tells the action of this row from those of the others, e.g. `Remove Dana Whitfield`. */
  name?: string | undefined
  icon: ComponentType<{ size?: number | string }>
  onClick: () => void
  /** Why it cannot be done now: shown as the tooltip, read as the description, click does nothing. */
  disabled?: string | undefined
  /** `danger` for what removes something; any CSS colour else. */
  color?: string
}

interface ActionMenuProps {
  label: string
  actions: readonly RowAction[]
  /** Draws the button with a border, as beside the buttons of a page. */
  framed?: boolean
}

/**
 * A button with a menu. The menu exists only while it is open: positioned menus in every row would
 * cost more than all the rest of the row.
 */
export function ActionMenu({ label, actions, framed = false }: ActionMenuProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={classes.holder}>
      <IconButton
        ref={button}
        label={label}
        icon={IconDots}
        framed={framed}
        expanded={opened}
        onNear={list.preload}
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Suspense>
          <list.Part
            label={label}
            actions={actions}
            onClose={() => {
              setOpened(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
