import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface ForbiddenStateProps {
  title?: string
  /** The permission that is needed, e.g. `products:update`. */
  permission?: string
  /** The store it is needed at, when it is not needed everywhere. */
  store?: string
  /** The roles that hold it. */
  roles?: readonly string[]
  /** A link to somewhere else. */
  action?: ReactNode
}

/** Says which permission is missing, at which store, and who has it. */
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
