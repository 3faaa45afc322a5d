import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import type { Product } from '#api/products.ts'
import type { StoreSummary } from '#api/stores.ts'
import { variantsQuery } from '#api/variants.ts'
import type { StoreProductHeading } from '#components/storeProductLines.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { counted } from '#domain/wording.ts'
import { containsWords } from '#ui/fields/options.ts'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { countText } from '#ui/list/ListFooter.tsx'
import { SearchField, useTyping } from '#ui/list/tools/SearchField.tsx'
import { EmptyState, NothingFound } from '#ui/page/Notice.tsx'
import { useSectionCount } from '#ui/page/sectionFrame.ts'
import { PriceChangeForm } from './PriceChangeForm.tsx'
import { type PriceLine, priceColumns, priceLines, type StorePrices } from './priceMatrix.ts'
import { SaveProgress, useMatrixSave } from './SaveProgress.tsx'
import { NoStores, soldAtList, storeNoun } from './StoreGrid.tsx'
import classes from './stores.module.css'

interface PriceMatrixProps {
  product: Product
  /** Where it is sold. */
  headings: readonly StoreProductHeading[]
  stores: readonly StoreSummary[]
}

const searchLabel = 'Store, city or region'
const rowName = ({ name }: StorePrices) => name

/** The prices of a product: a line per store, a column per variant (AMB-291). */
export function PriceMatrix({ product, headings, stores }: PriceMatrixProps) {
  const { data: variants } = useSuspenseQuery(variantsQuery(product.id))
  const access = useAccess()
  const grid = useRef<GridHandle>(null)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { state, onStateChange } = useListSearch(soldAtList)
  const { text, type, flush } = useTyping(
    state.q,
    (q) => onStateChange({ ...state, q }, 'typing'),
    200,
  )
  const { onSave, progress, stop } = useMatrixSave(product.id, variants)
  const lines = priceLines(headings, stores)
  const refusals = new Map(
    headings.map(({ id: storeId, name: storeName }) => [
      storeId,
      access.can('updateStoreVariantPrice', { storeId, storeName }).refusal,
    ]),
  )
  const columns = priceColumns(variants, ({ storeId }) => refusals.get(storeId), isNarrow)
  const isEditable = [...refusals.values()].includes(undefined)
  const isFound = (line: PriceLine) =>
    line.kind === 'row' && containsWords(`${line.row.name} ${line.row.place}`, text)
  const found = text.trim() === '' ? lines : lines.filter(isFound)
  useSectionCount(counted(lines.length, 'store'))

  if (lines.length === 0) return <NoStores name={product.name} />
  if (variants.length === 0)
    return (
      <EmptyState title="No variants yet">
        The matrix shows the prices of variants. {product.name} has none.
      </EmptyState>
    )
  return (
    <>
      {isEditable && <PriceChangeForm grid={grid} variants={variants} />}
      <Grid
        label="Prices"
        lines={lines}
        columns={columns}
        rowName={rowName}
        shows={found === lines ? undefined : isFound}
        onReveal={() => type('')}
        handle={grid}
        savedText="Prices saved."
        {...(isEditable ? { onSave } : {})}
        toolbar={
          <>
            <SearchField
              label={`Search by ${searchLabel.toLowerCase()}`}
              placeholder={searchLabel}
              text={text}
              onType={type}
              onLeave={flush}
            />
            {progress && (
              <SaveProgress
                progress={progress}
                onStop={stop}
                onRetry={(unsaved) => void grid.current?.save(unsaved)}
              />
            )}
          </>
        }
      />
      {found.length === 0 && (
        <NothingFound title="No store found" onClear={() => type('')}>
          No store that sells {product.name}, nor its city or region, has “{text}”.
        </NothingFound>
      )}
      <p role="status" className={classes.counts}>
        {countText(found.length, lines.length, storeNoun)}
      </p>
    </>
  )
}
