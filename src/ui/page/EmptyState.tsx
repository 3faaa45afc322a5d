import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface EmptyStateProps {
  /** The missing records: `No products yet`. */
  title: string
  /** The reason, and what the user can do. */
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** Tells the user that there is nothing to show, and offers the next step. */
export function EmptyState({ icon = <IconInbox size={24} />, ...notice }: EmptyStateProps) {
  return <Notice icon={icon} {...notice} />
}
