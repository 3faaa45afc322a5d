import {
  IconCalendarEvent,
  IconCar,
  IconCarOff,
  IconCloudOff,
  IconEdit,
  IconMoodSad,
  IconWorld,
} from '@tabler/icons-react'
import { useAccess } from '#api/core/viewer.ts'
import { patchEach, setOnline } from '#api/manyStores.ts'
import { type StoreSummary, storeQuery, storeStatusQuery } from '#api/stores.ts'
import { BulkActions } from '#components/actions/BulkActions.tsx'
import type { BulkAction } from '#components/actions/bulk.ts'
import { SoldOutFields } from '#components/inventory/SoldOutFields.tsx'
import type { SelectedRows } from '#ui/list/listProps.ts'
import { SpecialHoursFields } from './SpecialHoursFields.tsx'
import { StoreChangeFields } from './StoreChangeFields.tsx'

const targetOf = ({ id, name }: StoreSummary) => ({ storeId: id, storeName: name })

const actions: readonly BulkAction<StoreSummary>[] = [
  {
    operation: 'saveStoreHours',
    label: 'Special Hours',
    icon: IconCalendarEvent,
    targetOf,
    title: (stores) => `Set special hours of ${stores}`,
    done: (stores) => `Set special hours of ${stores}`,
    fields: (fields) => <SpecialHoursFields {...fields} />,
  },
  {
    operation: 'setStoreOnline',
    label: 'Take Online',
    icon: IconWorld,
    targetOf,
    refusal: ({ online }) => (online === true ? 'It is online already.' : undefined),
    title: (stores) => `Take ${stores} online`,
    done: (stores) => `Took ${stores} online`,
    about: 'Customers can order there.',
    run: setOnline(true),
    undoReads: ({ id }) => [storeStatusQuery(id)],
  },
  {
    operation: 'setStoreOnline',
    label: 'Take Offline',
    icon: IconCloudOff,
    targetOf,
    refusal: ({ online }) => (online === false ? 'It is offline already.' : undefined),
    title: (stores) => `Take ${stores} offline`,
    done: (stores) => `Took ${stores} offline`,
    about: 'Customers can no longer order there, until somebody takes the stores online again.',
    danger: true,
    run: setOnline(false),
    undoReads: ({ id }) => [storeStatusQuery(id)],
  },
  {
    operation: 'patchStore',
    label: 'Curbside Online',
    icon: IconCar,
    targetOf,
    title: (stores) => `Take curbside online at ${stores}`,
    done: (stores) => `Took curbside online at ${stores}`,
    about: 'Customers can order to their cars there. A store without curbside refuses it.',
    run: patchEach({ curbside_online: true }),
    undoReads: ({ id }) => [storeQuery(id)],
  },
  {
    operation: 'patchStore',
    label: 'Curbside Offline',
    icon: IconCarOff,
    targetOf,
    title: (stores) => `Take curbside offline at ${stores}`,
    done: (stores) => `Took curbside offline at ${stores}`,
    about: 'Customers can no longer order to their cars there.',
    danger: true,
    run: patchEach({ curbside_online: false }),
    undoReads: ({ id }) => [storeQuery(id)],
  },
  {
    operation: 'patchStore',
    label: 'Change Fields',
    icon: IconEdit,
    targetOf,
    title: (stores) => `Change ${stores}`,
    done: (stores) => `Changed ${stores}`,
    fields: (fields) => <StoreChangeFields {...fields} />,
  },
  {
    operation: 'updateStoreInventory',
    label: 'Sold Out',
    icon: IconMoodSad,
    targetOf,
    title: (stores) => `Mark at ${stores}`,
    done: (stores) => `Marked at ${stores}`,
    fields: (fields) => <SoldOutFields {...fields} />,
  },
]

export function StoreBulk({ selected }: { selected: SelectedRows<StoreSummary> }) {
  const access = useAccess()
  return (
    <BulkActions
      access={access}
      actions={actions}
      selected={selected}
      noun={{ one: 'store', many: 'stores' }}
    />
  )
}
