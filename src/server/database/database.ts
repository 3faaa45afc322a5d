import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'

interface Rows<T> {
  readonly rows: readonly T[]
}

/** What both drivers answer to a raw statement. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database or a transaction of it, the same for both drivers. */
export type Tx = PgDatabase<RowsResult, Record<string, never>>

/** An open database: embedded (PGlite) or PostgreSQL. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /** For reads outside of a transaction; inside one use its tx. */
  readonly reads: Tx
  /**
   * Runs all or nothing: commits what `run` did when it resolves, undoes it when it throws.
   * On PostgreSQL `run` is started again after a deadlock, so it must touch nothing but the database.
   */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Anything that checks a value and gives it a type, such as a zod schema; throws for a wrong one. */
export interface Shape<T> {
  parse(value: unknown): T
}

/**
 * The rows of a raw statement, each checked against the shape.
 * Moments come as the driver's text: use `iso(column)` in the statement for the contract's form.
 */
export async function rows<T>(tx: Tx, statement: SQL, shape: Shape<T>): Promise<T[]> {
  const result = await tx.execute(statement)
  return result.rows.map((row) => shape.parse(row))
}

/**
 * The single text of a statement that lets PostgreSQL build a whole JSON answer, untouched. Cast it
 * in the statement, since JSON itself would be parsed: `select json_build_object(...)::text`.
 * Null where the statement finds no row or null.
 */
export async function maybeJsonText(tx: Tx, statement: SQL): Promise<string | null> {
  const result = await tx.execute(statement)
  const value = Object.values(result.rows[0] ?? {})[0] ?? null
  if (value === null || typeof value === 'string') return value
  throw new Error('The statement must answer one column of type text')
}

/** Like `maybeJsonText`, for statements that always find something, such as lists. */
export async function jsonText(tx: Tx, statement: SQL): Promise<string> {
  const text = await maybeJsonText(tx, statement)
  if (text === null) throw new Error('The statement found nothing')
  return text
}

/**
 * A word that changes with the content of the tables, and only then; good for an ETag.
 * Read it before the content: then it can be too old, which costs one more read, but never too new.
 */
export async function revisionOf(tx: Tx, tables: readonly PgTable[]): Promise<string> {
  const names = sql.join(
    tables.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  )
  return jsonText(
    tx,
    sql`select coalesce(sum(count), 0)::text from revision_counts where table_name in (${names})`,
  )
}
