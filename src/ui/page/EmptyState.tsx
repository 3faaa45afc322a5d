import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface EmptyStateProps {
  /** `No products yet` */
  title: string
  children?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon = <IconInbox size={24} />, ...notice }: EmptyStateProps) {
  return <Notice icon={icon} {...notice} />
}
