import { IconTableOff } from '@tabler/icons-react'
import { grouped } from '#domain/counts.ts'
import type { PriceFault } from '#domain/priceList.ts'
import { Notice } from '#ui/page/Notice.tsx'
import classes from './priceUpdates.module.css'

/** How many faults are listed. */
const listed = 200

/** What is wrong with the rows of a file, so that they can be mended in the spreadsheet program. */
export function FaultList({ file, faults }: { file: string; faults: readonly PriceFault[] }) {
  const rows = new Set(faults.map(({ row }) => row)).size
  const more = faults.length - listed
  return (
    <Notice
      role="alert"
      tone="danger"
      icon={<IconTableOff size={24} />}
      title={rows === 1 ? '1 row is not in order' : `${grouped(rows)} rows are not in order`}
    >
      <p className={classes.told}>Nothing was sent. Mend {file}, and choose it again.</p>
      <ul className={classes.faults}>
        {faults.slice(0, listed).map(({ row, column, message }) => (
          <li key={`${row} ${column}`}>{message}</li>
        ))}
      </ul>
      {more > 0 && <p className={classes.told}>{grouped(more)} more are not listed.</p>}
    </Notice>
  )
}
