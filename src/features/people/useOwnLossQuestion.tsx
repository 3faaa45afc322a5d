import { type ReactNode, useRef, useState } from 'react'
import { useCurrentUser } from '#api/viewer.ts'
import { ownLosses } from '#domain/access.ts'
import type { PermissionFacts, RoleFacts } from '#domain/permissions.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'

/**
 * Asks before viewers take permissions from themselves. A viewer cannot give a permission without holding it,
 * so only other users could give the permission back.
 *
 * @returns the function that asks about the role's new permissions (true to go on), and the dialog to draw
 * once.
 */
export function useOwnLossQuestion(
  role: RoleFacts,
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
): [ask: (nextIds: readonly number[]) => Promise<boolean>, dialog: ReactNode] {
  const { user } = useCurrentUser()
  const [losses, setLosses] = useState<readonly string[]>([])
  const [opened, setOpened] = useState(false)
  const answer = useRef<(goOn: boolean) => void>(() => {})

  const ask = (nextIds: readonly number[]): Promise<boolean> => {
    const lost = user ? ownLosses(role, nextIds, user, roles, permissions) : []
    if (lost.length === 0) return Promise.resolve(true)
    setLosses(lost)
    setOpened(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }
  const dialog = (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        setOpened(false)
        answer.current(false)
      }}
      title="Are you sure you want to take permissions from yourself?"
      confirmLabel="Save Role"
      danger
      onConfirm={async () => answer.current(true)}
    >
      You lose {listed(losses)}, and you cannot undo it: nobody gives what they do not hold
      themselves.
    </ConfirmDialog>
  )
  return [ask, dialog]
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
