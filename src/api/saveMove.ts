import { indexed, type Move, type Placed } from '#domain/ordering.ts'

interface Steps<Row> {
  /** The rows as the server has them now. */
  readonly read: () => Promise<readonly Row[]>
  readonly save: (row: Row, sort_order: number) => Promise<unknown>
}

/**
 * Saves a move, one call for each row that gets another sort_order (VAR-07, RECPROD-08). The move is made
 * in the order that the server has by now, so nobody's order is undone by a list that was read before.
 * The calls go in the order of the positions and are taken back in the opposite one: this leads to the
 * same list whether the server makes room for a row that is moved or just writes its number. When one
 * call is refused, those before it are taken back and its error is thrown.
 */
export async function saveMove<Row extends Placed>(
  { read, save }: Steps<Row>,
  move: Move,
  changesOf: (rows: readonly Row[], move: Move) => readonly Placed[] = indexed,
): Promise<void> {
  const rows = await read()
  const saved: Row[] = []
  try {
    for (const { id, sort_order } of changesOf(rows, move)) {
      const row = rows.find((one) => one.id === id)
      if (!row) continue
      await save(row, sort_order)
      saved.push(row)
    }
  } catch (error) {
    // The person has to know the refusal, whether taking back works or not.
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
