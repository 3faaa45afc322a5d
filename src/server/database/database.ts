import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'

interface Rows<T> {
  readonly rows: readonly T[]
}

/** The result of a raw statement, the same for both drivers. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database, or a transaction in it; the same type for both drivers. */
export type Tx = PgDatabase<RowsResult, Record<string, never>>

/** An open database: embedded (PGlite) or PostgreSQL. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /** For reads outside of a transaction; code inside a transaction uses its tx. */
  readonly reads: Tx
  /**
   * Runs `run` in a transaction: commits when it resolves, rolls back when it throws. PostgreSQL runs `run`
   * again after a deadlock, so `run` must change nothing but the database.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Checks a value and gives it a type, e.g. a zod schema; throws for a wrong value. */
interface Shape<T> {
  parse(value: unknown): T
}

/**
 * The rows of a raw statement, each checked against the shape. Moments arrive as the driver's text: use
 * `iso(column)` in the statement for the contract's form.
 */
export async function rows<T>(tx: Tx, statement: SQL, shape: Shape<T>): Promise<T[]> {
  const result = await tx.execute(statement)
  return result.rows.map((row) => shape.parse(row))
}

/**
 * The single text of a statement in which PostgreSQL builds a whole JSON answer. Cast the JSON in the
 * statement, `select json_build_object(...)::text`, since the driver would parse it. Null where the statement
 * finds no row or null.
 */
export async function maybeJsonText(tx: Tx, statement: SQL): Promise<string | null> {
  const result = await tx.execute(statement)
  const value = Object.values(result.rows[0] ?? {})[0] ?? null
  if (value === null || typeof value === 'string') return value
  throw new Error('The statement must answer one column of type text')
}

/** Like `maybeJsonText`, for statements that always find a row, such as lists. */
export async function jsonText(tx: Tx, statement: SQL): Promise<string> {
  const text = await maybeJsonText(tx, statement)
  if (text === null) throw new Error('The statement found nothing')
  return text
}

/**
 * A word that changes exactly when the content of the tables does, for an ETag. Read it before the content:
 * an old word costs one more read, while a word newer than the content would hide a change.
 */
export function revisionOf(tx: Tx, tables: readonly PgTable[]): Promise<string> {
  return countedChanges(tx, tables, sql`true`)
}

/** Like `revisionOf`, but without the changes that the connection of the transaction has made. */
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
