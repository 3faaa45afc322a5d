import type { ReactNode } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import type { RowAction } from '#ui/menu/ActionMenu.tsx'
import { type Action, splitActions } from './action.ts'

/** Asks the action's question, then runs it. Render the returned dialog once. */
export function useActionStart(): [
  start: <Row>(action: Action<Row>, row: Row) => void,
  dialog: ReactNode,
] {
  const [confirm, dialog] = useConfirm()
  const start = <Row,>(action: Action<Row>, row: Row) => {
    if (!action.confirm) return void action.run(row)
    confirm({
      ...action.confirm(row),
      danger: action.danger,
      onConfirm: async () => action.run(row),
    })
  }
  return [start, dialog]
}

/** `rowActions` is undefined if none is allowed. Render the returned dialog once. */
export function useRowActions<Row>(
  access: Access,
  actions: readonly Action<Row>[],
): [rowActions: ((row: Row) => readonly RowAction[]) | undefined, dialog: ReactNode] {
  const [start, dialog] = useActionStart()
  const { shown } = splitActions(access, actions)
  const rowActions = (row: Row): readonly RowAction[] =>
    shown.map((action) => ({
      label: action.label,
      name: action.name?.(row),
      icon: action.icon,
      disabled: action.refusal?.(row),
      color: action.danger ? 'danger' : undefined,
      onClick: () => start(action, row),
    }))
  return [shown.length === 0 ? undefined : rowActions, dialog]
}
