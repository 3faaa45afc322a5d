import type { ReactNode } from 'react'
import { useCurrentUser } from '#api/core/viewer.ts'
import { ownLosses } from '#domain/access/access.ts'
import type { PermissionFacts, RoleFacts } from '#domain/access/permissions.ts'
import { listed } from '#domain/wording.ts'
import { useQuestion } from '#ui/dialog/ConfirmDialog.tsx'

/**
 * Asks before viewers remove permissions from themselves: only another user could give them back. Resolves
 * true to go on. Render the returned dialog once.
 */
export function useOwnLossQuestion(
  role: RoleFacts,
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
): [ask: (nextIds: readonly number[]) => Promise<boolean>, dialog: ReactNode] {
  const { user } = useCurrentUser()
  const [ask, dialog] = useQuestion()
  const askAbout = async (nextIds: readonly number[]): Promise<boolean> => {
    const lost = user ? ownLosses(role, nextIds, user, roles, permissions) : []
    if (lost.length === 0) return true
    return ask({
      title: 'Are you sure you want to take permissions from yourself?',
      children: `You lose ${listed(lost)}, and you cannot undo it: nobody gives what they do not hold themselves.`,
      confirmLabel: 'Save Role',
      danger: true,
    })
  }
  return [askAbout, dialog]
}
