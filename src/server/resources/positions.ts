/** Positions of lists that users arrange: unique and without gaps. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { movedTo, offPosition, type Positioned } from '#domain/ordering.ts'
import type { Tx } from '../database/database.ts'

/** Advisory lock on a whole list, including rows inserted meanwhile. Lock the list before any of its rows. */
export async function lockList(tx: Tx, list: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${list}))`)
}

/** Moves a row of a locked list and renumbers the others. Positions start at 0; beyond the end means the end. */
export async function takePosition(
  tx: Tx,
  table: PgTable,
  list: readonly Positioned[],
  { id, sort_order }: Positioned,
): Promise<void> {
  await savePositions(tx, table, movedTo(list, id, sort_order))
}

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

/** Resolves a position clash in a locked list: renumbers all rows, with row `first` ahead of its rival. */
export async function resolveClash(
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

/** Column that splits a table into lists, and the lists concerned. */
interface Lists {
  readonly owner: AnyPgColumn
  readonly ids: readonly number[]
}

/** Renumbers a list from 0 after a deletion. */
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
