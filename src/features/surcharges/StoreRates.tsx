import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { storeQuery } from '#api/stores.ts'
import { type Surcharge, surchargesQuery } from '#api/surcharges.ts'
import { taxRatesQuery } from '#api/taxRates.ts'
import { RefreshButton, useUnsavedQuestion } from '#components/RefreshButton.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { EmptyState } from '#ui/page/Notice.tsx'
import { TaxResults } from './TaxResults.tsx'
import classes from './taxes.module.css'
import {
  addedBeside,
  defaultTexts,
  rowIdOf,
  surchargeName,
  type TaxRow,
  taxColumns,
  taxRows,
} from './taxRows.ts'
import { useSaveTaxes } from './useSaveTaxes.ts'

const allowed = taxColumns(() => undefined)
const rowName = ({ surcharge }: TaxRow) => surchargeName(surcharge)

interface StoreRatesProps {
  storeId: number
  editable: boolean
}

export function StoreRates({ storeId, editable }: StoreRatesProps) {
  const client = useQueryClient()
  const [store, surcharges, rates] = useSuspenseQueries({
    queries: [storeQuery(storeId), surchargesQuery(), taxRatesQuery(storeId)],
  })
  const grid = useRef<GridHandle>(null)
  const [added, setAdded] = useState<readonly number[]>([])
  const own = new Set(rates.data.map(({ surcharge_id }) => surcharge_id))
  const taken = surcharges.data.filter(({ id }) => own.has(id) || added.includes(id))
  const lines = taxRows(store.data, taken, { rates: rates.data })
  const known = new Map([[storeId, { rates: rates.data }]])
  const { onSave, results, failed, forget } = useSaveTaxes(known)
  // A row can be filled once it is rendered.
  const waiting = useRef<Surcharge | null>(null)
  useEffect(() => {
    const surcharge = waiting.current
    const rowId = surcharge && rowIdOf(storeId, surcharge.id)
    if (!surcharge || !rowId || !lines.some(({ id }) => id === rowId)) return
    waiting.current = null
    grid.current?.enter(new Map([[rowId, defaultTexts(surcharge)]]))
  }, [lines, storeId])
  const add = (surcharge: Surcharge) => {
    waiting.current = surcharge
    setAdded((all) => [...all, surcharge.id])
  }
  const missing = surcharges.data.filter((one) => !taken.includes(one))
  return (
    <>
      {editable && missing.length > 0 && (
        <AddSurcharge surcharges={missing} grid={grid} onAdd={add} />
      )}
      <TaxResults
        results={results}
        onRetry={() => void grid.current?.save(failed())}
        onClose={forget}
      />
      {lines.length === 0 ? (
        <EmptyState title="No surcharges">This store charges no surcharges.</EmptyState>
      ) : (
        <Grid
          label="Tax Rates"
          lines={lines}
          columns={allowed}
          rowName={rowName}
          handle={grid}
          unsavedAfterMs={200}
          {...(editable ? { onSave } : {})}
          toolbar={
            editable && (
              <RefreshButton
                grid={grid}
                onRefresh={() => {
                  setAdded([])
                  return Promise.all(
                    [surchargesQuery(), taxRatesQuery(storeId)].map(({ queryKey }) =>
                      client.refetchQueries({ queryKey }, { throwOnError: true }),
                    ),
                  )
                }}
              />
            )
          }
        />
      )}
    </>
  )
}

interface AddSurchargeProps {
  surcharges: readonly Surcharge[]
  grid: RefObject<GridHandle | null>
  onAdd: (surcharge: Surcharge) => void
}

/** Asks first if there are unsaved cells. */
function AddSurcharge({ surcharges, grid, onAdd }: AddSurchargeProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [ask, question] = useUnsavedQuestion(grid)
  const options = surcharges.map((one) => ({ value: one.id, label: surchargeName(one) }))
  const surcharge = surcharges.find(({ id }) => id === chosen)
  const add = async () => {
    if (!surcharge) return
    onAdd(surcharge)
    setChosen(null)
  }
  return (
    // Without a choice the button is disabled. The last surcharge takes the picker with it.
    <div className={classes.adder} data-focus-next="input, td[tabindex='0']">
      <SearchSelect
        label="Add a surcharge"
        placeholder="Choose a surcharge…"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={!surcharge}
        onClick={() => ask(addedBeside, add)}
      >
        Add Row
      </Button>
      {question}
    </div>
  )
}
