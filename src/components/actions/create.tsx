import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Access } from '#api/core/access.ts'
import { buttonNamed } from '#ui/focus/lostFocus.ts'
import { useFocusOnward } from '#ui/focus/useFocusOnward.ts'
import { ButtonLink } from '../ButtonLink.tsx'
import type { GuardedAction } from './action.ts'
import type { Creation } from './creations.ts'

const plus = <IconPlus size={16} aria-hidden />

export function createLink(access: Access, creation: Creation): ReactNode {
  return (
    access.canUse(creation).allowed && (
      <ButtonLink to={creation.to} leftSection={plus}>
        {creation.label}
      </ButtonLink>
    )
  )
}

export function createButton(
  access: Access,
  action: GuardedAction,
  onCreate: () => void,
  variant: 'filled' | 'default' = 'filled',
): ReactNode {
  return (
    access.canUse(action).allowed && (
      <CreateButton label={action.label} onCreate={onCreate} variant={variant} />
    )
  )
}

interface CreateButtonProps {
  label: string
  onCreate: () => void
  variant: 'filled' | 'default'
}

function CreateButton({ label, onCreate, variant }: CreateButtonProps) {
  const onward = useFocusOnward()
  const create = () => {
    // Creating the first record moves the button.
    onward(() => buttonNamed(label))
    onCreate()
  }
  return (
    <Button variant={variant} leftSection={plus} onClick={create}>
      {label}
    </Button>
  )
}
