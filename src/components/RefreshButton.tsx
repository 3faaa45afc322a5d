import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { useAttempt } from '#ui/useAttempt.ts'

interface RefreshButtonProps {
  grid: RefObject<GridHandle | null>
  /** Reads the data of the grid again. */
  onRefresh: () => Promise<unknown>
}

/** Reads a grid again. With unsaved cells it asks first, since they are lost (AMB-171). */
export function RefreshButton({ grid, onRefresh }: RefreshButtonProps) {
  const { pending, attempt } = useAttempt()
  const [ask, question] = useUnsavedQuestion(grid)
  const refresh = async () => {
    grid.current?.discard()
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

type FocusAfter = () => HTMLElement | null | undefined

/**
 * Does something with a grid, after a question where the grid has unsaved cells; the caller draws the question.
 * `focusAfter` finds what gets the focus where the button that asked is disabled by then.
 */
export function useUnsavedQuestion(
  grid: RefObject<GridHandle | null>,
): [
  ask: (consequence: string, run: () => Promise<unknown>, focusAfter?: FocusAfter) => void,
  question: ReactNode,
] {
  const [confirm, question] = useConfirm()
  const ask = (consequence: string, run: () => Promise<unknown>, focusAfter?: FocusAfter) => {
    if (!grid.current?.unsaved()) return void run()
    confirm({
      title: 'You have unsaved changes. Continue?',
      children: consequence,
      onConfirm: run,
      focusAfter,
    })
  }
  return [ask, question]
}
