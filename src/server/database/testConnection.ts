import type { PGlite } from '@electric-sql/pglite'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite'
import type pg from 'pg'
import type { Database, Tx } from './database.ts'
import { withQueries } from './inside.ts'

/** Each test runs in a transaction that is never committed. */
export interface TestConnection {
  readonly engine: Database['engine']
  run(statement: string): Promise<void>
  /** Inner transactions are savepoints. */
  readonly tx: Tx
  txWith(around: (query: () => unknown) => unknown): Tx
}

const dialect = new PgDialect()

export function embeddedConnection(client: PGlite): TestConnection {
  const txOf = (one: PGlite): Tx =>
    new PgliteTransaction<Record<string, never>, Record<string, never>>(
      dialect,
      new PgliteSession(one, dialect, undefined),
      undefined,
    )
  return {
    engine: 'embedded',
    run: async (statement) => {
      await client.exec(statement)
    },
    tx: txOf(client),
    txWith: (around) => txOf(withQueries(client, around)),
  }
}

export function postgresConnection(client: pg.PoolClient): TestConnection {
  const txOf = (one: pg.PoolClient): Tx =>
    new NodePgTransaction<Record<string, never>, Record<string, never>>(
      dialect,
      new NodePgSession(one, dialect, undefined),
      undefined,
    )
  return {
    engine: 'postgres',
    run: async (statement) => {
      await client.query(statement)
    },
    tx: txOf(client),
    txWith: (around) => txOf(withQueries(client, around)),
  }
}
