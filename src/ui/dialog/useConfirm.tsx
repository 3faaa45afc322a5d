import { type ReactNode, useCallback, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

export type Question = Omit<ConfirmDialogProps, 'opened' | 'onClose'>

const noQuestion: Question = { title: '', onConfirm: async () => {} }

/** One confirm dialog for many buttons. Render the returned dialog once; `confirm` has a stable identity. */
export function useConfirm(): [confirm: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState(noQuestion)
  const [opened, setOpened] = useState(false)
  const confirm = useCallback((next: Question) => {
    setQuestion(next)
    setOpened(true)
  }, [])
  const dialog = <ConfirmDialog {...question} opened={opened} onClose={() => setOpened(false)} />
  return [confirm, dialog]
}
