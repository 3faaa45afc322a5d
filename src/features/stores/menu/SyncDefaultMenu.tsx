import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { Store } from '#api/stores.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import classes from './menu.module.css'
import { SyncQuestion } from './SyncQuestion.tsx'

/** After a confirmation (AMB-94). */
export function SyncDefaultMenu({ store }: { store: Store }) {
  const [isOpened, setOpened] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.sync}
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Sync Default Menu
      </Button>
      <Dialog opened={isOpened} onClose={close} title="Sync Default Menu" busy={isBusy} centered>
        <SyncQuestion store={store} onClose={close} onBusy={setBusy} />
      </Dialog>
    </>
  )
}
