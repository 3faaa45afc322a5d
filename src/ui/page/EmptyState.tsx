import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface EmptyStateProps {
  /** What is not there: `No products yet`. */
  title: string
  /** Why, and what to do about it. */
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** Says that there is nothing to show and offers the next step. */
export function EmptyState({ icon = <IconInbox size={24} />, ...notice }: EmptyStateProps) {
  return <Notice icon={icon} {...notice} />
}
