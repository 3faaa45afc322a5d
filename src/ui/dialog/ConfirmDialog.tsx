import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Problem } from '../page/Problem.tsx'
import { useAttempt } from '../useAttempt.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './DialogWindow.tsx'
import classes from './dialog.module.css'

/** Colour of buttons whose work cannot be undone. White text on this colour keeps 5.5:1 in both schemes. */
export const dangerColour = '#C9291D'

export interface ConfirmDialogProps {
  opened: boolean
  /** Called when the user cancels, and after the work succeeded. */
  onClose: () => void
  title: ReactNode
  /** The consequence of confirming, in a sentence or two. */
  children?: ReactNode
  /**
   * Does the work. The dialog stays open until the promise settles, and shows a rejection inside. A
   * rejection with `status` 404 closes the dialog, because the record is gone; the caller reports that
   * failure.
   */
  onConfirm: () => Promise<unknown>
  confirmLabel?: string
  cancelLabel?: string
  /** Whether the confirm button warns that the work cannot be undone. */
  danger?: boolean
  /** A text that has to be typed, exactly, before the confirm button works. */
  confirmText?: string
  /** What gets the focus where the work removes the button that opened the dialog, as in {@link DialogProps}. */
  focusAfter?: DialogProps['focusAfter']
}

/**
 * Asks before some work and waits for it: the dialog closes on success and stays open with the reason on
 * failure. A double click sends once, and Escape cancels.
 */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  focusAfter,
  ...content
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      focusAfter={focusAfter}
      title={title}
      busy={busy}
      centered
    >
      <ConfirmContent {...content} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  )
}

const isGone = (reason: unknown): boolean =>
  reason instanceof Error && 'status' in reason && reason.status === 404

type ContentProps = Omit<ConfirmDialogProps, 'opened' | 'title' | 'focusAfter'> & {
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
  const ready = confirmText === undefined || typed === confirmText

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

  // No <form> element: a dialog may be opened from inside a form, and forms do not nest.
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
