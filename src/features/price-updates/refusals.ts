import type { FieldFault } from '#domain/faults.ts'
import type { CheckedRow } from '#domain/priceCheck.ts'
import type { RefusedPrice } from '#domain/priceDesk.ts'
import { requiredColumns } from '#domain/priceList.ts'

/**
 * The refusals of a host, at the rows of the chosen list. The host names rows of the sent file, whose header is row 1.
 *
 * @param sent The rows of that file, in their order.
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
