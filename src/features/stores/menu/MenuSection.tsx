import type { Access } from '#api/access.ts'
import type { Store } from '#api/stores.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { Section } from '#ui/page/Section.tsx'
import { whenOpened } from '#ui/whenOpened.ts'
import { storeMenuActions } from './storeMenuActions.ts'

const menu = whenOpened(() => import('./StoreMenu.tsx').then((module) => module.StoreMenu))

interface MenuSectionProps {
  store: Store
  access: Access
}

/** What a store sells and at what prices. */
export function MenuSection({ store, access }: MenuSectionProps) {
  return (
    <Section
      id="menu"
      title="Menu"
      actions={<HiddenActions access={access} actions={Object.values(storeMenuActions(store))} />}
    >
      <SectionBoundary below failed="The menu could not be loaded">
        <menu.Part store={store} access={access} />
      </SectionBoundary>
    </Section>
  )
}
