import { Button, Checkbox } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { byteOrderMark } from '#domain/files/csvText.ts'
import { hasError } from '#domain/prices/priceCheck.ts'
import { counted } from '#domain/wording.ts'
import { download } from '#ui/list/tools/csv.ts'
import { stemOf, type Totals } from './listRows.ts'
import classes from './priceUpdates.module.css'
import type { Workbench, WorkbenchState } from './workbench.ts'

interface RowErrorsProps {
  workbench: Workbench
  state: WorkbenchState
  totals: Totals
  leavesOut: boolean
  onLeaveOut: (leavesOut: boolean) => void
}

export function RowErrors({ workbench, state, totals, leavesOut, onLeaveOut }: RowErrorsProps) {
  const { file, rows } = state
  if (!file || totals.errors === 0) return null
  const many = counted(totals.errors, 'row')
  const save = async () => {
    const wrong = rows.filter(hasError).map(({ row }) => row)
    const text = await workbench.write(wrong, true)
    download(`${stemOf(file.name)}-errors.csv`, `${byteOrderMark}${text}`)
  }
  return (
    <div className={classes.errors}>
      <IconAlertTriangle size={20} aria-hidden className={classes.errorMark} />
      <p className={classes.errorText}>
        <strong>
          {many} {totals.errors === 1 ? 'has an error' : 'have errors'}.
        </strong>{' '}
        {totals.errors === 1
          ? 'Fix it below, leave it out, or save just this row to fix it in a file.'
          : 'Fix them below, leave them out, or save just these rows to fix them in a file.'}
      </p>
      <Checkbox
        label={`Leave out ${many} with errors`}
        checked={leavesOut}
        onChange={(event) => onLeaveOut(event.currentTarget.checked)}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void save()}
      >
        Save {many} with errors
      </Button>
    </div>
  )
}
