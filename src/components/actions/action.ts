/**
 * Actions as data. Each action names the operation it calls; only viewers who may call the operation see
 * the action.
 */
import type { Icon } from '@tabler/icons-react'
import type { Access, Called, CanTarget } from '#api/core/access.ts'
import type { Question } from '#ui/dialog/useConfirm.tsx'

/** The part of an action that decides whether the viewer may use it. */
export type GuardedAction = Called & {
  readonly target?: CanTarget
  readonly label: string
  /** Name of the action in the list of hidden actions, e.g. 'Delete attributes'. Default: the label. */
  readonly purpose?: string
}

/**
 * An action of the viewer on a row of a list or (without `Row`) on the page. Its look depends only on the
 * row and on the viewer's rights.
 */
export type Action<Row = void> = GuardedAction & {
  readonly icon: Icon
  /**
   * Accessible name that tells this row's action from those of other rows, e.g. 'Remove Dana Whitfield'.
   */
  readonly name?: (row: Row) => string
  /** Why the action cannot be done with this row, though the viewer may call the operation. */
  readonly refusal?: (row: Row) => string | undefined
  /** Whether the action removes a record or cannot be undone. */
  readonly danger?: boolean
  /** The question before the action; without a question the action runs at once. */
  readonly confirm?: (row: Row) => Omit<Question, 'onConfirm' | 'danger'>
  readonly run: (row: Row) => unknown
}

/** An action that the viewer may not use, by its purpose, and why. */
export interface HiddenAction {
  readonly purpose: string
  readonly refusal: string | undefined
}

/**
 * Splits actions into shown ones and hidden ones with a reason. Hidden actions of one purpose are listed
 * once.
 */
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
    else if (!hidden.has(purpose)) hidden.set(purpose, { purpose, refusal })
  }
  return { shown, hidden: [...hidden.values()] }
}
