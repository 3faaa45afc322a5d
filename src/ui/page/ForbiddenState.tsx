import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

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
