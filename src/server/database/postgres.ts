import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { sqlState } from './broken.ts'
import type { Database } from './database.ts'
import { DatabaseOpenError, migrationsFolder } from './database.ts'

const migrationLock = 7_204_001
const oldestVersion = 14
// Also for an idle transaction.
const timeoutMs = 60_000

// Parse bigint (counts, sums) as number, as PGlite does.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export async function openPostgres(url: string): Promise<Database> {
  const pool = poolOf(url)
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw openError(url, error)
  }
  const db = drizzle({ client: pool })
  return {
    engine: 'postgres',
    reads: db,
    transaction: (run) => withRetry(() => db.transaction(run)),
    close: () => pool.end(),
  }
}

async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const state = sqlState(error)
      if (attempt === 3 || (state !== '40P01' && state !== '40001')) throw error
    }
  }
}

function poolOf(url: string): pg.Pool {
  try {
    const pool = new pg.Pool({
      connectionString: new URL(url).href,
      application_name: 'p4-server',
      options: '-c timezone=UTC',
      connectionTimeoutMillis: 10_000,
      // Detects a server that vanished without closing the connection.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: timeoutMs,
    })
    // An unhandled 'error' event would end the process. The pool listens on idle clients only.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  } catch (error) {
    throw new DatabaseOpenError(
      'DATABASE_URL cannot be read: it must look like postgres://user:password@host:5432/database.',
      { cause: error },
    )
  }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const found = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const version = found.rows[0]?.version ?? 0
    if (version < oldestVersion)
      throw new DatabaseOpenError(
        `The PostgreSQL server has version ${version}: the P4 server needs ${oldestVersion} or newer.`,
      )
    // A migration may exceed the statement timeout.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      const db = drizzle({ client })
      await migrate(db, { migrationsFolder })
      await db.execute(sql`select fold_revisions()`)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
      await client.query('reset statement_timeout')
    }
  } finally {
    client.release()
  }
}

/** Without the password of the URL. */
function openError(url: string, error: unknown): DatabaseOpenError {
  if (error instanceof DatabaseOpenError) return error
  const { hostname, port, username, pathname } = new URL(url)
  const host = `${hostname}:${port || '5432'}`
  const database = decodeURIComponent(pathname.slice(1)) || username
  const texts: Record<string, string> = {
    ECONNREFUSED: `No PostgreSQL server answers at ${host}: is it running, and is the port right?`,
    ETIMEDOUT: `The PostgreSQL server at ${host} does not answer: is a firewall in between?`,
    ENOTFOUND: `The host ${hostname} of DATABASE_URL does not exist.`,
    EAI_AGAIN: `The host ${hostname} of DATABASE_URL cannot be looked up at the moment.`,
    '28P01': `The PostgreSQL server at ${host} refuses the password of ${username}.`,
    '28000': `The PostgreSQL server at ${host} refuses the user ${username}.`,
    '3D000': `The PostgreSQL server at ${host} has no database named ${database}: create it first.`,
    '42P07': `The database ${database} at ${host} is of an earlier version, which cannot be updated: choose an empty one.`,
    '42501': `The user ${username} may not create tables in the database ${database} at ${host}.`,
  }
  const known = texts[codeOf(error)]
  const message = error instanceof Error ? error.message : String(error)
  return new DatabaseOpenError(
    known ?? `The database ${database} at ${host} cannot be opened: ${message}.`,
    { cause: error },
  )
}

/** For a host with several addresses, the first error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && error.code) return String(error.code)
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return /timeout/i.test(error.message) ? 'ETIMEDOUT' : codeOf(error.cause)
}
