import { type ComponentType, Suspense, useRef, useState } from 'react'
import classes from '../../menu/menu.module.css'
import { whenOpened } from '../../menu/whenOpened.ts'
import type { RowAction } from '../types.ts'
import { IconButton } from './IconButton.tsx'

const menu = whenOpened(() => import('./OpenMenu.tsx').then((module) => module.OpenMenu))

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
  return (
    <span className={classes.holder}>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        expanded={opened}
        onNear={menu.preload}
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Suspense>
          <menu.Part
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
