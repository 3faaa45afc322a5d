import { IconDots } from '@tabler/icons-react'
import type { RowAction } from '../types.ts'
import { ActionMenu } from './ActionMenu.tsx'
import { IconButton } from './IconButton.tsx'

interface RowActionsProps {
  /** Id of the row: an open menu closes when its place is taken by another one. */
  id: string
  name: string
  actions: readonly RowAction[]
  moves: readonly RowAction[]
}

/** One or two actions are buttons; more, and Move up and Move down, are in a menu. */
export function RowActions({ id, name, actions, moves }: RowActionsProps) {
  const buttons = actions.length <= 2 ? actions : []
  const inMenu = actions.length <= 2 ? moves : [...actions, ...moves]
  return (
    <>
      {buttons.map((action) => (
        <IconButton key={action.label} {...action} />
      ))}
      {inMenu.length > 0 && (
        <ActionMenu key={id} label={`Actions for ${name}`} icon={IconDots} actions={inMenu} />
      )}
    </>
  )
}
