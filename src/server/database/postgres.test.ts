import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createP4 } from '../app.ts'
import { memoryFiles } from '../files.ts'
import { systemClock } from '../handlers.ts'
import { memoryMail } from '../mail.ts'
import { isUnavailable } from './broken.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

const url = process.env.TEST_DATABASE_URL ?? ''

test('what PostgreSQL and the network say while the database is away is known as such', () => {
  const coded = (code: string) => Object.assign(new Error('Failed'), { code })
  for (const code of ['57P01', '57P03', '08006', '53300', '57014', 'ECONNREFUSED', 'ECONNRESET'])
    expect(isUnavailable(new Error('Failed query', { cause: coded(code) }))).toBe(true)
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  for (const code of ['23505', '42P01', '40P01']) expect(isUnavailable(coded(code))).toBe(false)
  expect(isUnavailable(new Error('Something else'))).toBe(false)
})

describe.runIf(url)('a server whose PostgreSQL ends connections', () => {
  let database: Database
  let maintenance: pg.Client
  beforeAll(async () => {
    database = await openDatabase({ url })
    maintenance = new pg.Client({ connectionString: url })
    await maintenance.connect()
  })
  afterAll(async () => {
    await maintenance.end()
    await database.close()
  })

  const signIn = () => {
    const p4 = createP4({
      database,
      clock: systemClock,
      mail: memoryMail(),
      files: memoryFiles(),
      publicUrl: 'http://p4.test',
    })
    const body = JSON.stringify({ email: 'nobody@p4.example', password: 'espresso' })
    return p4.fetch(
      new Request('http://p4.test/p4/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
  }

  test('answers 503 to who was in a transaction, and 401 to the next', async () => {
    // Sign-ins wait for this advisory lock, so the transaction stays open while the test holds the lock.
    await maintenance.query('select pg_advisory_lock(7204010)')
    const answer = signIn()
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory' and application_name = 'p4-server'`
    let pid: unknown
    while (pid === undefined) pid = (await maintenance.query(waiting)).rows[0]?.pid
    await maintenance.query('select pg_terminate_backend($1)', [pid])
    expect((await answer).status).toBe(503)
    expect((await answer).headers.get('retry-after')).toBe('5')
    await maintenance.query('select pg_advisory_unlock(7204010)')
    expect((await signIn()).status).toBe(401)
  })

  test('goes on when a connection ends between two statements of a transaction', async () => {
    const broken = database.transaction(async (tx) => {
      const found = await tx.execute('select pg_backend_pid() as pid')
      await maintenance.query('select pg_terminate_backend($1)', [found.rows[0]?.pid])
      await tx.execute('select 1')
    })
    const error: unknown = await broken.catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(true)
    expect((await database.reads.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('ends statements and forgotten transactions after a minute, and notices a dead network', async () => {
    const settings = await database.reads.execute(
      `select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
    )
    expect(settings.rows).toEqual([{ statement: '1min', idle: '1min' }])
  })
})
