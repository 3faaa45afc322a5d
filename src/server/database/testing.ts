import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { mutex } from '../work.ts'
import { type Database, rows } from './database.ts'
import { transactionScope } from './inside.ts'
import { embeddedConnection, postgresConnection, type TestConnection } from './testConnection.ts'
import { connectToTestPostgres } from './testPostgres.ts'
import { startSeededPGlite } from './testSeed.ts'

interface TestDatabase {
  isolated(): Promise<Isolated>
  close(): Promise<void>
}

interface Isolated {
  readonly database: Database
  release(): Promise<void>
}

let opened: Promise<TestDatabase> | undefined

/** Once per worker: embedded, or TEST_DATABASE_URL. */
function openTestDatabase(): Promise<TestDatabase> {
  opened ??= open()
  return opened
}

/** Callers take turns on one connection. */
export async function isolated(): Promise<Isolated> {
  return (await openTestDatabase()).isolated()
}

async function open(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    const { client, close } = await connectToTestPostgres(url)
    return testDatabase(postgresConnection(client), close)
  }
  const client = await startSeededPGlite()
  return testDatabase(embeddedConnection(client), () => client.close())
}

async function testDatabase(
  connection: TestConnection,
  close: () => Promise<void>,
): Promise<TestDatabase> {
  const tests = mutex()
  const resetIdentities = await identityReset(connection)
  return {
    close,
    isolated: () =>
      new Promise((resolve, reject) => {
        const test = () =>
          new Promise<void>((released) => {
            begin(connection, resetIdentities, released).then(resolve, (error: unknown) => {
              released()
              reject(error)
            })
          })
        void tests(test)
      }),
  }
}

async function begin(
  connection: TestConnection,
  resetIdentities: string,
  released: () => void,
): Promise<Isolated> {
  const alone = mutex()
  const scope = transactionScope()
  await connection.run('begin')
  let done = false
  // A late statement would run in the transaction of the next test.
  const refuseLate = () => {
    if (done) throw new Error('The test of this database is over')
  }
  const read = (query: () => unknown) => {
    scope.refuse()
    return alone(async () => {
      refuseLate()
      // A failed read must not abort the test's transaction.
      await connection.run('savepoint read')
      try {
        return await query()
      } catch (error) {
        await connection.run('rollback to savepoint read')
        throw error
      } finally {
        await connection.run('release savepoint read')
      }
    })
  }
  const database: Database = {
    engine: connection.engine,
    reads: connection.txWith(read),
    async transaction(run) {
      scope.refuse()
      return alone(async () => {
        refuseLate()
        return connection.tx.transaction((tx) => scope.run(() => run(tx)))
      })
    },
    close: async () => undefined,
  }
  return {
    database,
    release: () =>
      alone(async () => {
        if (done) return
        done = true
        await connection.run('rollback')
        await connection.run(resetIdentities)
        released()
      }),
  }
}

/** Not reset by a rollback. */
async function identityReset(connection: TestConnection): Promise<string> {
  const found = await rows(
    connection.tx,
    sql`select schemaname || '.' || sequencename as name, last_value::text as value
        from pg_sequences where schemaname = 'public'`,
    z.object({ name: z.string(), value: z.string().nullable() }),
  )
  const calls = found.map(
    ({ name, value }) => `setval('${name}', ${value ?? 1}, ${value !== null})`,
  )
  return `select ${calls.join(', ')}`
}
