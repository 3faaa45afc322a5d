import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { headingOf } from '../focus/lostFocus.ts'
import { useFocusBack } from '../focus/useFocusBack.ts'
import { useFocusOnward } from '../focus/useFocusOnward.ts'
import { Notice } from './Notice.tsx'

interface FailedStateProps {
  /** `The products could not be loaded` */
  title?: string
  message: string
  onRetry?: () => void
  retrying?: boolean
}

export function FailedState({
  title = 'This could not be loaded',
  message,
  onRetry,
  retrying = false,
}: FailedStateProps) {
  const button = useFocusBack(retrying)
  const onward = useFocusOnward()
  // Retries when the connection is back.
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
              // The button disappears after a successful retry: move the focus to the section's heading, or to the
              // page.
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
