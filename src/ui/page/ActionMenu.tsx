import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import menu from '../menu/menu.module.css'
import { whenOpened } from '../menu/whenOpened.ts'

const list = whenOpened(() => import('./ActionList.tsx').then((module) => module.ActionList))

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
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (actions.length === 0) return null
  return (
    <span className={menu.holder}>
      <ActionIcon
        ref={button}
        variant="default"
        size={36}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={list.preload}
        onFocus={list.preload}
        onClick={() => setOpened(true)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {opened && (
        <Suspense>
          <list.Part
            actions={actions}
            label={label}
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
