/** Lists that people arrange: their positions stay unique and without a gap, whoever moves what. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Placed, placedAt } from '#domain/ordering.ts'
import type { Tx } from '../database/database.ts'

/**
 * Holds the whole list of a table until the end of the transaction, rows still to come included: those
 * who arrange it follow one another. Take it before any of its rows.
 */
export async function holdList(tx: Tx, list: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${list}))`)
}

/** Puts one row of a held list at a place, from 0, and numbers the others; beyond the end is the end. */
export async function takePlace(
  tx: Tx,
  table: PgTable,
  list: readonly Placed[],
  { id, sort_order }: Placed,
): Promise<void> {
  await savePlaces(tx, table, placedAt(list, id, sort_order))
}

/** Gives rows these places. */
export async function savePlaces(tx: Tx, table: PgTable, places: readonly Placed[]): Promise<void> {
  if (places.length === 0) return
  await tx.execute(
    sql`update ${table} t set sort_order = given.sort_order
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
          as given (id integer, sort_order integer)
        where t.id = given.id`,
  )
}

/** Lists within one table: the rows with the same owner are one. */
interface Lists {
  readonly owner: AnyPgColumn
  readonly ids: readonly number[]
}

/** Numbers a list from 0 after rows of it have gone; of a table with several lists only those given. */
export async function closeGaps(tx: Tx, table: PgTable, lists?: Lists): Promise<void> {
  if (lists?.ids.length === 0) return
  const partition: SQL = lists ? sql`partition by ${lists.owner}` : sql``
  const chosen: SQL = lists ? sql`where ${inArray(lists.owner, [...lists.ids])}` : sql``
  await tx.execute(
    sql`update ${table} t set sort_order = numbered.place
        from (select id, row_number() over (${partition} order by sort_order, id) - 1 as place
                from ${table} ${chosen}) numbered
        where t.id = numbered.id and t.sort_order <> numbered.place`,
  )
}
