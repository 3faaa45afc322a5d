import { Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import { rulesOf, useAccess } from '#api/core/viewer.ts'
import { employeesQuery } from '#api/users.ts'
import { whoMay } from '#domain/access/whoMay.ts'
import { joined } from '#domain/wording.ts'
import { MenuAnchor } from '#ui/menu/MenuAnchor.tsx'
import type { GuardedAction, HiddenAction } from './action.ts'
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
          {actions.map(({ action, purpose, refusal }) => (
            <li key={purpose}>
              <strong>{purpose}</strong>
              <span>{refusal}</span>
              {typeof action.target?.storeId === 'number' && (
                <Colleagues action={action} storeId={action.target.storeId} />
              )}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

const maxNames = 3

/** Names people of the store who may do it (AMB-252). Nothing where the viewer may not read employees. */
function Colleagues({ action, storeId }: { action: GuardedAction; storeId: number }) {
  const access = useAccess()
  const { data: employees = [] } = useQuery({ ...employeesQuery(), ...notFlashed })
  const assigned = employees.filter(({ store_ids }) => store_ids.includes(storeId))
  const rule = { allOf: rulesOf(action.operation, action.part) }
  const names = whoMay(rule, storeId, assigned, access).map(({ name }) => name)
  if (names.length === 0) return null
  return <span>Ask {joined('or', names.slice(0, maxNames))}.</span>
}
