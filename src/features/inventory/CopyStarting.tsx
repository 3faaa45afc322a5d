import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { initialInventoryQuery } from '#api/inventory.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import { storesQuery } from '#api/stores.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { storeOptions } from '#components/stores/storeOptions.ts'
import { counted } from '#domain/wording.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { flash } from '#ui/flash/flash.ts'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { copiedTexts, type StartingLine } from './startingRows.ts'

interface CopyStartingProps {
  storeId: number
  lines: readonly StartingLine[]
  grid: RefObject<GridHandle | null>
  /** Shows all rows: only shown ones are filled. */
  onOpen: () => void
}

/** Enters what another store begins with; nothing is saved (AMB-303). */
export function CopyStarting({ onOpen, ...props }: CopyStartingProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => {
          onOpen()
          setOpened(true)
        }}
      >
        Copy from Store
      </Button>
      <Dialog opened={opened} onClose={close} title="Copy from Store" centered>
        <Question {...props} onClose={close} />
      </Dialog>
    </>
  )
}

function Question({
  storeId,
  lines,
  grid,
  onClose,
}: Omit<CopyStartingProps, 'onOpen'> & { onClose: () => void }) {
  const [from, setFrom] = useState<number | null>(null)
  const stores = useQuery(storesQuery()).data?.stores ?? []
  const others = stores.filter(({ id, archived_at }) => id !== storeId && archived_at === null)
  const chosen = others.find(({ id }) => id === from)
  const options = { ...notFlashed, enabled: from !== null }
  const sold = useQuery({ ...productsAtStoreQuery(from ?? 0), ...options })
  const starting = useQuery({ ...initialInventoryQuery(from ?? 0), ...options })
  const texts = sold.data && starting.data && copiedTexts(lines, sold.data, starting.data.inventory)
  const failed = [sold, starting].find(({ error, data }) => error && data === undefined)
  const missing = texts ? lines.length - texts.size : 0

  const copy = () => {
    if (!texts || !chosen) return
    const changed = grid.current?.enter(texts) ?? 0
    flash({
      message:
        changed === 0
          ? `${chosen.name} has the same starting inventory. Nothing was changed.`
          : `${counted(changed, 'cell')} changed to the starting inventory of ${chosen.name}. Nothing is saved yet.`,
      variant: 'info',
    })
    onClose()
  }
  return (
    <div className={dialog.content}>
      <SearchSelect<number>
        label="Store"
        options={storeOptions(others)}
        value={from}
        onChange={setFrom}
        error={
          texts?.size === 0 && 'This store sells none of the daily products. Choose another one.'
        }
      />
      {failed && chosen && (
        <FailedRead
          title={`The starting inventory of ${chosen.name} could not be loaded`}
          read={failed}
        />
      )}
      <p className={dialog.text}>
        {texts &&
          texts.size > 0 &&
          missing > 0 &&
          `Not sold there: ${counted(missing, 'variant')}, left as now. `}
        Nothing is saved until you press Save.
      </p>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!texts || texts.size === 0} onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  )
}
