import type { Icon } from '@tabler/icons-react'
import type { Access, Called, CanTarget } from '#api/core/viewer.ts'
import type { Question } from '#ui/dialog/ConfirmDialog.tsx'

export type GuardedAction = Called & {
  readonly target?: CanTarget
  readonly label: string
  /** Name in the list of hidden actions, e.g. 'Delete attributes'. Default: the label. */
  readonly purpose?: string
}

/** Without `Row`, an action of the page. Its look depends only on the row and the viewer's rights. */
export type Action<Row = void> = GuardedAction & {
  readonly icon: Icon
  /** Accessible name, e.g. 'Remove Dana Whitfield'. */
  readonly name?: (row: Row) => string
  /** Why this row refuses an allowed action. */
  readonly refusal?: (row: Row) => string | undefined
  /** Removes a record or cannot be undone. */
  readonly danger?: boolean
  /** Default: runs without a question. */
  readonly confirm?: (row: Row) => Omit<Question, 'onConfirm' | 'danger'>
  readonly run: (row: Row) => unknown
}

export interface HiddenAction {
  readonly action: GuardedAction
  readonly purpose: string
  readonly refusal: string | undefined
}

/** Hidden actions with the same purpose are listed once. */
export function splitActions<One extends GuardedAction>(
  access: Access,
  actions: readonly One[],
): { readonly shown: readonly One[]; readonly hidden: readonly HiddenAction[] } {
  const shown: One[] = []
  const hidden = new Map<string, HiddenAction>()
  for (const action of actions) {
    const { allowed, refusal } = access.canUse(action)
    const purpose = action.purpose ?? action.label
    if (allowed) shown.push(action)
    else if (!hidden.has(purpose)) hidden.set(purpose, { action, purpose, refusal })
  }
  return { shown, hidden: [...hidden.values()] }
}
