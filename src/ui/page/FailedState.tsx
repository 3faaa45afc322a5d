import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
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
