import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { useAttempt } from '#ui/useAttempt.ts'

interface RefreshButtonProps {
  /** Null: a refresh keeps the unsaved cells, so it does not ask. */
  grid: RefObject<GridHandle | null> | null
  onRefresh: () => Promise<unknown>
}

/** Asks first if the grid has unsaved cells (AMB-171). */
export function RefreshButton({ grid, onRefresh }: RefreshButtonProps) {
  const { pending, attempt } = useAttempt()
  const [ask, question] = useUnsavedQuestion(grid)
  const refresh = async () => {
    grid?.current?.discard()
    await attempt(onRefresh)
  }
  return (
    <>
      <GuardedButton
        variant="default"
        loading={pending}
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => ask('Refreshing discards your unsaved changes.', refresh)}
      >
        Refresh
      </GuardedButton>
      {question}
    </>
  )
}

/** Asks before losing unsaved cells. */
export function useUnsavedQuestion(
  grid: RefObject<GridHandle | null> | null,
): [ask: (consequence: string, run: () => Promise<unknown>) => void, question: ReactNode] {
  const [confirm, question] = useConfirm()
  const ask = (consequence: string, run: () => Promise<unknown>) => {
    if (!grid?.current?.unsaved()) return void run()
    confirm({
      title: 'You have unsaved changes. Continue?',
      children: consequence,
      onConfirm: run,
    })
  }
  return [ask, question]
}
