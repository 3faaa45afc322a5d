import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Make } from '#api/core/batch.ts'
import type { Access } from '#api/core/viewer.ts'
import { counted } from '#domain/wording.ts'
import { Dialog, useDialogOf } from '#ui/dialog/Dialog.tsx'
import type { Noun, SelectedRows } from '#ui/list/listProps.ts'
import { BulkQuestion, type BulkTask } from './BulkQuestion.tsx'
import type { BulkAction, BulkRun } from './bulk.ts'

interface BulkActionsProps<Row> {
  access: Access
  actions: readonly BulkAction<Row>[]
  selected: SelectedRows<Row>
  noun: Noun
}

/** Buttons of the selected rows. Each row asks about its own rights; what no row of the list allows is not shown. */
export function BulkActions<Row>({ access, actions, selected, noun }: BulkActionsProps<Row>) {
  const { rows, all, nameOf } = selected
  const { shown: task, opened, open, close } = useDialogOf<BulkTask | null>(null)
  const [busy, setBusy] = useState(false)

  const refusalOf = (action: BulkAction<Row>, row: Row) => {
    const target = action.targetOf?.(row) ?? action.target
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
    const judged = rows.map((row) => ({ row, name: nameOf(row), reason: refusalOf(action, row) }))
    const allowed = judged.filter(({ reason }) => reason === undefined)
    const runAt =
      (run: BulkRun<Row>): Make<number> =>
      async (index, ...sent) => {
        const chosen = allowed[index]
        if (chosen) await run(chosen.row, ...sent)
      }
    const { run, fields } = action
    open({
      ...action,
      title: action.heading ?? action.title(counted(allowed.length, noun.one, noun.many)),
      buttonText: (count) => action.title(counted(count, noun.one, noun.many)),
      doneText: (count) => action.done(counted(count, noun.one, noun.many)),
      noun,
      review: action.review?.(allowed.map(({ row }) => row)),
      names: allowed.map(({ name }) => name),
      refused: judged.flatMap(({ name, reason }) => (reason === undefined ? [] : { name, reason })),
      run: run && runAt(run),
      fields:
        fields &&
        ((choose) =>
          fields({
            rows: allowed.map(({ row }) => row),
            choose: (chosen, only) =>
              choose(
                chosen && runAt(chosen),
                only && [...allowed.keys()].filter((at) => isOneOf(only, allowed[at]?.row)),
              ),
          })),
    })
  }

  return (
    <>
      {actions.filter(isOffered).map((action) => (
        <Button
          key={action.label}
          size="xs"
          variant="default"
          leftSection={<action.icon size={16} aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => ask(action)}
        >
          {action.label}
        </Button>
      ))}
      <Dialog opened={opened} onClose={close} title={task?.title} size="lg" busy={busy}>
        {task && <BulkQuestion task={task} onBusy={setBusy} onClose={close} />}
      </Dialog>
    </>
  )
}

const isOneOf = <Row,>(rows: readonly Row[], row: Row | undefined) =>
  row !== undefined && rows.includes(row)
