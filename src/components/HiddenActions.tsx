import { UnstyledButton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import type { Can } from '#api/permissions.ts'
import { counted } from '#domain/counts.ts'
import menu from '#ui/menu/menu.module.css'
import { whenOpened } from '#ui/menu/whenOpened.ts'
import classes from './HiddenActions.module.css'

const reasons = whenOpened(() => import('./HiddenReasons.tsx').then((part) => part.HiddenReasons))

/** An action that somebody may not do. */
export interface HiddenAction {
  label: string
  can: Can
}

/** Says why something a colleague sees is missing: which permission, at which store, and who has it. */
export function HiddenActions({ actions }: { actions: readonly HiddenAction[] }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hidden = actions.filter(({ can }) => !can.allowed)
  if (hidden.length === 0) return null
  const label = `${counted(hidden.length, 'action')} hidden`
  return (
    <span className={menu.holder}>
      <UnstyledButton
        ref={button}
        className={classes.opener}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={reasons.preload}
        onFocus={reasons.preload}
        onClick={() => setOpened(true)}
      >
        <IconLock size={14} aria-hidden />
        {label}
      </UnstyledButton>
      {opened && (
        <Suspense>
          <reasons.Part
            label={label}
            actions={hidden}
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
