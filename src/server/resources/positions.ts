/** Positions of the lists that users arrange: every write keeps them unique and without gaps. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { movedTo, offPosition, type Positioned } from '#domain/ordering.ts'
import type { Tx } from '../database/database.ts'

/**
 * Locks a whole list until the transaction ends, rows added meanwhile included, so that moves in the list run
 * one after another. Lock the list before any of its rows.
 */
export async function holdList(tx: Tx, list: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${list}))`)
}

/**
 * Moves one row of a locked list to a position from 0, and renumbers the others; a position beyond the end is
 * the end.
 */
export async function takePosition(
  tx: Tx,
  table: PgTable,
  list: readonly Positioned[],
  { id, sort_order }: Positioned,
): Promise<void> {
  await savePositions(tx, table, movedTo(list, id, sort_order))
}

/** Writes the given positions of rows. */
export async function savePositions(
  tx: Tx,
  table: PgTable,
  positions: readonly Positioned[],
): Promise<void> {
  if (positions.length === 0) return
  await tx.execute(
    sql`update ${table} t set sort_order = given.sort_order
        from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb)
          as given (id integer, sort_order integer)
        where t.id = given.id`,
  )
}

/**
 * Keeps two rows of a locked list from sharing a position: on a clash all rows get their index, with the row
 * `first` ahead of the one at its position.
 */
export async function parted(
  tx: Tx,
  table: PgTable,
  list: readonly Positioned[],
  first?: number,
): Promise<void> {
  if (new Set(list.map(({ sort_order }) => sort_order)).size === list.length) return
  const isFirst = ({ id }: Positioned) => Number(id === first)
  const sorted = list.toSorted(
    (a, b) => a.sort_order - b.sort_order || isFirst(b) - isFirst(a) || a.id - b.id,
  )
  await savePositions(tx, table, offPosition(sorted))
}

/** Names the column that splits a table into lists: rows with the same owner form one list. */
interface Lists {
  readonly owner: AnyPgColumn
  readonly ids: readonly number[]
}

/** Numbers a list from 0 after rows of it were deleted; `lists` limits this to some lists of the table. */
export async function closeGaps(tx: Tx, table: PgTable, lists?: Lists): Promise<void> {
  if (lists?.ids.length === 0) return
  const partition: SQL = lists ? sql`partition by ${lists.owner}` : sql``
  const chosen: SQL = lists ? sql`where ${inArray(lists.owner, [...lists.ids])}` : sql``
  await tx.execute(
    sql`update ${table} t set sort_order = numbered.position
        from (select id, row_number() over (${partition} order by sort_order, id) - 1 as position
                from ${table} ${chosen}) numbered
        where t.id = numbered.id and t.sort_order <> numbered.position`,
  )
}
