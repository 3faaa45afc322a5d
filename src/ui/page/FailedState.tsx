import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { headingOf } from '../focus/lostFocus.ts'
import { useFocusBack } from '../focus/useFocusBack.ts'
import { useFocusOnward } from '../focus/useFocusOnward.ts'
import { Notice } from './Notice.tsx'

interface FailedStateProps {
  /** The failed work: `The products could not be loaded`. */
  title?: string
  /** The failure in words. */
  message: string
  onRetry?: () => void
  retrying?: boolean
}

/** Reports a failed read with its reason, and offers to retry; retries by itself with a new connection. */
export function FailedState({
  title = 'This could not be loaded',
  message,
  onRetry,
  retrying = false,
}: FailedStateProps) {
  const button = useFocusBack(retrying)
  const onward = useFocusOnward()
  // A new connection reads the failed part again, as a press of Retry does.
  useWindowEvent('online', () => button.current?.click())
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
            onClick={({ currentTarget }) => {
              // The button leaves once the part is read. Then the heading of the part gets the focus.
              // Of a page that failed as a whole only the frame stays.
              const heading = headingOf(currentTarget.closest('section'))
              onward(() => (heading?.isConnected ? heading : document.querySelector('main')))
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
