import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { cleanName } from '#domain/cleanName.ts'
import { Problem } from '../page/Problem.tsx'
import { useAttempt } from '../useAttempt.ts'
import { Dialog } from './Dialog.tsx'
import classes from './dialog.module.css'

/** White text on it has a contrast of 5.5:1 in both color schemes. */
export const dangerColour = '#C9291D'

export interface ConfirmDialogProps {
  opened: boolean
  /** Called after Cancel and after a success. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** A rejection is shown and keeps the dialog open; `status` 404 closes it, for the caller to report. */
  onConfirm: () => Promise<unknown>
  confirmLabel?: string
  cancelLabel?: string
  danger?: boolean
  /** A text that has to be typed, exactly, before the confirm button works. */
  confirmText?: string
}

/** Closes after a success, stays open with the reason after a failure. A double click sends once. */
export function ConfirmDialog({ opened, onClose, title, ...content }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog opened={opened} onClose={onClose} title={title} busy={busy} centered>
      <ConfirmContent {...content} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  )
}

const isGone = (reason: unknown): boolean =>
  reason instanceof Error && 'status' in reason && reason.status === 404

type ContentProps = Omit<ConfirmDialogProps, 'opened' | 'title'> & {
  onBusy: (busy: boolean) => void
}

function ConfirmContent({
  children,
  onClose,
  onConfirm,
  onBusy,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  danger = false,
  confirmText,
}: ContentProps) {
  const { pending, failure, attempt } = useAttempt()
  const [typed, setTyped] = useState('')
  const ready = confirmText === undefined || [confirmText, cleanName(confirmText)].includes(typed)

  const confirm = async () => {
    if (!ready) return
    onBusy(true)
    const done = await attempt(async () => {
      try {
        await onConfirm()
      } catch (reason) {
        if (!isGone(reason)) throw reason
      }
    })
    onBusy(false)
    if (done) onClose()
  }

  // No <form>: the dialog may be inside a form, and forms do not nest.
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void confirm()
  }

  return (
    <div className={classes.content}>
      {children && <div className={classes.text}>{children}</div>}
      {confirmText !== undefined && (
        <TextInput
          label={`Type ${confirmText} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={confirmOnEnter}
          autoComplete="off"
          data-autofocus
        />
      )}
      {failure && <Problem>{failure}</Problem>}
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={onClose}
          disabled={pending}
          data-autofocus={(danger && confirmText === undefined) || undefined}
        >
          {cancelLabel}
        </Button>
        <Button
          onClick={confirm}
          color={danger ? dangerColour : undefined}
          loading={pending}
          disabled={!ready}
          data-autofocus={(!danger && confirmText === undefined) || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}

export type Question = Omit<ConfirmDialogProps, 'opened' | 'onClose'>

const noQuestion: Question = { title: '', onConfirm: async () => {} }

/** One confirm dialog for many buttons. Render the returned dialog once. */
export function useConfirm(): [confirm: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState(noQuestion)
  const [opened, setOpened] = useState(false)
  const confirm = (next: Question) => {
    setQuestion(next)
    setOpened(true)
  }
  const dialog = <ConfirmDialog {...question} opened={opened} onClose={() => setOpened(false)} />
  return [confirm, dialog]
}

type AwaitedQuestion = Omit<ConfirmDialogProps, 'opened' | 'onClose' | 'onConfirm'>

/** `ask(question)` resolves to true to go on. Render the returned dialog once. */
export function useQuestion(): [
  ask: (question: AwaitedQuestion) => Promise<boolean>,
  dialog: ReactNode,
] {
  const [question, setQuestion] = useState<AwaitedQuestion>({ title: '' })
  const [opened, setOpened] = useState(false)
  const answer = useRef<(goOn: boolean) => void>(() => {})
  const ask = (next: AwaitedQuestion) => {
    setQuestion(next)
    setOpened(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }
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
