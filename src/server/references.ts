import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rows, type Tx } from './database/database.ts'
import { invalid } from './errors.ts'

const idRow = z.object({ id: z.number() })

/** A whole record or an id (AMB-56). */
type Reference = number | { readonly id: number }

export function idsOf(references: readonly Reference[]): number[] {
  return references.map((reference) => (typeof reference === 'number' ? reference : reference.id))
}

/** Throws 400 for the first unknown id, e.g. `tags.1`, unless in `stays`. Locks the rows against deletion. */
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
  // A statement takes at most 65,535 parameters.
  const list = sql`${sql.param([...ids])}::integer[]`
  const known = await rows(
    tx,
    sql`select id from ${table} where id = any(${list}) for key share`,
    idRow,
  )
  const knownIds = new Set(known.map((row) => row.id))
  const unknown = ids.findIndex((id) => !knownIds.has(id) && !stays.has(id))
  if (unknown >= 0) throw invalid(`${path}.${unknown}`, `This ${what} does not exist.`)
}

/** Throws 400. Locks the row against deletion. */
export async function requireOne(
  tx: Tx,
  table: PgTable,
  id: number,
  { path, what }: { readonly path: string; readonly what: string },
): Promise<void> {
  const known = await rows(tx, sql`select id from ${table} where id = ${id} for key share`, idRow)
  if (known.length === 0) throw invalid(path, `This ${what} does not exist.`)
}

interface Links {
  /** Column of the table of links that holds the record's own id. */
  readonly owner: PgColumn
  readonly linked: PgColumn
  /** Value of the column `side`, where one table holds two lists. */
  readonly side?: string
}

/** Links the record `id` to `ids` alone. Undefined keeps its links. */
export async function setLinks(
  tx: Tx,
  { owner, linked, side }: Links,
  id: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (!ids) return
  // A statement takes at most 65,535 parameters.
  const wanted = sql`${sql.param([...ids])}::integer[]`
  const names = sql`${sql.identifier(owner.name)}, ${sql.identifier(linked.name)}`
  await tx.execute(sql`delete from ${owner.table}
    where ${owner} = ${id} and ${linked} <> all(${wanted})${side ? sql` and side = ${side}` : sql``}`)
  await tx.execute(sql`insert into ${owner.table} (${names}${side ? sql`, side` : sql``})
    select ${id}, linked${side ? sql`, ${side}` : sql``} from unnest(${wanted}) linked
    on conflict do nothing`)
}
