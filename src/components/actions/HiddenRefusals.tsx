import { Popover } from '@mantine/core'
import { MenuAnchor } from '#ui/menu/MenuAnchor.tsx'
import type { HiddenAction } from './action.ts'
import classes from './HiddenActions.module.css'

interface HiddenRefusalsProps {
  label: string
  actions: readonly HiddenAction[]
  onClose: () => void
}

export function HiddenRefusals({ label, actions, onClose }: HiddenRefusalsProps) {
  return (
    <Popover
      opened
      onChange={(open) => !open && onClose()}
      width={320}
      position="bottom-end"
      withArrow
      trapFocus
      returnFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <MenuAnchor label={label} onClick={onClose} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        <ul className={classes.list} tabIndex={-1} data-autofocus>
          {actions.map(({ purpose, refusal }) => (
            <li key={purpose}>
              <strong>{purpose}</strong>
              <span>{refusal}</span>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
