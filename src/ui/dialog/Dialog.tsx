import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import dialog from './dialog.module.css'

interface DialogProps
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
    | 'returnFocus'
    | 'onExitTransitionEnd'
  > {
  /** Whether work runs that the dialog waits for; it cannot be closed meanwhile. */
  busy?: boolean
}

/** A window over the page. One with a size of its own fills the screen of a phone. */
export function Dialog({ onClose, onExitTransitionEnd, busy = false, ...modal }: DialogProps) {
  const small = useMediaQuery('(max-width: 40em)')
  return (
    <Modal
      {...modal}
      // A second click would send again while the dialog closes.
      attributes={{ content: { inert: !modal.opened } }}
      onClose={() => !busy && onClose()}
      onExitTransitionEnd={() => {
        onExitTransitionEnd?.()
        // The button that opened the dialog may be gone. The focus is lost only once the dialog has left the page.
        setTimeout(() => {
          if (document.activeElement === document.body) document.querySelector('main')?.focus()
        })
      }}
      fullScreen={small && modal.size !== undefined}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': 'Close dialog', disabled: busy }}
    />
  )
}
