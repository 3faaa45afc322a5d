import { IconRefresh } from '@tabler/icons-react'
import type { Store } from '#api/stores.ts'
import { useOperation } from '#api/useOperation.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import classes from './menu.module.css'

/** Adds the products of the default menu that the store lacks (AMB-94). */
export function SyncDefaultMenu({ store }: { store: Store }) {
  const sync = useOperation('syncDefaultMenu')
  const { pending, attempt } = useAttempt()
  return (
    <GuardedButton
      variant="default"
      className={classes.sync}
      loading={pending}
      leftSection={<IconRefresh size={16} aria-hidden />}
      onClick={() => void attempt(() => sync({ path: { id: store.id } }))}
    >
      Sync Default Menu
    </GuardedButton>
  )
}
