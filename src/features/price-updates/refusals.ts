import type { FieldFault } from '#domain/faults.ts'
import type { CheckedRow } from '#domain/prices/priceCheck.ts'
import type { RefusedPrice } from '#domain/prices/priceDesk.ts'
import { requiredColumns } from '#domain/prices/priceList.ts'

/**
 * Maps refusals of the sent file, whose header is row 1, to rows of the chosen list.
 *
 * @param sent Rows of the sent file, in order.
 */
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
