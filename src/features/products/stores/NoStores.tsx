import { Button } from '@mantine/core'
import { IconBuildingStore, IconSearchOff } from '@tabler/icons-react'
import { EmptyState } from '#ui/page/EmptyState.tsx'

interface NoStoresProps {
  /** The name of the product. */
  name: string
  /** The search text; undefined when no store sells the product. */
  q?: string
  onClear?: () => void
}

/** Says that no store sells the product, or that the search found none. */
export function NoStores({ name, q, onClear }: NoStoresProps) {
  if (q === undefined)
    return (
      <EmptyState icon={<IconBuildingStore size={24} />} title="No store sells it">
        {name} can be ordered nowhere until it is added to a store.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<IconSearchOff size={24} />}
      title="No store found"
      action={
        <Button variant="default" onClick={onClear}>
          Clear Search
        </Button>
      }
    >
      No store that sells {name} has “{q}” in its name.
    </EmptyState>
  )
}
