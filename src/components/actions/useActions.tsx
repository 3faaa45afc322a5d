import { type ReactNode, useCallback, useMemo } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import type { RowAction } from '#ui/menu/ActionMenu.tsx'
import { useStable } from '#ui/useStable.ts'
import { type Action, splitActions } from './action.ts'

/** Asks the action's question, then runs it. Render the returned dialog once. */
export function useActionStart(): [
  start: <Row>(action: Action<Row>, row: Row) => void,
  dialog: ReactNode,
] {
  const [confirm, dialog] = useConfirm()
  const start = useCallback(
    <Row,>(action: Action<Row>, row: Row) => {
      if (!action.confirm) return void action.run(row)
      confirm({
        ...action.confirm(row),
        danger: action.danger,
        onConfirm: async () => action.run(row),
      })
    },
    [confirm],
  )
  return [start, dialog]
}

/** `rowActions` is undefined if none is allowed. Render the returned dialog once. */
export function useRowActions<Row>(
  access: Access,
  actions: readonly Action<Row>[],
): [rowActions: ((row: Row) => readonly RowAction[]) | undefined, dialog: ReactNode] {
  const [start, dialog] = useActionStart()
  const onClick = useStable((label: string, row: Row) => {
    const action = actions.find((one) => one.label === label)
    if (action) start(action, row)
  })
  const labels = actions.map(({ label }) => label).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn of actions follows from row, labels and access, and rows are drawn again with every new function.
  const rowActions = useMemo(() => {
    const { shown } = splitActions(access, actions)
    if (shown.length === 0) return undefined
    return (row: Row): readonly RowAction[] =>
      shown.map((action) => ({
        label: action.label,
        name: action.name?.(row),
        icon: action.icon,
        disabled: action.refusal?.(row),
        color: action.danger ? 'danger' : undefined,
        onClick: () => onClick(action.label, row),
      }))
  }, [access, labels, onClick])
  return [rowActions, dialog]
}
