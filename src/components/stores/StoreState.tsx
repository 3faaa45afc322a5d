import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Access } from '#api/core/viewer.ts'
import {
  knownStore,
  type Store,
  storeStatusQuery,
  useSetCurbsideOnline,
  useSetOnline,
} from '#api/stores.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { OnlineState } from '../stateBadges.tsx'
import { RetryReading } from './RetryReading.tsx'
import { StateSwitch } from './StateSwitch.tsx'
import classes from './storeState.module.css'

interface StoreStateProps {
  store: Store
  access: Access
}

export function StoreState({ store, access }: StoreStateProps) {
  return (
    <>
      <Online store={store} access={access} />
      <Curbside store={store} access={access} />
    </>
  )
}

const targetOf = ({ id, name }: Store) => ({ storeId: id, storeName: name })

function Online({ store, access }: StoreStateProps) {
  const client = useQueryClient()
  const setOnline = useSetOnline(store.id)
  const status = useQuery({
    ...storeStatusQuery(store.id),
    placeholderData: () => {
      const online = knownStore(client, store.id)?.online
      return online === undefined ? undefined : { online }
    },
  })
  if (status.data)
    return (
      <span className={classes.state}>
        <StateSwitch
          label="Store online"
          checked={status.data.online}
          refusal={access.can('setStoreOnline', targetOf(store)).refusal}
          onChange={(online) => void setOnline(online)}
        />
        <OnlineState online={status.data.online} />
      </span>
    )
  if (!status.error) return null
  return (
    <>
      <StatusBadge tone="quiet">Online state unknown</StatusBadge>
      <RetryReading what="the online state" onRetry={() => void status.refetch()} />
    </>
  )
}

function Curbside({ store, access }: StoreStateProps) {
  const setOnline = useSetCurbsideOnline(store.id)
  const { curbside_enabled, curbside_online } = store
  const refusal = curbside_enabled ? undefined : 'This store does not accept curbside orders.'
  return (
    <span className={classes.state}>
      <StateSwitch
        label="Curbside online"
        checked={curbside_enabled && curbside_online}
        refusal={access.can('patchStore', targetOf(store)).refusal ?? refusal}
        onChange={(online) => void setOnline(online)}
      />
      {curbside_enabled ? (
        <OnlineState of="Curbside" online={curbside_online} />
      ) : (
        <StatusBadge tone="quiet">No curbside</StatusBadge>
      )}
    </span>
  )
}
