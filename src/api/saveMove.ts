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
 * read before.
 */
export function saveMove<Row extends Placed>(steps: Steps<Row>, move: Move): Promise<void> {
  return savePlaces(steps, (rows) => misplaced(withMove([...rows].sort(bySortOrder), move)))
}

/**
 * Gives rows other places, told from the rows as they are by now. The calls go in the order of the places
 * and are taken back in the opposite one: so they lead there whether the server makes room for a row that
 * is moved or just writes its number. When one is refused, those before it are taken back and its error is
 * thrown.
 */
export async function savePlaces<Row extends Placed>(
  { read, save }: Steps<Row>,
  placesIn: (rows: readonly Row[]) => readonly Placed[],
): Promise<void> {
  const rows = await read()
  const saved: Row[] = []
  try {
    for (const { id, sort_order } of placesIn(rows)) {
      const row = rows.find((one) => one.id === id)
      if (!row) continue
      await save(row, sort_order)
      saved.push(row)
    }
  } catch (error) {
    // Whether this works or not, the refusal is what the person has to know.
    await takeBack(saved.reverse(), save).catch(() => {})
    throw error
  }
}

async function takeBack<Row extends Placed>(
  rows: readonly Row[],
  save: Steps<Row>['save'],
): Promise<void> {
  for (const row of rows) await save(row, row.sort_order)
}
