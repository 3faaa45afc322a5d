import { Popover, UnstyledButton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Can } from '#api/permissions.ts'
import classes from './HiddenActions.module.css'

/** Says why something a colleague sees is missing: which permission, at which store, and who has it. */
export function HiddenActions({ actions }: { actions: readonly { label: string; can: Can }[] }) {
  const hidden = actions.filter(({ can }) => !can.allowed)
  if (hidden.length === 0) return null
  return (
    <Popover width={320} position="bottom-end" withArrow>
      <Popover.Target>
        <UnstyledButton className={classes.opener}>
          <IconLock size={14} aria-hidden />
          {hidden.length === 1 ? '1 action hidden' : `${hidden.length} actions hidden`}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.list}>
          {hidden.map(({ label, can }) => (
            <li key={label}>
              <strong>{label}</strong>
              <span>{can.reason}</span>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
