import { useState } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { counted } from '#domain/wording.ts'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { AskingDialog } from '#ui/form/AskingDialog.tsx'
import type { Noun, SelectedRows } from '#ui/list/listProps.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { BulkQuestion, type BulkTask } from './BulkQuestion.tsx'
import type { BulkAction } from './bulk.ts'

interface BulkActionsProps<Row> {
  access: Access
  actions: readonly BulkAction<Row>[]
  selected: SelectedRows<Row>
  noun: Noun
}

/** Buttons of the selected rows. Each row asks about its own rights; what no row of the list allows is not shown. */
export function BulkActions<Row>({ access, actions, selected, noun }: BulkActionsProps<Row>) {
  const { rows, all, nameOf } = selected
  const { shown: task, opened, open, close } = useDialogOf<BulkTask<Row> | null>(null)
  const [busy, setBusy] = useState(false)

  const refusalOf = (action: BulkAction<Row>, row: Row, storeName?: string) => {
    const own = action.targetOf?.(row)
    const target = own ? { ...own, ...(storeName && { storeName }) } : action.target
    const operation = action.operationOf?.(row)
    const { allowed, refusal = '' } = operation
      ? access.can(operation, target)
      : access.canUse({ ...action, ...(target && { target }) })
    return allowed ? action.refusal?.(row) : refusal
  }
  const isOffered = (action: BulkAction<Row>) =>
    action.targetOf || action.operationOf
      ? all.some((row) => refusalOf(action, row) === undefined)
      : access.canUse(action).allowed

  const ask = (action: BulkAction<Row>) => {
    const refused = rows.flatMap((row) => {
      const reason = refusalOf(action, row)
      const sharedReason = refusalOf(action, row, `these ${noun.many}`) ?? reason
      return reason && sharedReason ? { row, name: nameOf(row), reason, sharedReason } : []
    })
    const left = new Set(refused.map(({ row }) => row))
    const form = `${action.label} for selected ${noun.many}`
    open({ action, form, nameOf, rows: rows.filter((row) => !left.has(row)), refused })
  }
  const title =
    task?.action.heading ?? task?.action.title(counted(task.rows.length, noun.one, noun.many))

  return (
    <>
      {actions.filter(isOffered).map((action) => (
        <GuardedButton
          key={action.label}
          size="xs"
          variant="default"
          leftSection={<action.icon size={16} aria-hidden />}
          refusal={rows.length === 0 ? 'Select rows first.' : undefined}
          onClick={() => ask(action)}
        >
          {action.label}
        </GuardedButton>
      ))}
      <AskingDialog
        form={task?.form ?? ''}
        opened={opened}
        onClose={close}
        title={title}
        size="lg"
        busy={busy}
      >
        {() => task && <BulkQuestion task={task} noun={noun} onBusy={setBusy} onClose={close} />}
      </AskingDialog>
    </>
  )
}
