import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useConfirm } from '#ui/dialog/useConfirm.tsx'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { useAttempt } from '#ui/useAttempt.ts'

interface RefreshButtonProps {
  grid: RefObject<GridHandle | null>
  /** Reads the data of the grid again. */
  onRefresh: () => Promise<unknown>
}

/** Reads a grid again. With unsaved cells it asks first, since they are lost (AMB-171). */
export function RefreshButton({ grid, onRefresh }: RefreshButtonProps) {
  const { pending, attempt } = useAttempt()
  const [confirm, question] = useConfirm()
  const refresh = async () => {
    grid.current?.discard()
    await attempt(onRefresh)
  }
  const ask = () => {
    const count = grid.current?.unsaved() ?? 0
    if (count === 0) return void refresh()
    confirm({
      title: unsavedQuestion,
      children: 'What you have changed is read again and lost.',
      onConfirm: refresh,
    })
  }
  return (
    <>
      <Button
        variant="default"
        loading={pending}
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={ask}
      >
        Refresh
      </Button>
      {question}
    </>
  )
}

/** The question before something that concerns unsaved cells. */
export const unsavedQuestion = 'You have unsaved changes. Continue?'
