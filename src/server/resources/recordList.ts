import { type SQL, sql } from 'drizzle-orm'
import { jsonText, type Tx } from '../database/database.ts'
import { JsonText } from '../handlers.ts'

export async function recordList(tx: Tx, select: SQL): Promise<JsonText> {
  const list = sql`select coalesce(json_agg(record), '[]')::text from (${select}) record`
  return new JsonText(await jsonText(tx, list))
}
