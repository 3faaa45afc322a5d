import type { GuardedAction } from '#components/actions/action.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { useStoreTarget } from '#components/storeHooks.ts'
import { whenOpened } from '#ui/Opening.tsx'

const quantities = whenOpened(() =>
  import('./StartingQuantities.tsx').then((module) => module.StartingQuantities),
)

interface StartingInventoryProps {
  storeId: number
}

export function StartingInventory({ storeId }: StartingInventoryProps) {
  const target = useStoreTarget(storeId)
  const action: GuardedAction = {
    operation: 'updateInitialInventory',
    label: 'Change the starting inventory',
    target,
  }
  return (
    <GuardedSection
      id="starting-inventory"
      title="Starting Inventory (PARS)"
      description="What the store has of its daily products when a weekday begins."
      actions={[action]}
      below
      failed="The starting inventory could not be loaded"
    >
      {(editable) => <quantities.Part storeId={storeId} editable={editable} />}
    </GuardedSection>
  )
}
