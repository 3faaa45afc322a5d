import type { SQL } from 'drizzle-orm'
import { maybeJsonText, type Tx } from '../database/database.ts'
import { notFound } from '../errors.ts'
import { JsonText } from '../handlers.ts'

export async function oneRecord(tx: Tx, what: string, statement: SQL): Promise<JsonText> {
  const text = await maybeJsonText(tx, statement)
  if (text === null) throw notFound(what)
  return new JsonText(text)
}
