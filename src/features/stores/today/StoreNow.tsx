import { Switch } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { type Store, storeStatusQuery } from '#api/stores.ts'
import { enqueueTap } from '#api/taps/tapQueue.ts'
import { onlineWord } from '#components/stateBadges.tsx'
import { StoreNowBadge } from '#components/stores/StoreNowBadge.tsx'
import { TodayHoursButtons } from '#components/stores/TodayHoursButtons.tsx'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import { BackAtChoice, BackAtReminder } from './BackAt.tsx'
import { useBackAt } from './backAt.ts'
import classes from './today.module.css'

/** Open or closed, and the switches. Going offline asks first, coming back does not. */
export function StoreNow({ store }: { store: Store }) {
  const client = useQueryClient()
  const access = useAccess()
  const { id: storeId, name, curbside_enabled, curbside_online } = store
  const target = { storeId, storeName: name }
  const [confirm, question] = useConfirm()
  const [backAt, setBackAt] = useBackAt(storeId)
  const chosen = useRef<number | null>(null)
  const { online } = useSuspenseQuery(storeStatusQuery(storeId)).data
  const switchTo = (kind: 'online' | 'curbside', set: boolean) =>
    void enqueueTap(client, { kind, storeId, variantId: 0, change: { set } })
  const setOnline = (set: boolean) => {
    switchTo('online', set)
    setBackAt(set ? null : chosen.current)
  }
  const askOffline = () => {
    chosen.current = null
    const onChoose = (moment: number | null) => {
      chosen.current = moment
    }
    confirm({
      title: `Take ${name} offline?`,
      children: (
        <>
          <p>Customers can no longer order here.</p>
          <BackAtChoice timeZone={store.time_zone} onChoose={onChoose} />
        </>
      ),
      confirmLabel: 'Take offline',
      danger: true,
      onConfirm: async () => setOnline(false),
    })
  }
  return (
    <div className={classes.parts}>
      <StoreNowBadge store={store} online={online} />
      {!online && backAt !== null && (
        <BackAtReminder store={store} moment={backAt} onOnline={() => setOnline(true)} />
      )}
      {access.can('saveStoreHours', target).allowed && <TodayHoursButtons store={store} />}
      <StateRow
        label="Store online"
        state={onlineWord(online)}
        checked={online}
        disabled={!access.can('setStoreOnline', target).allowed}
        onChange={(next) => (next ? setOnline(true) : askOffline())}
      />
      <StateRow
        label="Curbside online"
        state={curbside_enabled ? onlineWord(curbside_online) : 'No curbside orders here'}
        checked={curbside_enabled && curbside_online}
        disabled={!curbside_enabled || !access.can('patchStore', target).allowed}
        onChange={(next) => switchTo('curbside', next)}
      />
      {question}
    </div>
  )
}

interface StateRowProps {
  label: string
  state: string
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

function StateRow({ label, state, onChange, ...input }: StateRowProps) {
  return (
    <Switch
      {...input}
      classNames={{ root: classes.row, body: classes.switch }}
      size="lg"
      labelPosition="left"
      label={label}
      // The state is inside the label element but not part of the switch's name.
      aria-label={label}
      description={state}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
