import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

/** A question without work: every property of a {@link ConfirmDialog} except those of its opening and its end. */
type Question = Omit<ConfirmDialogProps, 'opened' | 'onClose' | 'onConfirm'>

/**
 * Asks whether to go on, e.g. before a save.
 *
 * @returns `ask`, of one identity, whose promise is true to go on; and the dialog, which the caller draws once.
 */
export function useQuestion(): [ask: (question: Question) => Promise<boolean>, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question>({ title: '' })
  const [opened, setOpened] = useState(false)
  const answer = useRef<(goOn: boolean) => void>(() => {})
  const ask = useCallback((next: Question) => {
    setQuestion(next)
    setOpened(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const dialog = (
    <ConfirmDialog
      {...question}
      opened={opened}
      onClose={() => {
        setOpened(false)
        answer.current(false)
      }}
      onConfirm={async () => answer.current(true)}
    />
  )
  return [ask, dialog]
}
