import { Checkbox } from '@mantine/core'
import { useQueries, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { operationKey } from '#api/core/contract.ts'
import type { Access } from '#api/core/viewer.ts'
import { useAccess } from '#api/core/viewer.ts'
import { storesQuery } from '#api/stores.ts'
import { type Surcharge, surchargesQuery } from '#api/surcharges.ts'
import { taxRatesQuery, useKnownTaxRates } from '#api/taxRates.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { GridTools, useGridSearch } from '#components/GridTools.tsx'
import { useUnsavedQuestion } from '#components/RefreshButton.tsx'
import { counted, grouped } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { EmptyState, NothingFound } from '#ui/page/Notice.tsx'
import { PrintNote } from '#ui/printing.tsx'
import { TaxedStoreHeading } from './TaxedStoreHeading.tsx'
import { TaxResults } from './TaxResults.tsx'
import classes from './taxes.module.css'
import { taxLinesOf } from './taxLines.ts'
import {
  addedBeside,
  byTown,
  defaultTexts,
  isMissing,
  rowIdOf,
  storesToMend,
  surchargeName,
  type TaxedStore,
  type TaxLine,
  type TaxRow,
  taxColumns,
} from './taxRows.ts'
import { useSaveTaxes } from './useSaveTaxes.ts'

const changing: GuardedAction = {
  operation: 'updateStoreTaxRates',
  label: 'Change the tax rates of every store',
  target: { storeId: 'every' },
}

const firstStores = 3

export function AllTaxRates() {
  return (
    <GuardedSection
      id="tax-rates"
      title="Tax Rates"
      description="What each surcharge takes, in percent, on each type of product, by state, city and store."
      actions={[changing]}
      failed="The tax rates could not be loaded"
    >
      {() => <Rates />}
    </GuardedSection>
  )
}

const rowName = ({ surcharge, store }: TaxRow) => `${surchargeName(surcharge)} at ${store.name}`
const isFound = (line: TaxLine, q: string) => {
  const { name, city, state } = line.kind === 'row' ? line.row.store : line.group
  return containsWords([name, city, state].filter(Boolean).join(' '), q)
}

function Rates() {
  const access = useAccess()
  const client = useQueryClient()
  const [all, surcharges] = useSuspenseQueries({ queries: [storesQuery(), surchargesQuery()] })
  const grid = useRef<GridHandle>(null)
  const search = useGridSearch(isFound)
  const { text, setText } = search
  const [onlyMissing, setOnlyMissing] = useState(false)
  const stores = byTown(all.data.stores)
  // Before the grid reports which stores it shows.
  const [shown, setShown] = useState<readonly number[]>(() =>
    stores.slice(0, firstStores).map(({ id }) => id),
  )
  const read = onlyMissing ? stores.map(({ id }) => id) : shown
  // Scrolled-out stores lose their observer: the read is aborted.
  useQueries({ queries: read.map(taxRatesQuery), combine: nothing })
  const known = useKnownTaxRates()
  const missing = onlyMissing ? storesToMend(known) : undefined
  const shows =
    search.shows || missing
      ? (line: TaxLine) => (search.shows?.(line) ?? true) && (!missing || isMissing(line, missing))
      : undefined
  const showAll = () => {
    setText('')
    setOnlyMissing(false)
  }
  const lines = taxLinesOf(stores, surcharges.data, known)
  const { onSave, results, failed, forget } = useSaveTaxes(known)
  const columns = taxColumns(refusalsOf(access))
  const [ask, question] = useUnsavedQuestion(grid)
  const add = (store: TaxedStore, surcharge: Surcharge) =>
    ask(addedBeside, async () =>
      grid.current?.enter(new Map([[rowIdOf(store.id, surcharge.id), defaultTexts(surcharge)]])),
    )
  const readAgain = () =>
    Promise.all(
      (['listSurcharges', 'listStoreTaxRates'] as const).map((read) =>
        client.invalidateQueries({ queryKey: operationKey(read) }),
      ),
    )
  const editable = editsSomeStore(access)
  const groups = {
    header: 'Store',
    draw: (store: TaxedStore) => (
      <TaxedStoreHeading
        store={store}
        surcharges={surcharges.data}
        known={known.get(store.id)}
        onAdd={access.can('updateStoreTaxRates', { storeId: store.id }).allowed ? add : undefined}
      />
    ),
  }
  if (lines.length === 0 || surcharges.data.length === 0)
    return (
      <EmptyState title="No tax rates">
        {stores.length === 0 ? 'There are no stores yet.' : 'There are no surcharges yet.'}
      </EmptyState>
    )
  return (
    <>
      <TaxResults
        results={results}
        onRetry={() => void grid.current?.save(failed())}
        onClose={forget}
      />
      <Grid
        label="Tax Rates"
        lines={lines}
        columns={columns}
        rowName={rowName}
        groups={groups}
        shows={shows}
        onReveal={showAll}
        handle={grid}
        unsavedAfterMs={200}
        onRowsShown={(rows) => setShown([...new Set(rows.map(({ store }) => store.id))])}
        {...(editable ? { onSave } : {})}
        toolbar={
          <>
            <GridTools
              search={search}
              label="Search stores"
              placeholder="Store, city or state"
              grid={grid}
              onRefresh={editable ? readAgain : undefined}
            />
            <Checkbox
              label="Only what is missing"
              checked={onlyMissing}
              onChange={({ currentTarget }) => setOnlyMissing(currentTarget.checked)}
            />
            <span role="status" className={classes.place}>
              {missing &&
                (known.size < stores.length
                  ? `Reading: ${grouped(known.size)} of ${counted(stores.length, 'store')}`
                  : counted(missing.size, 'store'))}
            </span>
          </>
        }
      />
      {known.size < stores.length && (
        <PrintNote>
          The rates of {stores.length - known.size} stores are left out, because they were not read
          yet. Scroll to them before you print.
        </PrintNote>
      )}
      {search.shows && !lines.some(search.shows) ? (
        <NothingFound title="No store found" onClear={() => setText('')}>
          No store, city or state has “{text}”.
        </NothingFound>
      ) : (
        known.size >= stores.length &&
        shows &&
        !lines.some(shows) && (
          <NothingFound title="Nothing is missing" clearLabel="Show all rates" onClear={showAll}>
            Each of these stores has a tax rate for every type of product.
          </NothingFound>
        )
      )}
      {question}
    </>
  )
}

const nothing = () => null

const editsSomeStore = (access: Access): boolean =>
  (['every', ...access.viewer.storeIds] as const).some(
    (storeId) => access.can('updateStoreTaxRates', { storeId }).allowed,
  )

/** Asked once per store. */
function refusalsOf(access: Access): (store: TaxedStore) => string | undefined {
  const known = new Map<number, string | undefined>()
  return ({ id: storeId, name: storeName }) => {
    if (!known.has(storeId))
      known.set(storeId, access.can('updateStoreTaxRates', { storeId, storeName }).refusal)
    return known.get(storeId)
  }
}
