import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

type Question = Omit<ConfirmDialogProps, 'opened' | 'onClose' | 'onConfirm'>

/** `ask(question)` resolves to true to go on. Render the returned dialog once; `ask` has a stable identity. */
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
