import type { FieldFault } from '#domain/faults.ts'
import type { CheckedRow } from '#domain/prices/priceCheck.ts'
import type { RefusedPrice } from '#domain/prices/priceDesk.ts'
import { requiredColumns } from '#domain/prices/priceList.ts'

/** Maps errors of the sent file (header is row 1) to rows of the chosen list. `sent` is in the file's order. */
export function refusalsOf(
  fields: readonly FieldFault[],
  sent: readonly CheckedRow[],
): readonly RefusedPrice[] {
  return fields.flatMap(({ path, message }) => {
    const [, number, name] = /^row\.(\d+)\.(\w+)$/.exec(path) ?? []
    const row = sent[Number(number) - 2]?.row
    const column = requiredColumns.find((one) => one === name)
    if (row === undefined || column === undefined) return []
    return [{ row, column, message: message.replace(/^Row \d+: /, '') }]
  })
}
