import { useAccess } from '#api/viewer.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { useStoreTarget } from '#components/useStoreTarget.ts'
import { Section } from '#ui/page/Section.tsx'
import { whenOpened } from '#ui/whenOpened.ts'

const quantities = whenOpened(() =>
  import('./StartingQuantities.tsx').then((module) => module.StartingQuantities),
)

interface StartingInventoryProps {
  storeId: number
}

/** What a store has of its daily variants when each weekday begins, edited as in a spreadsheet program. */
export function StartingInventory({ storeId }: StartingInventoryProps) {
  const access = useAccess()
  const target = useStoreTarget(storeId)
  const action: GuardedAction = {
    operation: 'updateInitialInventory',
    label: 'Change the starting inventory',
    target,
  }
  return (
    <Section
      id="starting-inventory"
      title="Starting Inventory (PARS)"
      description="What the store has of its daily products when a weekday begins."
      actions={<HiddenActions access={access} actions={[action]} />}
    >
      <SectionBoundary below failed="The starting inventory could not be loaded">
        <quantities.Part storeId={storeId} editable={access.canUse(action).allowed} />
      </SectionBoundary>
    </Section>
  )
}
