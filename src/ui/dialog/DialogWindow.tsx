import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useState } from 'react'
import dialog from './dialog.module.css'

/** The topmost last. Escape reaches every dialog and closes only the topmost. */
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
  busy?: boolean
}

export function DialogWindow({ opened, onClose, busy = false, ...modal }: DialogProps) {
  const small = useMediaQuery('(max-width: 40em)')
  // Mantine remembers the focus only if an existing window opens, so the first render is closed.
  const [drawn, setDrawn] = useState(false)
  useLayoutEffect(() => setDrawn(true), [])
  const [self] = useState({})
  useLayoutEffect(() => {
    if (!opened) return
    openDialogs.push(self)
    // The Escape that closes this dialog may reach the dialog below only later.
    return () => void setTimeout(() => openDialogs.splice(openDialogs.indexOf(self), 1))
  }, [opened, self])
  return (
    <Modal
      {...modal}
      opened={opened && drawn}
      attributes={{ content: { inert: !opened } }}
      onClose={() => !busy && openDialogs.at(-1) === self && onClose()}
      fullScreen={small && modal.size !== undefined}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': 'Close dialog', disabled: busy }}
    />
  )
}
