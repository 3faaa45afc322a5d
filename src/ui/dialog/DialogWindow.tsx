import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useState } from 'react'
import { isFocusLost } from '../focus/lostFocus.ts'
import dialog from './dialog.module.css'

/** Milliseconds after which Mantine has given the focus back to the element that opened a window. */
const returned = 20

/** The open dialogs, the topmost last. Escape reaches every one and closes only the topmost. */
const openDialogs: object[] = []

export interface DialogProps
  extends Pick<
    ModalProps,
    | 'opened'
    | 'onClose'
    | 'title'
    | 'children'
    | 'size'
    | 'centered'
    | 'zIndex'
    | 'closeOnClickOutside'
    | 'onExitTransitionEnd'
  > {
  /** Whether work runs that the dialog waits for; it cannot be closed meanwhile. */
  busy?: boolean
  /**
   * What gets the focus after the dialog where the button that opened it is gone by then, or disabled. By default
   * the page gets it.
   */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined
}

/** The window of a {@link Dialog}. One with a size of its own fills the screen of a phone. */
export function DialogWindow({
  opened,
  onClose,
  onExitTransitionEnd,
  busy = false,
  focusAfter,
  ...modal
}: DialogProps) {
  const small = useMediaQuery('(max-width: 40em)')
  // The first drawing is closed, because Mantine remembers the focus only when a drawn window opens.
  const [drawn, setDrawn] = useState(false)
  useLayoutEffect(() => setDrawn(true), [])
  const [self] = useState({})
  useLayoutEffect(() => {
    if (!opened) return
    openDialogs.push(self)
    // The Escape that closes this dialog may reach the dialog below only after this.
    return () => void setTimeout(() => openDialogs.splice(openDialogs.indexOf(self), 1))
  }, [opened, self])
  return (
    <Modal
      {...modal}
      opened={opened && drawn}
      // A second click would send again while the dialog closes.
      attributes={{ content: { inert: !opened } }}
      onClose={() => !busy && openDialogs.at(-1) === self && onClose()}
      onExitTransitionEnd={() => {
        onExitTransitionEnd?.()
        // The focus is lost only once the dialog has left the page.
        setTimeout(() => {
          if (isFocusLost()) (focusAfter?.() ?? document.querySelector('main'))?.focus()
        }, returned)
      }}
      fullScreen={small && modal.size !== undefined}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': 'Close dialog', disabled: busy }}
    />
  )
}
