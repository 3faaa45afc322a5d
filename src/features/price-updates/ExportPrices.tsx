import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '#api/core/write.ts'
import type { PriceExport } from '#api/priceUpdates.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import classes from './priceUpdates.module.css'

/** The list comes by e-mail (AMB-155). */
export function ExportPrices() {
  const ask = useOperation('exportPrices')
  const { pending, attempt } = useAttempt()
  const [asked, setAsked] = useState<PriceExport | null>(null)
  return (
    <>
      <GuardedButton
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        loading={pending}
        onClick={() => void attempt(async () => setAsked(await ask({})))}
      >
        Download
      </GuardedButton>
      <p className={classes.note}>An e-mail cannot be undone.</p>
      {asked && (
        <p role="status" className={classes.note}>
          {asked.filename} will be sent to {asked.email} in about 5 minutes.
        </p>
      )}
    </>
  )
}
