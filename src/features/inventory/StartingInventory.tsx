import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { ApiError } from '#api/errors.ts'
import { initialInventoryQuery } from '#api/inventory.ts'
import { useSaveStartingInventory } from '#api/inventoryWrites.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import { useAccess } from '#api/viewer.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { GridTools, useGridSearch } from '#components/GridTools.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { useStoreTarget } from '#components/useStoreTarget.ts'
import { countedVariants, isNamedFrom } from '#domain/inventory.ts'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridHandle, RowChange } from '#ui/grid/gridProps.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { NothingFound } from '#ui/page/NothingFound.tsx'
import { Section } from '#ui/page/Section.tsx'
import {
  changedCells,
  refusedRows,
  type StartingLine,
  type StartingRow,
  startingColumns,
  startingLines,
} from './startingRows.ts'

interface StartingInventoryProps {
  storeId: number
}

/** What a store has of its daily variants when each weekday begins, edited as in a spreadsheet program. */
export function StartingInventory({ storeId }: StartingInventoryProps) {
  const access = useAccess()
  const target = useStoreTarget(storeId)
  const action: GuardedAction = {
    operation: 'updateInitialInventory',
    label: 'Change the starting inventory',
    target,
  }
  return (
    <Section
      id="starting-inventory"
      title="Starting Inventory (PARS)"
      description="What the store has of its daily products when a weekday begins."
      actions={<HiddenActions access={access} actions={[action]} />}
    >
      <SectionBoundary below failed="The starting inventory could not be loaded">
        <Quantities storeId={storeId} editable={access.canUse(action).allowed} />
      </SectionBoundary>
    </Section>
  )
}

const rowName = ({ label }: StartingRow) => label
const isFound = (line: StartingLine, text: string) =>
  line.kind === 'row' && isNamedFrom(line.row, text)

function Quantities({ storeId, editable }: StartingInventoryProps & { editable: boolean }) {
  const [sold, starting] = useSuspenseQueries({
    queries: [productsAtStoreQuery(storeId), initialInventoryQuery(storeId)],
  })
  const grid = useRef<GridHandle>(null)
  const search = useGridSearch(isFound)
  const { text, setText, shows } = search
  const variants = useMemo(() => countedVariants(sold.data, ['daily']), [sold.data])
  const lines = useMemo(
    () => startingLines(variants, starting.data.inventory),
    [variants, starting.data],
  )
  const onSave = useSave(storeId)
  if (lines.length === 0)
    return (
      <EmptyState title="No daily products">
        Products of this store whose inventory control is daily stand here.
      </EmptyState>
    )
  return (
    <>
      <Grid
        label="Starting Inventory"
        lines={lines}
        columns={startingColumns}
        rowName={rowName}
        shows={shows}
        handle={grid}
        {...(editable ? { onSave } : {})}
        toolbar={
          <GridTools
            search={search}
            label="Search products by their beginning"
            placeholder="Product name begins with"
            grid={grid}
            onRefresh={
              editable ? () => Promise.all([sold.refetch(), starting.refetch()]) : undefined
            }
          />
        }
      />
      {shows && !lines.some(shows) && (
        <NothingFound title="No product found" onClear={() => setText('')}>
          No daily product begins with “{text}”.
        </NothingFound>
      )}
    </>
  )
}

/** Saves all changed cells in one call, and says which rows were the reason where they were refused. */
function useSave(storeId: number) {
  const save = useSaveStartingInventory(storeId)
  return async (
    changes: readonly RowChange<StartingRow>[],
    answer: (id: string, refusal: string | null) => void,
  ) => {
    const cells = changedCells(changes)
    try {
      await save(cells)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const reasons = refusedRows(cells, error.fields)
      for (const { id } of changes)
        answer(id, reasons.get(id) ?? (reasons.size > 0 ? notSaved : error.message))
    }
  }
}

const notSaved = 'Not saved, because cells of other rows were refused.'
