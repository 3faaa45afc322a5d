import { indexed, type Move, type Positioned, repositioned } from '#domain/ordering.ts'
import type { OptimisticChange } from './optimistic.ts'
import type { WriteCall } from './write.ts'

interface Steps<Row> {
  /** Reads the server's present rows. */
  readonly read: () => Promise<readonly Row[]>
  readonly save: (row: Row, sort_order: number) => Promise<unknown>
}

/**
 * Saves a move, with one call for each row whose sort_order changes. The move applies to the server's present
 * order, so an older list does not undo another user's order. The calls go in the order of the positions, and
 * a refused call takes the earlier ones back in the opposite order. That order leads to the same list on both
 * kinds of servers: the one that makes room for a moved row, and the one that just writes the number. Throws
 * the error of the refused call.
 */
export async function saveMove<Row extends Positioned>(
  { read, save }: Steps<Row>,
  move: Move,
  changesOf: (rows: readonly Row[], move: Move) => readonly Positioned[] = indexed,
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
    // The user has to see the refusal, even if taking the earlier calls back fails.
    await takeBack(saved.reverse(), save).catch(() => {})
    throw error
  }
}

interface Order<Answer> {
  /** Reads the host's present rows. */
  readonly read: () => Promise<readonly Positioned[]>
  readonly save: (rows: Positioned[], write: WriteCall) => Promise<Answer>
  readonly shown: OptimisticChange<Move>
  readonly inTurn: string
}

/**
 * The options of a write that moves a row by one call with the whole order: all rows get their index as
 * sort_order, and the move is shown at once. It applies to the host's present order, as in {@link saveMove}.
 */
export function moveInOrder<Answer>({ read, save, shown, inTurn }: Order<Answer>) {
  return {
    send: async (move: Move, write: WriteCall) => {
      const rows = repositioned(await read(), move)
      return save(
        rows.map(({ id, sort_order }) => ({ id, sort_order })),
        write,
      )
    },
    optimistic: shown,
    inTurn,
  }
}

async function takeBack<Row extends Positioned>(
  rows: readonly Row[],
  save: Steps<Row>['save'],
): Promise<void> {
  for (const row of rows) await save(row, row.sort_order)
}
