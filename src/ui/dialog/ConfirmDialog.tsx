import { Button, Modal, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { dangerColour } from '../danger.ts'
import { Problem } from '../page/Problem.tsx'
import { useAttempt } from '../useAttempt.ts'
import classes from './dialog.module.css'

export interface ConfirmDialogProps {
  opened: boolean
  /** Called when the person cancels and after the work succeeded. */
  onClose: () => void
  title: ReactNode
  /** What will happen, in a sentence or two. */
  children?: ReactNode
  /**
   * The work. The dialog stays open until it settles; a rejection is shown inside. What is gone (`status`
   * 404 of the error) leaves nothing to ask: it closes, and whoever did the work says so.
   */
  onConfirm: () => Promise<unknown>
  confirmLabel?: string
  cancelLabel?: string
  /** Paints the confirm button as something that cannot be undone. */
  danger?: boolean
  /** A text that has to be typed before the confirm button works. */
  confirmText?: string
  /**
   * What gets the focus once the work is done, where the button that opened the dialog goes with it.
   * Without it, and after Cancel, the focus returns to where it was.
   */
  focusAfter?: () => HTMLElement | null | undefined
}

/**
 * Asks before something is done and waits for it: it closes on success and stays open with the
 * reason on failure. A double click sends once (PLUS-05), Escape cancels (PLUS-06), the focus
 * returns to where it was.
 */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  focusAfter,
  ...content
}: ConfirmDialogProps) {
  const [locked, setLocked] = useState(false)
  const done = useRef(false)
  useEffect(() => {
    if (opened) done.current = false
  }, [opened])
  return (
    <Modal
      opened={opened}
      onClose={() => !locked && onClose()}
      onExitTransitionEnd={() => {
        if (done.current) focusAfter?.()?.focus()
      }}
      title={title}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Close dialog', disabled: locked }}
      centered
    >
      <ConfirmContent
        {...content}
        onClose={onClose}
        onDone={() => {
          done.current = true
          onClose()
        }}
        onLock={setLocked}
      />
    </Modal>
  )
}

const isGone = (reason: unknown): boolean =>
  reason instanceof Error && 'status' in reason && reason.status === 404

type ContentProps = Omit<ConfirmDialogProps, 'opened' | 'title' | 'focusAfter'> & {
  onDone: () => void
  onLock: (locked: boolean) => void
}

function ConfirmContent({
  children,
  onClose,
  onConfirm,
  onDone,
  onLock,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  danger = false,
  confirmText,
}: ContentProps) {
  const { pending, failure, attempt } = useAttempt()
  const [typed, setTyped] = useState('')
  const ready = confirmText === undefined || typed.trim() === confirmText

  const confirm = async () => {
    if (!ready) return
    onLock(true)
    const done = await attempt(async () => {
      try {
        await onConfirm()
      } catch (reason) {
        if (!isGone(reason)) throw reason
      }
    })
    onLock(false)
    if (done) onDone()
  }

  // No form: a dialog may be opened from inside one, and forms do not nest.
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
