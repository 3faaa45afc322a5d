import pg from 'pg'
import { openPostgres } from './postgres.ts'
import { seedForTests, seedHash } from './testSeed.ts'

const templateLock = 7_204_002
const workerLock = 7_204_003
const mostWorkers = 64

/** Seeded, one per worker. Throws unless the database name of the URL ends in _test. */
export async function connectToTestPostgres(
  url: string,
): Promise<{ client: pg.PoolClient; close(): Promise<void> }> {
  if (!new URL(url).pathname.endsWith('_test'))
    throw new Error('The database of TEST_DATABASE_URL must have a name that ends in _test.')
  const maintenance = new pg.Client({ connectionString: url })
  await maintenance.connect()
  const name = `p4_test_${await freeWorker(maintenance)}`
  const hash = await seedHash()
  await maintenance.query('select pg_advisory_lock($1)', [templateLock])
  try {
    await makeTemplate(maintenance, url, hash)
    if ((await commentOf(maintenance, name)) !== hash) {
      await maintenance.query(`drop database if exists ${name}`)
      await maintenance.query(`create database ${name} template p4_test_template`)
      await maintenance.query(`comment on database ${name} is '${hash}'`)
    }
  } finally {
    await maintenance.query('select pg_advisory_unlock($1)', [templateLock])
  }
  const pool = new pg.Pool({ connectionString: urlOf(url, name), max: 1 })
  const client = await pool.connect()
  await client.query(`set timezone to 'UTC'`)
  return {
    client,
    async close() {
      client.release()
      await pool.end()
      // Releases the advisory lock on this worker's number.
      await maintenance.end()
    },
  }
}

/** `name` must be unique to the test file. */
export async function copyTestPostgres(
  url: string,
  name: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const maintenance = new pg.Client({ connectionString: url })
  await maintenance.connect()
  const drop = () => maintenance.query(`drop database if exists ${name} with (force)`)
  await maintenance.query('select pg_advisory_lock($1)', [templateLock])
  try {
    await makeTemplate(maintenance, url, await seedHash())
    await drop()
    await maintenance.query(`create database ${name} template p4_test_template`)
  } finally {
    await maintenance.query('select pg_advisory_unlock($1)', [templateLock])
  }
  return {
    url: urlOf(url, name),
    async drop() {
      await drop()
      await maintenance.end()
    },
  }
}

async function freeWorker(maintenance: pg.Client): Promise<number> {
  for (let worker = 1; worker <= mostWorkers; worker += 1) {
    const { rows } = await maintenance.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1, $2) as free',
      [workerLock, worker],
    )
    if (rows[0]?.free) return worker
  }
  throw new Error(`More than ${mostWorkers} workers use this PostgreSQL server for tests.`)
}

async function makeTemplate(maintenance: pg.Client, url: string, hash: string): Promise<void> {
  if ((await commentOf(maintenance, 'p4_test_template')) === hash) return
  await maintenance.query('drop database if exists p4_test_template')
  await maintenance.query('create database p4_test_template')
  const database = await openPostgres(urlOf(url, 'p4_test_template'))
  try {
    await seedForTests(database)
  } finally {
    await database.close()
  }
  await maintenance.query(`comment on database p4_test_template is '${hash}'`)
}

async function commentOf(maintenance: pg.Client, name: string): Promise<string | null> {
  const { rows } = await maintenance.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  )
  return rows[0]?.comment ?? null
}

function urlOf(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
