import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { movedTo, offPosition, type Positioned } from '#domain/ordering.ts'
import type { Tx } from '../database/database.ts'

/** Includes rows inserted meanwhile. Lock the list before its rows. */
export async function lockList(tx: Tx, list: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${list}))`)
}

/** In a locked list; a position beyond the end means the end. */
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

/** In a locked list: row `first` goes ahead of its rival. */
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

interface Lists {
  readonly owner: AnyPgColumn
  readonly ids: readonly number[]
}

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
