import { fileURLToPath } from 'node:url'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'

interface Rows<T> {
  readonly rows: readonly T[]
}

export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

export type Tx = PgDatabase<RowsResult, Record<string, never>>

export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /** Not inside a transaction. */
  readonly reads: Tx
  /** Retries after a deadlock, so `run` must have no other side effects. */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Shape<T> {
  parse(value: unknown): T
}

/** Timestamps are text: select `iso(column)`. */
export async function rows<T>(tx: Tx, statement: SQL, shape: Shape<T>): Promise<T[]> {
  const result = await tx.execute(statement)
  return result.rows.map((row) => shape.parse(row))
}

/** Null without a row. Cast it in SQL (`json_build_object(...)::text`), or the driver parses it. */
export async function maybeJsonText(tx: Tx, statement: SQL): Promise<string | null> {
  const result = await tx.execute(statement)
  const value = Object.values(result.rows[0] ?? {})[0] ?? null
  if (value === null || typeof value === 'string') return value
  throw new Error('The statement must answer one column of type text')
}

export async function jsonText(tx: Tx, statement: SQL): Promise<string> {
  const text = await maybeJsonText(tx, statement)
  if (text === null) throw new Error('The statement found nothing')
  return text
}

/** For an ETag. Read it before the content, or a change may be missed. */
export function revisionOf(tx: Tx, tables: readonly PgTable[]): Promise<string> {
  return countedChanges(tx, tables, sql`true`)
}

/** Like `revisionOf`, without the changes of this transaction's connection. */
export function revisionOfOthers(tx: Tx, tables: readonly PgTable[]): Promise<string> {
  return countedChanges(tx, tables, sql`backend <> pg_backend_pid()`)
}

function countedChanges(tx: Tx, tables: readonly PgTable[], counted: SQL): Promise<string> {
  const names = sql.join(
    tables.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  )
  return jsonText(
    tx,
    sql`select coalesce(sum(count), 0)::text from revision_counts
        where table_name in (${names}) and ${counted}`,
  )
}

export async function isEmpty(tx: Tx): Promise<boolean> {
  const [found] = await rows(
    tx,
    sql`select exists (select 1 from users) as used`,
    z.object({ used: z.boolean() }),
  )
  return !found?.used
}

/** `pnpm migration --name <what it does>` adds a migration. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('The statement must answer a row')
  return row
}

/** The message is one sentence for the person who started the server. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError'
}
