import { type SQL, sql } from 'drizzle-orm'
import { jsonText, maybeJsonText, type Tx } from '../database/database.ts'
import { notFound } from '../errors.ts'
import { JsonText } from '../handlers.ts'

export async function oneRecord(tx: Tx, what: string, statement: SQL): Promise<JsonText> {
  const text = await maybeJsonText(tx, statement)
  if (text === null) throw notFound(what)
  return new JsonText(text)
}

export async function recordList(tx: Tx, select: SQL): Promise<JsonText> {
  const list = sql`select coalesce(json_agg(record), '[]')::text from (${select}) record`
  return new JsonText(await jsonText(tx, list))
}
