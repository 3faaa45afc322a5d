import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useAttempt } from '../../useAttempt.ts'
import { download, toCsv } from '../csv.ts'
import type { Column, Csv } from '../types.ts'

interface CsvButtonProps<Row> {
  csv: Csv<Row>
  rowsNow: () => readonly Row[]
  columns: readonly Column<Row>[]
}

/** Downloads what the table shows after search and sort: all pages, the visible columns. */
export function CsvButton<Row>({ csv, rowsNow, columns }: CsvButtonProps<Row>) {
  const { pending, failure, attempt } = useAttempt()
  const label = failure === null ? 'Download CSV' : `Download CSV (failed: ${failure})`
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      data-tip={label}
      loading={pending}
      onClick={() =>
        attempt(async () => {
          const all = csv.allRows ? await csv.allRows() : rowsNow()
          download(`${csv.fileName}.csv`, toCsv(all, columns))
        })
      }
    >
      <IconDownload size={18} />
    </ActionIcon>
  )
}
