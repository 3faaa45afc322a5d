import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
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
  // What failed without a connection is read again with it, as by a press.
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
              // The button goes once the part is there, and the focus stays in the part. A page that failed
              // as a whole is drawn twice, while it is read and once it is there: only its frame stays.
              const part = currentTarget.closest('section')
              const control = part?.querySelector<HTMLElement>('a, button')
              onward(() =>
                control?.isConnected ? control : (part ?? document.querySelector('main')),
              )
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
