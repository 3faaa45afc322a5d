import { Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError, isLost } from '#api/core/errors.ts'
import type { UploadedBytes } from '#api/core/uploadFetch.ts'
import { type PriceImport, useImportPrices } from '#api/priceUpdates.ts'
import type { FieldFault } from '#domain/faults.ts'
import { byteOrderMark } from '#domain/files/csvText.ts'
import { type CheckedRow, hasError } from '#domain/prices/priceCheck.ts'
import type { RefusedPrice } from '#domain/prices/priceDesk.ts'
import { requiredColumns } from '#domain/prices/priceList.ts'
import { counted, grouped } from '#domain/wording.ts'
import { useQuestion } from '#ui/dialog/ConfirmDialog.tsx'
import { flash } from '#ui/flash/flash.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { isSent, stemOf, type Totals } from './listRows.ts'
import classes from './priceUpdates.module.css'
import { strangePrices } from './strangePrices.ts'
import type { Workbench, WorkbenchState } from './workbench.ts'

export interface SentList {
  readonly answer: PriceImport
  readonly rows: readonly CheckedRow[]
  readonly leftOut: readonly number[]
}

interface UploadProps {
  workbench: Workbench
  state: WorkbenchState
  totals: Totals
  leavesOut: boolean
  onSending: (sending: boolean) => void
  onSent: (sent: SentList) => void
}

/** Sends only rows that change a price. With errors, only after the user leaves those rows out. */
export function Upload({ workbench, state, totals, leavesOut, onSending, onSent }: UploadProps) {
  const send = useImportPrices()
  const sending = useAttempt()
  const [ask, question] = useQuestion()
  const [bytes, setBytes] = useState<UploadedBytes | null>(null)
  const [lost, setLost] = useState(false)
  const { file, rows } = state

  const upload = async () => {
    if (!file) return flash({ message: unchosen, variant: 'error' })
    const sent = rows.filter(isSent)
    const strange = strangePrices(sent)
    if (strange !== null && !(await ask({ ...uploadQuestion, children: strange }))) return
    onSending(true)
    setLost(false)
    void sending
      .attempt(async () => {
        const list = await listOf(workbench, state, file, sent)
        try {
          const answer = await send({ file: list, onBytes: setBytes })
          const leftOut = rows.filter(hasError).map(({ row }) => row)
          onSent({ answer, rows: sent, leftOut })
          workbench.clear()
        } catch (error) {
          if (error instanceof ApiError && isLost(error)) setLost(true)
          else if (error instanceof ApiError) await workbench.refuse(refusalsOf(error.fields, sent))
          throw error
        }
      })
      .finally(() => {
        setBytes(null)
        onSending(false)
      })
  }
  return (
    <div className={classes.bar}>
      {lost && (
        <Problem title="It is not known whether the list arrived.">
          Look into your e-mails for its result before you upload it again.
        </Problem>
      )}
      {bytes && (
        <Progress.Root size="sm" className={classes.bytes}>
          <Progress.Section
            value={Math.round((bytes.sent / bytes.all) * 100)}
            aria-label="Bytes sent"
          />
        </Progress.Root>
      )}
      <p role="status" className={classes.facts}>
        {sending.pending ? bytesText(bytes) : factsOf(state, totals)}
      </p>
      {totals.changed > 0 && <p className={classes.facts}>An upload cannot be undone.</p>}
      <GuardedButton
        className={classes.send}
        leftSection={<IconUpload size={16} aria-hidden />}
        loading={sending.pending}
        refusal={refusalOf(state, totals, leavesOut)}
        onClick={() => void upload()}
      >
        {file && !isReading(state)
          ? `Upload ${counted(totals.changed, 'price')} at ${counted(totals.stores, 'store')}`
          : 'Upload'}
      </GuardedButton>
      {question}
    </div>
  )
}

const unchosen = 'Select a file to upload.'

const uploadQuestion = { title: 'Are these prices meant?', confirmLabel: 'Upload', danger: true }

/** Until then it is unknown which prices change. */
function isReading({ comparison }: WorkbenchState): boolean {
  return comparison.with === 'stores' && comparison.failed === null
}

function refusalOf(
  state: WorkbenchState,
  { errors, changed }: Totals,
  leavesOut: boolean,
): string | undefined {
  // The button then shows a message.
  if (!state.file) return undefined
  if (isReading(state)) return 'The prices in effect are still being read.'
  if (errors > 0 && !leavesOut)
    return `${counted(errors, 'row')} ${errors === 1 ? 'has' : 'have'} errors. Fix them, or leave them out.`
  return changed === 0 ? 'No price of the list changes.' : undefined
}

function factsOf(state: WorkbenchState, totals: Totals): string {
  if (!state.file) return 'No list is chosen yet.'
  const { all, changed, products, stores, errors, warnings, uncompared } = totals
  if (isReading(state)) return `${counted(all, 'row')}: their prices in effect are being read.`
  const change = `${counted(changed, 'price')} of ${counted(products, 'variant')} at ${counted(stores, 'store')} ${changed === 1 ? 'changes' : 'change'}`
  const looks = [
    ...(uncompared > 0 ? [`${grouped(uncompared)} not compared`] : []),
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return `${counted(all, 'row')}: ${[change, ...looks].join(', ')}.`
}

function bytesText(bytes: UploadedBytes | null): string {
  if (!bytes) return 'The list is being sent.'
  const kilobytes = (count: number) => grouped(Math.ceil(count / 1024))
  return `${kilobytes(bytes.sent)} of ${kilobytes(bytes.all)} KB sent.`
}

/**
 * The chosen file if all of its rows are sent and every reader finds the same in it; else a file of the
 * changed rows. Left-out rows keep other users' changes.
 */
async function listOf(
  workbench: Workbench,
  { rows, mended, isPlain }: WorkbenchState,
  file: File,
  sent: readonly CheckedRow[],
): Promise<File> {
  // The host numbers the rows it gets, so blank rows are dropped first.
  const isWhole = sent.length === rows.length && rows.at(-1)?.row === rows.length + 1
  if (isPlain && isWhole && mended.size === 0) return file
  const text = await workbench.write(
    sent.map(({ row }) => row),
    false,
  )
  return new File([byteOrderMark, text], `${stemOf(file.name)}.csv`, { type: 'text/csv' })
}

/** Maps errors of the sent file (header is row 1) to rows of the chosen list. `sent` is in the file's order. */
function refusalsOf(
  fields: readonly FieldFault[],
  sent: readonly CheckedRow[],
): readonly RefusedPrice[] {
  return fields.flatMap(({ path, message }) => {
    const [, number, name] = /^row\.(\d+)\.(\w+)$/.exec(path) ?? []
    const row = sent[Number(number) - 2]?.row
    const column = requiredColumns.find((one) => one === name)
    if (row === undefined || column === undefined) return []
    return [{ row, column, message: message.replace(/^Row \d+: /, '') }]
  })
}
