import '../tokens.css'
import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconCloudOff, IconInbox, IconLock, IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import classes from './Notice.module.css'

interface NoticeProps {
  icon: ReactNode
  tone?: 'quiet' | 'danger' | 'accent'
  title: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
}

export function Notice({ icon, tone = 'quiet', title, children, action, role }: NoticeProps) {
  return (
    <div role={role} data-tone={tone} className={classes.notice}>
      <div aria-hidden className={classes.icon}>
        {icon}
      </div>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && (
        <div className={classes.action} data-next={role !== 'alert' || undefined}>
          {action}
        </div>
      )}
    </div>
  )
}

interface EmptyStateProps {
  /** `No products yet` */
  title: string
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, ...notice }: EmptyStateProps) {
  return <Notice icon={icon ?? <IconInbox size={24} />} {...notice} />
}

interface ForbiddenStateProps {
  title?: string
  permission?: string
  /** Store at which the permission is missing; absent when it is missing everywhere. */
  store?: string
  roles?: readonly string[]
  action?: ReactNode
}

export function ForbiddenState({
  title = 'You may not see this',
  permission,
  store,
  roles = [],
  action,
}: ForbiddenStateProps) {
  return (
    <Notice tone="accent" icon={<IconLock size={24} />} title={title} action={action}>
      {permission && (
        <p>
          This needs the permission <code>{permission}</code>
          {store ? ` at ${store}` : ''}.
        </p>
      )}
      {roles.length > 0 && <p>Roles that have it: {roles.join(', ')}.</p>}
      <p>Ask somebody who may edit employees to give it to you.</p>
    </Notice>
  )
}

interface NothingFoundProps {
  title: string
  children: ReactNode
  onClear: () => void
  clearLabel?: string
}

export function NothingFound(props: NothingFoundProps) {
  const { title, children, onClear, clearLabel = 'Clear Search' } = props
  return (
    <EmptyState
      icon={<IconSearchOff size={24} />}
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}

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
