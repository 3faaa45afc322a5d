import { type ReactNode, useCallback, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

/** What to ask: everything of a {@link ConfirmDialog} but whether it is open. */
export type Question = Omit<ConfirmDialogProps, 'opened' | 'onClose'>

/**
 * One confirm dialog for many openers, e.g. the rows of a table: `confirm(question)` opens it.
 *
 * @returns the opener, of one identity, and the dialog, which the caller draws once.
 */
export function useConfirm(): [confirm: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question>(nothing)
  const [opened, setOpened] = useState(false)
  const confirm = useCallback((next: Question) => {
    setQuestion(next)
    setOpened(true)
  }, [])
  // Drawn while it is closed, too: a dialog only gives back the focus that it saw before it opened.
  const dialog = <ConfirmDialog {...question} opened={opened} onClose={() => setOpened(false)} />
  return [confirm, dialog]
}

const nothing: Question = { title: '', onConfirm: async () => {} }
