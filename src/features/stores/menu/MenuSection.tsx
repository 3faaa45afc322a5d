import type { Access } from '#api/access.ts'
import type { Store } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { Section } from '#ui/page/Section.tsx'
import { whenOpened } from '#ui/whenOpened.ts'

const menu = whenOpened(() => import('./StoreMenu.tsx').then((module) => module.StoreMenu))

interface MenuSectionProps {
  store: Store
  access: Access
}

/** What a store sells and at what prices. */
export function MenuSection({ store, access }: MenuSectionProps) {
  const target = { storeId: store.id, storeName: store.name }
  const label = 'Add products, remove them and set prices'
  const actions: GuardedAction[] = [
    { operation: 'createProductStore', label, target },
    { operation: 'deleteStoreProduct', label, target },
    { operation: 'updateStoreVariantPrice', label, target },
    { operation: 'syncDefaultMenu', label, target },
  ]
  return (
    <Section id="menu" title="Menu" actions={<HiddenActions access={access} actions={actions} />}>
      <SectionBoundary below failed="The menu could not be loaded">
        <menu.Part store={store} access={access} />
      </SectionBoundary>
    </Section>
  )
}
