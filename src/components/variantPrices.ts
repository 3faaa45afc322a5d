import { useCallback } from 'react'
import type { PriceBatch } from '#api/storeProductWrites.ts'
import { moneyCell } from '#ui/grid/cellTypes.ts'
import type { GridColumn, RowChange } from '#ui/grid/gridProps.ts'

/** A variant at a store, and its price there in cents. */
export interface PricedVariant {
  readonly storeId: number
  readonly variantId: number
  readonly sku: string
  readonly price: number
}

/** The SKU, and the editable price in cents. */
export const priceColumns: readonly GridColumn<PricedVariant>[] = [
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

/** Saves changed prices of a grid; `answer` learns the result of each row as soon as it is known. */
export function useSavePrices(setPrices: (batch: PriceBatch) => Promise<unknown>) {
  return useCallback(
    async (
      changes: readonly RowChange<PricedVariant>[],
      answer: (id: string, refusal: string | null) => void,
    ) => {
      const prices = changes.flatMap(({ id, row: { storeId, variantId }, values }) => {
        const price = values.get('price')
        return typeof price === 'number' ? [{ id, storeId, variantId, price }] : []
      })
      await setPrices({
        prices,
        onAnswer: (index, refusal) => {
          const id = prices[index]?.id
          if (id !== undefined) answer(id, refusal?.message ?? null)
        },
      })
    },
    [setPrices],
  )
}
