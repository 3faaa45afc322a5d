import { Button } from '@mantine/core'
import { IconArrowsDiff, IconHandFinger, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { keepPin, useKept } from '#api/core/kept.ts'
import { useAccess } from '#api/core/viewer.ts'
import { type Store, storeQuery } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { useKeptOpen } from '#components/actions/create.tsx'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { StoreOrders } from '#components/orders/StoreOrders.tsx'
import { StoreNowBadge } from '#components/stores/StoreNowBadge.tsx'
import { StoreState } from '#components/stores/StoreState.tsx'
import { storeSections } from '#components/stores/storeSections.ts'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { whenOpened } from '#ui/Opening.tsx'
import { SectionIndex } from '#ui/page/SectionIndex.tsx'
import { DayParts } from './DayParts.tsx'
import { EditStore } from './EditStore.tsx'
import { HoursSection } from './hours/HoursSection.tsx'
import { storeMenuActions } from './menu/storeMenuActions.ts'
import { StoreAttributes } from './StoreAttributes.tsx'
import { StoreDetails } from './StoreDetails.tsx'
import { StoreHeader } from './StoreHeader.tsx'
import { StoreSections } from './StoreSections.tsx'
import classes from './stores.module.css'

type StoreSection = ComponentType<{ storeId: number }>

interface StoreScreenProps {
  /** From the route, because features do not import each other. */
  sections: {
    readonly TodaysInventory: StoreSection
    readonly StartingInventory: StoreSection
    readonly TaxRates: StoreSection
  }
}

/** Another store remounts the page, so that no open control stays. */
export function StoreScreen({ sections }: StoreScreenProps) {
  const { storeId } = useParams({ from: '/_staff/stores/$storeId' })
  return <StorePage key={storeId} id={storeId} sections={sections} />
}

function StorePage({ id, sections }: StoreScreenProps & { id: number }) {
  const { data: store } = useSuspenseQuery(storeQuery(id))
  const access = useAccess()
  // The badge waits as well: browsers load time zones slowly.
  const below = useDrawnLater()
  const { TodaysInventory, StartingInventory, TaxRates } = sections
  const target = { storeId: id, storeName: store.name }
  const editing: GuardedAction = { operation: 'updateStore', label: 'Edit the store', target }
  const { allowed, refusal } = access.canUse(editing)
  const edits = useKeptOpen(allowed)
  const actions: GuardedAction[] = [
    editing,
    { operation: 'setStoreOnline', label: 'Switch the store online and offline', target },
    { operation: 'patchStore', label: 'Switch curbside online and offline', target },
  ]
  const index = [
    edits ? { id: 'edit', title: 'Edit Store' } : { id: 'details', title: 'Details' },
    ...storeSections,
  ]
  return (
    <>
      <StoreHeader
        store={store}
        state={
          <>
            {below && <StoreNowBadge store={store} />}
            <StoreState store={store} access={access} />
          </>
        }
      >
        <DayParts store={store} />
        <div className={classes.ways}>
          <ButtonLink
            to="/stores/$storeId/today"
            params={{ storeId: id }}
            variant="default"
            leftSection={<IconHandFinger size={16} aria-hidden />}
          >
            Today
          </ButtonLink>
          <PinStore store={store} />
          <ButtonLink
            to="/stores/compare"
            search={{ a: id }}
            variant="default"
            leftSection={<IconArrowsDiff size={16} aria-hidden />}
          >
            Compare with another store
          </ButtonLink>
        </div>
        <HiddenActions access={access} actions={actions} />
      </StoreHeader>
      <SectionIndex sections={index} />
      <StoreSections sections={index}>
        {edits ? <EditStore store={store} refusal={refusal} /> : <StoreDetails store={store} />}
        {below && (
          <>
            <TodaysInventory storeId={id} />
            <StoreAttributes store={store} />
            <HoursSection store={store} />
            <MenuSection store={store} />
            <StartingInventory storeId={id} />
            <TaxRates storeId={id} />
            <StoreOrders store={store} />
            <HistorySection of={{ kind: 'store', id: String(id) }} />
          </>
        )}
      </StoreSections>
    </>
  )
}

/** Pinned stores stand first on the start page (AMB-254). */
function PinStore({ store: { id, name } }: { store: Store }) {
  const page = { path: `/stores/${id}`, title: name }
  const isPinned = useKept().pinned.some(({ path }) => path === page.path)
  const Icon = isPinned ? IconPinnedOff : IconPin
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => void keepPin(page, !isPinned)}
    >
      {isPinned ? 'Unpin from start page' : 'Pin to start page'}
    </Button>
  )
}

const menu = whenOpened(() => import('./menu/StoreMenu.tsx').then((module) => module.StoreMenu))

function MenuSection({ store }: { store: Store }) {
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
