import { type Move, withMove } from '#domain/moves.ts'
import { bySortOrder, misplaced, type Placed } from '#domain/ordering.ts'

interface Steps<Row> {
  /** The rows as the server has them now. */
  readonly read: () => Promise<readonly Row[]>
  readonly save: (row: Row, sort_order: number) => Promise<unknown>
}

/**
 * Moves a row and gives every row its index, one call each (VAR-07). The move is made in the order the
 * server has by now, not in the one that was on the screen, so nobody's order is undone by a list that was
 * read before. When a call is refused, the rows saved before it are put back and its error is thrown.
 */
export async function saveMove<Row extends Placed>(
  { read, save }: Steps<Row>,
  move: Move,
): Promise<void> {
  const rows = [...(await read())].sort(bySortOrder)
  const saved: Row[] = []
  try {
    for (const { id, sort_order } of misplaced(withMove(rows, move))) {
      const row = rows.find((one) => one.id === id)
      if (!row) continue
      await save(row, sort_order)
      saved.push(row)
    }
  } catch (error) {
    // Whether this works or not, the refusal is what the person has to know.
    await Promise.allSettled(saved.map((row) => save(row, row.sort_order)))
    throw error
  }
}
