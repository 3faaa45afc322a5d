import { UnstyledButton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { knownStore, type Store, storeStatusQuery } from '#api/stores.ts'
import { OnlineState } from '#components/OnlineState.tsx'
import { StatusBadge } from '#ui/cells/StatusBadge.tsx'
import classes from './stores.module.css'

/** Whether a store takes orders now, online and at the curb. */
export function StoreState({ store }: { store: Store }) {
  return (
    <>
      <Online id={store.id} />
      {store.curbside_enabled ? (
        <OnlineState of="Curbside" online={store.curbside_online} />
      ) : (
        <StatusBadge tone="quiet">No curbside</StatusBadge>
      )}
    </>
  )
}

function Online({ id }: { id: number }) {
  const client = useQueryClient()
  const status = useQuery({
    ...storeStatusQuery(id),
    placeholderData: () => {
      const online = knownStore(client, id)?.online
      return online === undefined ? undefined : { online }
    },
  })
  if (status.data) return <OnlineState online={status.data.online} />
  if (!status.error) return null
  return (
    <>
      <StatusBadge tone="quiet">Online state unknown</StatusBadge>
      <UnstyledButton
        className={classes.retry}
        aria-label="Retry reading the online state"
        onClick={() => void status.refetch()}
      >
        Retry
      </UnstyledButton>
    </>
  )
}
