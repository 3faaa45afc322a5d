import { Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { priceImportQuery } from '#api/priceUpdates.ts'
import { counted, grouped } from '#domain/wording.ts'
import { ImportResult } from './ImportResult.tsx'
import classes from './priceUpdates.module.css'
import { leftOutText } from './resultRows.ts'
import type { SentList } from './Upload.tsx'

/** Some hosts answer no id (AMB-157). */
export function ImportProgress({ sent }: { sent: SentList }) {
  const { id, email } = sent.answer
  return (
    <div className={classes.progress}>
      <p role="status" className={classes.note}>
        Results will be sent to {email}; prices update within about 2 minutes.
      </p>
      {typeof id === 'number' ? <Job id={id} sent={sent} /> : <LeftOut rows={sent.leftOut} />}
    </div>
  )
}

function LeftOut({ rows }: { rows: readonly number[] }) {
  if (rows.length === 0) return null
  return (
    <p role="status" className={classes.note}>
      {leftOutText(rows)}
    </p>
  )
}

function Job({ id, sent }: { id: number; sent: SentList }) {
  const { data } = useQuery(priceImportQuery(id))
  if (!data) return null
  if (data.finished_at !== null) return <ImportResult progress={data} sent={sent} />
  const { price_count, done_count } = data
  return (
    <>
      <p role="status" className={classes.note}>
        {done_count > 0
          ? `${grouped(done_count)} of ${counted(price_count, 'price')} are done …`
          : `${counted(price_count, 'price')} ${price_count === 1 ? 'is' : 'are'} being updated …`}
      </p>
      <Progress.Root size="sm">
        <Progress.Section
          // Some hosts report no progress until the end.
          value={done_count > 0 ? Math.round((done_count / price_count) * 100) : 100}
          animated={done_count === 0}
          aria-label="Prices updated"
        />
      </Progress.Root>
    </>
  )
}
