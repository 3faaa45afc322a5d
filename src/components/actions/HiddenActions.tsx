import { UnstyledButton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { counted } from '#domain/wording.ts'
import menu from '#ui/menu/menu.module.css'
import { Opening, whenOpened } from '#ui/Opening.tsx'
import { type GuardedAction, splitActions } from './action.ts'
import classes from './HiddenActions.module.css'

const refusals = whenOpened(() =>
  import('./HiddenRefusals.tsx').then((part) => part.HiddenRefusals),
)

interface HiddenActionsProps {
  access: Access
  /** All actions of the page; allowed ones are not listed. */
  actions: readonly GuardedAction[]
}

/** Lists each missing permission, its store, and the roles that hold it. */
export function HiddenActions({ access, actions }: HiddenActionsProps) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { hidden } = splitActions(access, actions)
  if (hidden.length === 0) return null
  const label = `${counted(hidden.length, 'action')} not allowed`
  return (
    <span className={menu.holder}>
      <UnstyledButton
        ref={button}
        className={classes.opener}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={refusals.preload}
        onFocus={refusals.preload}
        onClick={() => setOpened(true)}
      >
        <IconLock size={14} aria-hidden />
        {label}
      </UnstyledButton>
      {opened && (
        <Opening>
          <refusals.Part
            label={label}
            actions={hidden}
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
