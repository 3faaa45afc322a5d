import type { InitialInventory } from '#api/inventory.ts'
import { type Weekday, weekdays } from '#domain/calendar.ts'
import {
  type ChangedCell,
  type CountedVariant,
  countedVariants,
  mostPieces,
  startingQuantities,
} from '#domain/products/inventory.ts'
import { capitalized } from '#domain/wording.ts'
import { type CellType, integerCell } from '#ui/grid/cellTypes.ts'
import type { GridColumn, GridLine, RowChange, RowTexts } from '#ui/grid/gridProps.ts'

export interface StartingRow extends CountedVariant {
  readonly quantities: Readonly<Record<Weekday, number>>
}

export type StartingLine = GridLine<StartingRow, never>

const gridDays: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

const whole = integerCell({ max: mostPieces })
/** An emptied cell becomes 0; other invalid texts are refused (AMB-105). */
const quantityCell: CellType = {
  ...whole,
  read: (text) => (text.trim() === '' ? { value: 0 } : whole.read(text)),
}

export const startingColumns: readonly GridColumn<StartingRow>[] = [
  {
    id: 'variant',
    header: 'Product',
    value: ({ label }) => label,
    sticky: true,
    minWidth: 156,
    grow: 3,
  },
  ...gridDays.map((day) => ({
    id: day,
    header: capitalized(day),
    value: ({ quantities }: StartingRow) => quantities[day],
    type: quantityCell,
    minWidth: 100,
  })),
]

export function startingLines(
  variants: readonly CountedVariant[],
  records: readonly InitialInventory[],
): StartingLine[] {
  const quantityOf = startingQuantities(records)
  return variants.map((variant) => {
    const of = (day: Weekday) => quantityOf(variant.variantId, day)
    const quantities = {
      sunday: of('sunday'),
      monday: of('monday'),
      tuesday: of('tuesday'),
      wednesday: of('wednesday'),
      thursday: of('thursday'),
      friday: of('friday'),
      saturday: of('saturday'),
    }
    return { kind: 'row', id: String(variant.variantId), row: { ...variant, quantities } }
  })
}

/** What the other store has of the variants that it sells as well. */
export function copiedTexts(
  lines: readonly StartingLine[],
  soldThere: Parameters<typeof countedVariants>[0],
  records: readonly InitialInventory[],
): RowTexts {
  const there = new Set(countedVariants(soldThere, ['daily']).map(({ variantId }) => variantId))
  const quantityOf = startingQuantities(records)
  return new Map(
    lines.flatMap((line) => {
      if (line.kind !== 'row' || !there.has(line.row.variantId)) return []
      const { variantId } = line.row
      return [[line.id, new Map(gridDays.map((day) => [day, `${quantityOf(variantId, day)}`]))]]
    }),
  )
}

interface RowCell extends ChangedCell {
  readonly rowId: string
}

export function changedCells(changes: readonly RowChange<StartingRow>[]): RowCell[] {
  return changes.flatMap(({ id, row, values, seen }) =>
    gridDays.flatMap((day) => {
      const quantity = values.get(day)
      if (typeof quantity !== 'number') return []
      const cell = { rowId: id, variant_id: row.variantId, day, quantity }
      return [{ ...cell, seen: Number(seen.get(day)) }]
    }),
  )
}

interface CellError {
  /** 'rows.3.quantity'. */
  readonly path: string
  readonly message: string
}

export function refusedRows(
  cells: readonly RowCell[],
  errors: readonly CellError[],
): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>()
  for (const { path, message } of errors) {
    const cell = cells[Number(/^rows\.(\d+)/.exec(path)?.[1] ?? -1)]
    if (!cell) continue
    const reason = `${capitalized(cell.day)}: ${message}`
    const earlier = reasons.get(cell.rowId)
    reasons.set(cell.rowId, earlier === undefined ? reason : `${earlier}; ${reason}`)
  }
  return reasons
}
