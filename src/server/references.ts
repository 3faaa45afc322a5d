import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rows, type Tx } from './database/database.ts'
import { invalid } from './errors.ts'

const found = z.object({ id: z.number() })

/** Another record as a request names it: the whole record as it was read, or its bare id (AMB-56). */
type Mention = number | { readonly id: number }

/** The ids of a list of mentions, in the list's order. */
export function idsOf(mentions: readonly Mention[]): number[] {
  return mentions.map((mention) => (typeof mention === 'number' ? mention : mention.id))
}

/**
 * Throws a 400 that names the first unknown id of a list, e.g. `tags.1`. The known rows are locked against
 * deletion until the transaction ends. Ids in `stays` may be unknown: the record names them already.
 */
export async function requireKnown(
  tx: Tx,
  table: PgTable,
  ids: readonly number[],
  {
    path,
    what,
    stays = new Set(),
  }: { readonly path: string; readonly what: string; readonly stays?: ReadonlySet<number> },
): Promise<void> {
  if (ids.length === 0) return
  // All ids go as one array parameter: a statement takes 65,535 parameters at most.
  const list = sql`${sql.param([...ids])}::integer[]`
  const known = await rows(
    tx,
    sql`select id from ${table} where id = any(${list}) for key share`,
    found,
  )
  const knownIds = new Set(known.map((row) => row.id))
  const unknown = ids.findIndex((id) => !knownIds.has(id) && !stays.has(id))
  if (unknown >= 0) throw invalid(`${path}.${unknown}`, `This ${what} does not exist.`)
}

/**
 * Throws a 400 that names the field where the id is unknown. The row is locked against deletion until the
 * transaction ends.
 */
export async function requireOne(
  tx: Tx,
  table: PgTable,
  id: number,
  { path, what }: { readonly path: string; readonly what: string },
): Promise<void> {
  const known = await rows(tx, sql`select id from ${table} where id = ${id} for key share`, found)
  if (known.length === 0) throw invalid(path, `This ${what} does not exist.`)
}
