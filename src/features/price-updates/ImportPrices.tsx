import { Button } from '@mantine/core'
import { IconFileUpload, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { PriceImport } from '#api/priceUpdates.ts'
import { useOperation } from '#api/useOperation.ts'
import { counted } from '#domain/counts.ts'
import type { PriceList } from '#domain/priceList.ts'
import { flash } from '#ui/flash/flash.ts'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { checkPriceList } from './checkPriceList.ts'
import { FaultList } from './FaultList.tsx'
import classes from './priceUpdates.module.css'

/** A chosen file with what the check found in it. */
interface Chosen {
  readonly file: File
  readonly list: PriceList
}

/** Checks a price list as soon as it is chosen, and sends it. A list with faults is not sent (PLU-03). */
export function ImportPrices({ onSent }: { onSent: (sent: PriceImport) => void }) {
  const send = useOperation('importPrices')
  const checking = useAttempt()
  const sending = useAttempt()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { prices = [], faults = [] } = chosen?.list ?? {}
  const stores = new Set(prices.map(({ store_id }) => store_id)).size

  const check = (file: File) => {
    setChosen(null)
    void checking.attempt(async () => setChosen({ file, list: await checkPriceList(file) }))
  }
  const upload = () => {
    if (!chosen) return flash({ message: 'Select a file to upload.', variant: 'error' })
    void sending.attempt(async () => {
      onSent(await send({ body: { plus: chosen.file } }))
      setChosen(null)
    })
  }

  return (
    <div className={classes.upload}>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconFileUpload size={16} aria-hidden />}
          loading={checking.pending}
          disabled={sending.pending}
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="Price list"
          accept=".csv,.xlsx,text/csv"
          hidden
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // The same file can be chosen again, once it was mended.
            event.currentTarget.value = ''
            if (file) check(file)
          }}
        />
        <Button
          leftSection={<IconUpload size={16} aria-hidden />}
          loading={sending.pending}
          disabled={checking.pending || faults.length > 0}
          onClick={upload}
        >
          {chosen && faults.length === 0
            ? `Upload ${counted(prices.length, 'price')} at ${counted(stores, 'store')}`
            : 'Upload'}
        </Button>
      </div>
      {checking.failure && <Problem>{checking.failure}</Problem>}
      {chosen && faults.length === 0 && (
        <p role="status" className={classes.note}>
          {chosen.file.name} is in order: {counted(prices.length, 'price')} at{' '}
          {counted(stores, 'store')}.
        </p>
      )}
      {chosen && faults.length > 0 && <FaultList file={chosen.file.name} faults={faults} />}
    </div>
  )
}
