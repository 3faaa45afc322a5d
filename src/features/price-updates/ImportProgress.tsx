import { useQuery } from '@tanstack/react-query'
import { type PriceImport, type PriceImportProgress, priceImportQuery } from '#api/priceUpdates.ts'
import { counted, grouped } from '#domain/counts.ts'
import classes from './priceUpdates.module.css'

/** What becomes of an uploaded list. A host that cannot be asked sends the result by e-mail alone (AMB-157). */
export function ImportProgress({ sent: { id, email } }: { sent: PriceImport }) {
  return (
    <div role="status" className={classes.progress}>
      <p className={classes.note}>
        Results will be sent to {email}; prices update within about 2 minutes.
      </p>
      {typeof id === 'number' && <Progress id={id} />}
    </div>
  )
}

function Progress({ id }: { id: number }) {
  const { data } = useQuery(priceImportQuery(id))
  if (!data) return null
  if (data.finished_at === null)
    return <p className={classes.note}>{counted(data.price_count, 'price')} are being updated …</p>
  return <Result progress={data} />
}

function Result({ progress }: { progress: PriceImportProgress }) {
  const { price_count, failure_count, failures } = progress
  return (
    <>
      <p className={classes.result}>
        {grouped(price_count - failure_count)} of {counted(price_count, 'price')} are in effect.
      </p>
      {failures.length > 0 && (
        <ul className={classes.faults}>
          {failures.map(({ row, message }) => (
            <li key={row}>
              Row {row}: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
