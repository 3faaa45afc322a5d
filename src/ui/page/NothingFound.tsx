import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

interface NothingFoundProps {
  /** The records that were looked for: `No product found`. */
  title: string
  /** What was searched, and for which text. */
  children: ReactNode
  onClear: () => void
}

/** Tells the user that a search found nothing, and offers to clear it. */
export function NothingFound({ title, children, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<IconSearchOff size={24} />}
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          Clear Search
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
