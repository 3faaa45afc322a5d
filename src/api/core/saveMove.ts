import { indexed, type Move, type Positioned, repositioned } from '#domain/ordering.ts'
import type { Base } from './latest.ts'
import type { MutatingOperationId } from './operations.gen.ts'
import type { OptimisticChange } from './optimistic.ts'
import { useOperation, type WriteCall } from './write.ts'

interface Steps<Row> {
  readonly read: () => Promise<readonly Row[]>
  readonly save: (row: Row, sort_order: number) => Promise<unknown>
}

/**
 * Saves a move with one call per changed sort_order, on the server's current order. A refused call takes the
 * earlier ones back in reverse; it works on servers that shift the other rows and on those that do not.
 * Throws the refusal.
 */
export async function saveMove<Row extends Positioned>(
  { read, save }: Steps<Row>,
  move: Move,
  changesOf: (rows: readonly Row[], move: Move) => readonly Positioned[] = indexed,
): Promise<{ readonly base: Base }> {
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
    // The refusal matters more than a failed rollback.
    await takeBack(saved.reverse(), save).catch(() => {})
    throw error
  }
  return { base: { before: rows } }
}

interface Order {
  readonly read: () => Promise<readonly Positioned[]>
  readonly save: (rows: Positioned[], write: WriteCall) => Promise<unknown>
  readonly optimistic: OptimisticChange<Move>
}

/** A move by one call with the whole order, optimistic. Uses the host's current order, like {@link saveMove}. */
export function useMoveInOrder(id: MutatingOperationId, { read, save, optimistic }: Order) {
  return useOperation(id, {
    send: async (move: Move, write): Promise<{ readonly base: Base }> => {
      const before = await read()
      const rows = repositioned(before, move)
      await save(
        rows.map(({ id, sort_order }) => ({ id, sort_order })),
        write,
      )
      return { base: { before } }
    },
    optimistic,
    inTurn: id,
  })
}

async function takeBack<Row extends Positioned>(
  rows: readonly Row[],
  save: Steps<Row>['save'],
): Promise<void> {
  for (const row of rows) await save(row, row.sort_order)
}
