import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { Notice } from './Notice.tsx'

interface FailedStateProps {
  /** What could not be done: `The products could not be loaded`. */
  title?: string
  /** Why. */
  message: string
  onRetry?: () => void
  retrying?: boolean
}

/** Says that something could not be loaded, why, and offers to try again. */
export function FailedState({
  title = 'This could not be loaded',
  message,
  onRetry,
  retrying = false,
}: FailedStateProps) {
  return (
    <Notice
      role="alert"
      tone="danger"
      icon={<IconCloudOff size={24} />}
      title={title}
      action={
        onRetry && (
          <Button variant="default" loading={retrying} onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {message}
    </Notice>
  )
}
