import { IconBuildingStore } from '@tabler/icons-react'
import { EmptyState } from '#ui/page/EmptyState.tsx'

export function NoStores({ name }: { name: string }) {
  return (
    <EmptyState icon={<IconBuildingStore size={24} />} title="No store sells the product">
      {name} can be ordered nowhere until it is added to a store.
    </EmptyState>
  )
}
