import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

/** What to ask: everything of a {@link ConfirmDialog} but whether it is open. */
export type Question = Omit<ConfirmDialogProps, 'opened' | 'onClose'>

/**
 * One confirm dialog for many openers, e.g. the rows of a table: `confirm(question)` opens it.
 *
 * @returns the opener and the dialog, which the caller draws once.
 */
export function useConfirm(): [confirm: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null)
  const [opened, setOpened] = useState(false)
  const confirm = (next: Question) => {
    setQuestion(next)
    setOpened(true)
  }
  const dialog = question && (
    <ConfirmDialog {...question} opened={opened} onClose={() => setOpened(false)} />
  )
  return [confirm, dialog]
}
