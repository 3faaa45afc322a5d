import { useEffect, useState } from 'react'
import { LeaveDialog } from '#ui/form/LeaveDialog.tsx'
import type { UnsavedEntry } from '#ui/form/unsaved.ts'

interface LeaveQuestionProps {
  asks: boolean
  unsaved: readonly UnsavedEntry[]
  onStay: () => void
  onLeave: () => void
}

/** The dialog before leaving. Its code loads when a form has its first unsaved change. */
export function LeaveQuestion({ asks, ...question }: LeaveQuestionProps) {
  // Mounts closed and opens afterwards: Mantine notes the focus to return to only when a dialog opens.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(asks), [asks])
  return <LeaveDialog opened={opened} {...question} />
}
