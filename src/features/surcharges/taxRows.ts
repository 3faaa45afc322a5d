import type { StoreSummary } from '#api/stores.ts'
import type { Surcharge } from '#api/surcharges.ts'
import type { KnownTaxRates, TaxRate } from '#api/taxRates.ts'
import { formatCents } from '#domain/prices/money.ts'
import { type ProductType, productTypes, wordFor } from '#domain/products/productWords.ts'
import { compareTexts } from '#domain/sorting.ts'
import {
  type ChangedRate,
  highWarning,
  multiplierOf,
  percentDecimals,
  percentOf,
  shownRate,
  taxedTypes,
  untaxedTypes,
} from '#domain/stores/taxRates.ts'
import { type CellType, checkboxCell, type GridValue, percentCell } from '#ui/grid/cellTypes.ts'
import type { CellMark, GridColumn, GridLine, RowChange } from '#ui/grid/gridProps.ts'

export type TaxedStore = Pick<StoreSummary, 'id' | 'name' | 'city' | 'state'>

export interface TaxRow {
  readonly store: TaxedStore
  readonly surcharge: Surcharge
  /** By product type; undefined while loading. */
  readonly amounts: ReadonlyMap<ProductType, TaxRate> | undefined
  readonly failure: string | undefined
}

export type TaxLine = GridLine<TaxRow, TaxedStore>

export function byTown<Store extends TaxedStore>(stores: readonly Store[]): Store[] {
  const text = (value: string | null | undefined) => value ?? ''
  return [...stores].sort(
    (one, other) =>
      compareTexts(text(one.state), text(other.state)) ||
      compareTexts(text(one.city), text(other.city)) ||
      compareTexts(one.name, other.name) ||
      one.id - other.id,
  )
}

const isFlat = ({ flat_rate }: Surcharge) => flat_rate !== null

export const rowIdOf = (storeId: number, surchargeId: number) => `${storeId} ${surchargeId}`

export function taxRows(
  store: TaxedStore,
  surcharges: readonly Surcharge[],
  { rates, failure }: KnownTaxRates,
): GridLine<TaxRow, never>[] {
  return surcharges.map((surcharge) => {
    const own = rates?.filter(({ surcharge_id }) => surcharge_id === surcharge.id)
    const amounts = own && new Map(own.map((rate) => [rate.product_type, rate]))
    return {
      kind: 'row',
      id: rowIdOf(store.id, surcharge.id),
      row: { store, surcharge, amounts, failure },
    }
  })
}

/** The stores without a rate for a type, and those that could not be read. */
export function storesToMend(known: ReadonlyMap<number, KnownTaxRates>): ReadonlySet<number> {
  return new Set(
    [...known].flatMap(([id, { rates, failure }]) =>
      failure !== undefined || (rates && untaxedTypes(rates).length > 0) ? [id] : [],
    ),
  )
}

/** A flat fee is no tax rate. */
export function isMissing(line: TaxLine, stores: ReadonlySet<number>): boolean {
  if (line.kind === 'group') return stores.has(line.group.id)
  return stores.has(line.row.store.id) && !isFlat(line.row.surcharge)
}

const unread = percentCell({ max: 100, optional: true, decimals: percentDecimals })
const notSet = 'Not set'
const percentage: CellType = { ...unread, emptyText: notSet }
const flat: CellType = { ...checkboxCell, emptyText: notSet }
const typeOf = ({ surcharge, amounts }: TaxRow): CellType => {
  if (!amounts) return unread
  return isFlat(surcharge) ? flat : percentage
}

/** Null: the store has no such rate. */
function cellValue(row: TaxRow, type: ProductType): GridValue | undefined {
  const { surcharge, amounts, failure } = row
  // Empty and disabled while loading.
  if (!amounts) return failure === undefined ? undefined : null
  return shownRate(amounts.get(type), isFlat(surcharge))
}

function markOf(_row: TaxRow, value: GridValue | undefined): CellMark | undefined {
  const text = typeof value === 'number' ? highWarning(value) : undefined
  return text === undefined ? undefined : { tone: 'accent', text }
}

/** Unsaved cells stay when a row is added. */
export const addedBeside = 'The row is added beside them. Nothing is saved until Save is pressed.'

export function surchargeName({ name, flat_rate }: Surcharge): string {
  return flat_rate === null ? name : `${name} (${formatCents(flat_rate)})`
}

export const typeName = (type: ProductType) => wordFor(productTypes, type)

/** `refusal`: why a store is read-only. */
export function taxColumns(
  refusal: (store: TaxedStore) => string | undefined,
): readonly GridColumn<TaxRow>[] {
  return [
    {
      id: 'surcharge',
      header: 'Surcharge',
      value: ({ surcharge }) => surchargeName(surcharge),
      sticky: true,
      minWidth: 136,
      grow: 2,
    },
    ...taxedTypes.map((type) => ({
      id: type,
      header: typeName(type),
      value: (row: TaxRow) => cellValue(row, type),
      type: percentage,
      typeOf,
      refusal: ({ store, failure }: TaxRow) => failure ?? refusal(store),
      mark: markOf,
      align: 'right' as const,
      minWidth: 112,
    })),
  ]
}

/** Default rate, or a flat rate that is not charged (AMB-111). */
export function defaultTexts(surcharge: Surcharge): ReadonlyMap<string, string> {
  const text = isFlat(surcharge) ? 'No' : String(percentOf(surcharge.default_rate))
  return new Map(taxedTypes.map((type) => [type, text]))
}

export function changedRates({ row, values, seen }: RowChange<TaxRow>): ChangedRate[] {
  const { id: surcharge_id, flat_rate } = row.surcharge
  return taxedTypes.flatMap((product_type): ChangedRate[] => {
    const value = values.get(product_type)
    const before = seen.get(product_type)
    const isShown = typeof before === 'number' || typeof before === 'boolean'
    const cell = { surcharge_id, product_type, seen: isShown ? before : null }
    if (value === undefined) return []
    if (flat_rate !== null) return [{ ...cell, flat_rate: value === true ? flat_rate : 0 }]
    return [{ ...cell, rate: typeof value === 'number' ? multiplierOf(value) : null }]
  })
}

export function changesByStore(
  changes: readonly RowChange<TaxRow>[],
): Map<number, RowChange<TaxRow>[]> {
  return Map.groupBy(changes, ({ row }) => row.store.id)
}
