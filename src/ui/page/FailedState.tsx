import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { focusWhenLost } from '../focus/focusWhenLost.ts'
import { useFocusBack } from '../focus/useFocusBack.ts'
import { Notice } from './Notice.tsx'

interface FailedStateProps {
  /** The failed work: `The products could not be loaded`. */
  title?: string
  /** The failure in words. */
  message: string
  onRetry?: () => void
  retrying?: boolean
}

/** Reports a failed read with its reason, and offers to retry. */
export function FailedState({
  title = 'This could not be loaded',
  message,
  onRetry,
  retrying = false,
}: FailedStateProps) {
  const button = useFocusBack(retrying)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    const part = button.current?.closest<HTMLElement>('section, main')
    const control = part?.querySelector<HTMLElement>('a, button')
    return () => {
      // The button goes once the part is there, and the focus stays in the part.
      if (!isPressed.current) return
      setTimeout(() => focusWhenLost(control?.isConnected ? control : part))
    }
  }, [button])
  return (
    <Notice
      role="alert"
      tone="danger"
      icon={<IconCloudOff size={24} />}
      title={title}
      action={
        onRetry && (
          <Button
            ref={button}
            variant="default"
            loading={retrying}
            onClick={() => {
              isPressed.current = true
              onRetry()
            }}
          >
            Retry
          </Button>
        )
      }
    >
      {message}
    </Notice>
  )
}
