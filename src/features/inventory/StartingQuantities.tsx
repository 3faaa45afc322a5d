import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#api/core/errors.ts'
import { initialInventoryQuery, useSaveStartingInventory } from '#api/inventory.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import { GridTools, useGridSearch } from '#components/GridTools.tsx'
import { countedVariants, isNamedFrom } from '#domain/products/inventory.ts'
import { counted } from '#domain/wording.ts'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridHandle, RowChange } from '#ui/grid/gridProps.ts'
import { EmptyState, NothingFound } from '#ui/page/Notice.tsx'
import { useSectionCount } from '#ui/page/sectionFrame.ts'
import { CopyStarting } from './CopyStarting.tsx'
import {
  changedCells,
  refusedRows,
  type StartingLine,
  type StartingRow,
  startingColumns,
  startingLines,
} from './startingRows.ts'

const rowName = ({ label }: StartingRow) => label
const rowKey = { header: 'SKU', of: ({ sku }: StartingRow) => sku }
const isFound = (line: StartingLine, text: string) =>
  line.kind === 'row' && isNamedFrom(line.row, text)

interface StartingQuantitiesProps {
  storeId: number
  editable: boolean
}

export function StartingQuantities({ storeId, editable }: StartingQuantitiesProps) {
  const [sold, starting] = useSuspenseQueries({
    queries: [productsAtStoreQuery(storeId), initialInventoryQuery(storeId)],
  })
  const grid = useRef<GridHandle>(null)
  const search = useGridSearch(isFound)
  const { text, setText, shows } = search
  const variants = countedVariants(sold.data, ['daily'])
  const lines = startingLines(variants, starting.data.inventory)
  useSectionCount(counted(lines.length, 'variant'))
  const onSave = useSave(storeId)
  // In narrow windows two lines would cut off the SKU, which distinguishes variants of a product.
  const narrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  if (lines.length === 0)
    return (
      <EmptyState title="No daily products">
        This section lists the products of the store whose inventory control is daily.
      </EmptyState>
    )
  return (
    <>
      <Grid
        label="Starting Inventory"
        lines={lines}
        columns={startingColumns}
        rowName={rowName}
        rowKey={rowKey}
        shows={shows}
        onReveal={() => setText('')}
        handle={grid}
        findable
        rowHeight={narrow ? 56 : 40}
        {...(editable ? { onSave } : {})}
        toolbar={
          <>
            <GridTools
              search={search}
              label="Search products by their beginning"
              placeholder="Product name begins with"
              grid={grid}
              onRefresh={
                editable ? () => Promise.all([sold.refetch(), starting.refetch()]) : undefined
              }
            />
            {editable && (
              <CopyStarting
                storeId={storeId}
                lines={lines}
                grid={grid}
                onOpen={() => setText('')}
              />
            )}
          </>
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
