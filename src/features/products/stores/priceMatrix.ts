import type { StoreSummary } from '#api/stores.ts'
import type { Variant } from '#api/variants.ts'
import type { StoreProductHeading } from '#components/storeProductLines.ts'
import { distinctNames } from '#domain/namesakes.ts'
import { formatCents } from '#domain/prices/money.ts'
import { priceFindings } from '#domain/prices/priceCheck.ts'
import { type CellType, moneyCell } from '#ui/grid/cellTypes.ts'
import type { GridColumn, GridLine, RowChange } from '#ui/grid/gridProps.ts'

export interface StorePrices {
  readonly storeId: number
  readonly name: string
  /** `Seattle, WA, Northwest` */
  readonly place: string
  /** Of the product at this store, in cents. */
  readonly base: number
  /** By variant id. */
  readonly prices: ReadonlyMap<number, number>
}

export type PriceLine = GridLine<StorePrices, never>

export function priceLines(
  headings: readonly StoreProductHeading[],
  stores: readonly StoreSummary[],
): PriceLine[] {
  const storesById = new Map(stores.map((store) => [store.id, store]))
  const names = distinctNames(headings, ({ town }) => town)
  return headings.map(({ id, name, storeProduct }) => {
    const { city, state, region } = storesById.get(id) ?? {}
    const places = new Set([city, state, region].filter((place) => place))
    return {
      kind: 'row',
      id: String(id),
      row: {
        storeId: id,
        name: names.get(id) ?? name,
        place: [...places].join(', '),
        base: storeProduct.price,
        prices: new Map(storeProduct.prices.map((one) => [one.variant_id, one.price])),
      },
    }
  })
}

/** `12 oz, Hot, Whole`; the SKU of a variant without attribute values. */
export function variantWords({ sku, attribute_values }: Variant): string {
  const names = attribute_values.filter(({ is_void }) => !is_void).map(({ name }) => name)
  return names.join(', ') || sku
}

/** Says how a price differs from the base price of its store: `545¢ +50¢`. */
const priceCell = ({ base }: StorePrices): CellType => ({
  ...moneyCell,
  beside: (value) => {
    if (typeof value !== 'number' || value === base) return undefined
    return `${value > base ? '+' : '−'}${formatCents(Math.abs(value - base))}`
  },
})

const priceAt = ({ prices, base }: StorePrices, variantId: number) => prices.get(variantId) ?? base

export const columnOf = (variantId: number) => `variant ${variantId}`

export function priceColumns(
  variants: readonly Variant[],
  refusal: (row: StorePrices) => string | undefined,
  isNarrow: boolean,
): GridColumn<StorePrices>[] {
  const store: GridColumn<StorePrices> = {
    id: 'store',
    header: 'Store',
    value: ({ name }) => name,
    width: isNarrow ? 116 : 168,
    sticky: true,
  }
  const place: GridColumn<StorePrices> = {
    id: 'place',
    header: 'City, region',
    value: (row) => row.place,
    width: 136,
    wraps: true,
  }
  const base: GridColumn<StorePrices> = {
    id: 'base',
    header: 'Base price',
    value: (row) => formatCents(row.base),
    width: 100,
    align: 'right',
  }
  const prices = variants.map((variant): GridColumn<StorePrices> => {
    const words = variantWords(variant)
    return {
      id: columnOf(variant.id),
      header: words,
      ...(words !== variant.sku && { note: variant.sku }),
      value: (row) => priceAt(row, variant.id),
      type: moneyCell,
      typeOf: priceCell,
      refusal,
      mark: (row, value) => {
        if (typeof value !== 'number') return undefined
        const [strange] = priceFindings(value, priceAt(row, variant.id))
        return strange && { tone: 'accent', text: strange.message }
      },
      minWidth: 132,
    }
  })
  return isNarrow ? [store, ...prices, base, place] : [store, place, base, ...prices]
}

export interface ChangedPrice {
  readonly storeId: number
  readonly variantId: number
  readonly price: number
  /** Id of its line. */
  readonly id: string
  readonly words: string
}

export function changedPrices(
  changes: readonly RowChange<StorePrices>[],
  variants: readonly Variant[],
): ChangedPrice[] {
  return changes.flatMap(({ id, row: { storeId }, values }) =>
    variants.flatMap((variant) => {
      const price = values.get(columnOf(variant.id))
      const words = variantWords(variant)
      return typeof price === 'number' ? [{ storeId, variantId: variant.id, price, id, words }] : []
    }),
  )
}
