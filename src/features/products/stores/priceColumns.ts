import { moneyCell } from '#ui/grid/cellTypes.ts'
import type { GridColumn } from '#ui/grid/gridProps.ts'
import { defineList } from '#ui/list/listState.ts'
import type { VariantRow } from './storeRows.ts'

/** SKU, and the price in cents that is edited. */
export const priceColumns: readonly GridColumn<VariantRow>[] = [
  { id: 'sku', header: 'SKU', value: ({ sku }) => sku, minWidth: 120, grow: 1.5 },
  {
    id: 'price',
    header: 'Price in cents',
    value: ({ price }) => price,
    type: moneyCell({ unit: 'cents' }),
    // Leaves the SKU its whole text on a phone.
    minWidth: 136,
  },
]

/** The search stands in the address of the product: `?storesQ=mission` (PLUS-01). */
export const storesList = defineList({ columns: [], prefix: 'stores' })
