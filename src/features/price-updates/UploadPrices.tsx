import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRecord } from '#domain/values.ts'
import { counted } from '#domain/wording.ts'
import { DraftLine } from '#ui/drafts/DraftLine.tsx'
import { useDraft } from '#ui/drafts/useDraft.ts'
import { flash } from '#ui/flash/flash.ts'
import { failureMessage } from '#ui/form/errors.ts'
import { useUnsaved } from '#ui/form/unsaved.tsx'
import { Changes } from './Changes.tsx'
import { ChooseLists } from './ChooseLists.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { totalsOf } from './listRows.ts'
import { PriceGrid } from './PriceGrid.tsx'
import classes from './priceUpdates.module.css'
import { RowErrors } from './RowErrors.tsx'
import { type SentList, Upload } from './Upload.tsx'
import { createWorkbench } from './workbench.ts'

const listTitle = 'Price list'

const textsOf = (cells: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, String(text)]))

export function UploadPrices() {
  const client = useQueryClient()
  const [workbench] = useState(() => createWorkbench(client))
  useEffect(() => workbench.clear, [workbench])
  const state = useSyncExternalStore(workbench.subscribe, workbench.get)
  const [sending, setSending] = useState(false)
  const [leavesOut, setLeavesOut] = useState(false)
  const [sent, setSent] = useState<SentList | null>(null)
  const { file, rows, mended } = state
  const exported = state.comparison.with === 'file'
  const totals = totalsOf(rows)
  const { key, offer } = useDraft({
    title: listTitle,
    isOn: true,
    hasChanges: mended.size > 0,
    revision: mended,
    typed: () => ({
      values: mended.size === 0 ? {} : { file, ...Object.fromEntries(mended) },
      baseline: {},
    }),
    fits: (field, value) => (field === 'file' ? value instanceof File : isRecord(value)),
    saved: () => undefined,
    label: (field) => (field === 'file' ? 'File' : `Row ${field}`),
    restore: ({ values: { file: list, ...cells } }) => {
      if (!(list instanceof File)) return
      const edits = Object.entries(cells).map(([row, one]) => ({
        row: Number(row),
        cells: isRecord(one) ? textsOf(one) : {},
      }))
      const open = async () => {
        await workbench.open(list)
        await workbench.change(edits)
      }
      open().catch((error) => flash({ message: failureMessage(error), variant: 'error' }))
    },
  })
  useUnsaved(listTitle, mended.size === 0 ? [] : [counted(mended.size, 'mended row')], key)
  return (
    <div className={classes.upload}>
      <DraftLine offer={offer} />
      <ChooseLists
        workbench={workbench}
        state={state}
        disabled={sending}
        onChoose={() => {
          setSent(null)
          setLeavesOut(false)
        }}
      />
      {file && (
        <>
          <RowErrors
            workbench={workbench}
            state={state}
            totals={totals}
            leavesOut={leavesOut}
            onLeaveOut={setLeavesOut}
          />
          <Changes rows={rows} exported={exported} />
          <PriceGrid
            key={`${file.name} ${file.lastModified}`}
            workbench={workbench}
            rows={rows}
            totals={totals}
            exported={exported}
            disabled={sending}
          />
        </>
      )}
      <Upload
        workbench={workbench}
        state={state}
        totals={totals}
        leavesOut={leavesOut}
        onSending={setSending}
        onSent={setSent}
      />
      {sent && <ImportProgress sent={sent} />}
    </div>
  )
}
