import { useEffect, useState } from 'react'
import { LeaveDialog } from '#ui/form/LeaveDialog.tsx'
import type { UnsavedEntry } from '#ui/form/unsaved.ts'

interface LeaveQuestionProps {
  asks: boolean
  unsaved: readonly UnsavedEntry[]
  onStay: () => void
  onLeave: () => void
}

/** The question before leaving. It comes once something could be lost. */
export function LeaveQuestion({ asks, ...question }: LeaveQuestionProps) {
  // Comes closed and opens then: only an opening remembers where the focus goes back to.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(asks), [asks])
  return <LeaveDialog opened={opened} {...question} />
}
