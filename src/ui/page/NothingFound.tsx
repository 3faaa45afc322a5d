import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

interface NothingFoundProps {
  title: string
  children: ReactNode
  onClear: () => void
}

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
