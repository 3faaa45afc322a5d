import type { Store } from '#api/stores.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { whenOpened } from '#ui/whenOpened.ts'
import { storeMenuActions } from './storeMenuActions.ts'

const menu = whenOpened(() => import('./StoreMenu.tsx').then((module) => module.StoreMenu))

export function MenuSection({ store }: { store: Store }) {
  return (
    <GuardedSection
      id="menu"
      title="Menu"
      actions={Object.values(storeMenuActions(store))}
      below
      failed="The menu could not be loaded"
    >
      {() => <menu.Part store={store} />}
    </GuardedSection>
  )
}
