import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { counted } from '#domain/wording.ts'
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
  useUnsaved('Price list', mended.size === 0 ? [] : [counted(mended.size, 'mended row')])
  return (
    <div className={classes.upload}>
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
