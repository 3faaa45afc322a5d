import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { jsonText, maybeJsonText, type Tx } from '../database/database.ts'
import { notFound } from '../errors.ts'
import { JsonText } from '../handlers.ts'

export async function oneRecord(tx: Tx, what: string, statement: SQL): Promise<JsonText> {
  const text = await maybeJsonText(tx, statement)
  if (text === null) throw notFound(what)
  return new JsonText(text)
}

/** The record that `select` finds; 404 without one. */
export function recordOf(tx: Tx, what: string, select: SQL): Promise<JsonText> {
  return oneRecord(tx, what, sql`select row_to_json(record)::text from (${select}) record`)
}

export async function recordList(tx: Tx, select: SQL): Promise<JsonText> {
  const list = sql`select coalesce(json_agg(record), '[]')::text from (${select}) record`
  return new JsonText(await jsonText(tx, list))
}

/** Other writes of the row wait until this transaction ends. 404 without it. */
export function lockRow<Table extends PgTable & { readonly id: PgColumn }>(
  tx: Tx,
  table: Table,
  id: number,
  what: string,
): Promise<Table['$inferSelect']>
export async function lockRow(
  tx: Tx,
  table: PgTable & { readonly id: PgColumn },
  id: number,
  what: string,
): Promise<unknown> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (!row) throw notFound(what)
  return row
}
