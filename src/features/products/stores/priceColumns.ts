import { moneyCell } from '#ui/grid/cellTypes.ts'
import type { GridColumn } from '#ui/grid/gridProps.ts'
import { defineList } from '#ui/list/listState.ts'
import type { VariantRow } from './storeRows.ts'

/** The SKU, and the editable price in cents. */
export const priceColumns: readonly GridColumn<VariantRow>[] = [
  { id: 'sku', header: 'SKU', value: ({ sku }) => sku, minWidth: 120, grow: 1.5 },
  {
    id: 'price',
    header: 'Price in cents',
    value: ({ price }) => price,
    type: moneyCell({ unit: 'cents' }),
    // The minimum leaves room for the whole SKU on a phone.
    minWidth: 136,
  },
]

/** The search is kept in the address of the product: `?storesQ=mission`. */
export const storesList = defineList({ columns: [], prefix: 'stores' })
