/** Actions as data: each names the operation it calls, so that it is shown to those who may call it. */
import type { Icon } from '@tabler/icons-react'
import type { Access, Called, CanTarget } from '#api/access.ts'
import type { Question } from '#ui/dialog/useConfirm.tsx'

/** As much of an action as decides whether the viewer has it. */
export type GuardedAction = Called & {
  readonly target?: CanTarget
  readonly label: string
  /** Its name in the list of hidden actions, e.g. 'Delete attributes'. Default: the label. */
  readonly purpose?: string
}

/**
 * Something that the viewer may do, with a row of a list or (without `Row`) with the page. What is drawn of
 * it depends on the row and on the viewer's rights alone.
 */
export type Action<Row = void> = GuardedAction & {
  readonly icon: Icon
  /** Tells the action of this row from those of the others, e.g. 'Remove Dana Whitfield'. */
  readonly name?: (row: Row) => string
  /** Why it cannot be done with this row, though the viewer may call the operation. */
  readonly refusal?: (row: Row) => string | undefined
  /** What removes something, or cannot be undone. */
  readonly danger?: boolean
  /** What is asked before; without it the action runs at once. */
  readonly confirm?: (row: Row) => Omit<Question, 'onConfirm' | 'danger'>
  readonly run: (row: Row) => unknown
}

/** An action that the viewer may not use, by its purpose, and why. */
export interface HiddenAction {
  readonly purpose: string
  readonly refusal: string | undefined
}

/**
 * Splits actions into those that are shown and those that are hidden with a reason. Hidden actions of
 * one purpose are told once.
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
