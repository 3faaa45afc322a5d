import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { useRef } from 'react'
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
  const button = useRef<HTMLButtonElement>(null)
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
          <Button ref={button} variant="default" loading={retrying} onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {message}
    </Notice>
  )
}
