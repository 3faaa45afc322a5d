import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DatabaseOpenError, rows } from './database.ts'
import { openDatabase } from './open.ts'
import { tags } from './schema/products.ts'
import { copyTestPostgres } from './testPostgres.ts'

let folder: string

const writer = fileURLToPath(new URL('./testWriter.ts', import.meta.url))

/** Starts a process that opens the folder and writes tags, telling each one once it is committed. */
function startWriter() {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    next: async () => String((await lines.next()).value),
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function messageOf(opening: Promise<unknown>): Promise<string> {
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(DatabaseOpenError)
  return error instanceof Error ? error.message : ''
}

describe('a data folder', () => {
  // Making a new database takes seconds, so the tests copy one.
  let made: string
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'p4-made-'))
    await (await openDatabase({ dataFolder: made })).close()
  }, 60_000)
  afterAll(() => rm(made, { recursive: true, force: true }))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'p4-open-'))
    await cp(made, folder, { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('keeps every acknowledged row when the process is killed, and is free for the next one', async () => {
    const { next, kill } = startWriter()
    let last = ''
    for (let line = 0; line < 20; line += 1) last = await next()
    await kill()
    const database = await openDatabase({ dataFolder: folder })
    const kept = await database.reads.select({ name: tags.name }).from(tags)
    expect(kept.length).toBeGreaterThanOrEqual(20)
    expect(kept.map((tag) => tag.name)).toContain(last)
    await database.close()
  }, 60_000)

  test('that another process has is refused', async () => {
    const { next, kill } = startWriter()
    await next()
    expect(await messageOf(openDatabase({ dataFolder: folder }))).toBe(
      `The data folder ${folder} is in use by another server: stop that one or choose another folder.`,
    )
    await kill()
  }, 60_000)

  test('is free again after close, keeps its rows, and migrating it again changes nothing', async () => {
    const first = await openDatabase({ dataFolder: folder })
    await first.transaction((tx) => tx.insert(tags).values({ name: 'Kept' }))
    expect(await messageOf(openDatabase({ dataFolder: folder }))).toContain('is in use')
    const migrations = sql`select hash from drizzle.__drizzle_migrations order by id`
    const shape = z.object({ hash: z.string() })
    const before = await rows(first.reads, migrations, shape)
    await first.close()
    const second = await openDatabase({ dataFolder: folder })
    expect(await second.reads.select({ name: tags.name }).from(tags)).toEqual([{ name: 'Kept' }])
    expect(await rows(second.reads, migrations, shape)).toEqual(before)
    await second.close()
  })

  test('of a version before the first migration is refused in one sentence, and stays as it is', async () => {
    const first = await openDatabase({ dataFolder: folder })
    await first.transaction((tx) => tx.execute(sql`delete from drizzle.__drizzle_migrations`))
    await first.transaction((tx) => tx.insert(tags).values({ name: 'Kept' }))
    await first.close()
    expect(await messageOf(openDatabase({ dataFolder: folder }))).toBe(
      `The data folder ${folder} holds a database of an earlier version, which cannot be updated: delete the folder or choose another one.`,
    )
    const client = await PGlite.create({ dataDir: join(folder, 'database') })
    expect((await client.query('select name from tags')).rows).toEqual([{ name: 'Kept' }])
    await client.close()
  })

  test('that cannot be written is told in one sentence', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(await messageOf(openDatabase({ dataFolder: file }))).toBe(
      `The data folder ${file} cannot be written: it is a file.`,
    )
    const below = join(file, 'data')
    expect(await messageOf(openDatabase({ dataFolder: below }))).toBe(
      `The data folder ${below} cannot be written: a part of the path is a file.`,
    )
  })
})

describe('DATABASE_URL', () => {
  test.each([
    ['nonsense', 'DATABASE_URL cannot be read'],
    ['postgres://p4:secret@127.0.0.1:1/p4', 'No PostgreSQL server answers at 127.0.0.1:1'],
    [
      'postgres://p4:secret@no-such-host.invalid/p4',
      'The host no-such-host.invalid of DATABASE_URL',
    ],
  ])('%s is told in one sentence, without the password', async (url, expected) => {
    const message = await messageOf(openDatabase({ url }))
    expect(message).toContain(expected)
    expect(message).not.toContain('secret')
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('a PostgreSQL server', () => {
  const given = () => new URL(process.env.TEST_DATABASE_URL ?? '')

  test('that refuses the password or lacks the database is told in one sentence', async () => {
    const wrong = given()
    wrong.password = 'not-the-password'
    expect(await messageOf(openDatabase({ url: wrong.href }))).toBe(
      `The PostgreSQL server at ${wrong.host} refuses the password of ${wrong.username}.`,
    )
    const missing = given()
    missing.pathname = '/p4_missing'
    expect(await messageOf(openDatabase({ url: missing.href }))).toBe(
      `The PostgreSQL server at ${missing.host} has no database named p4_missing: create it first.`,
    )
  })

  test('with a database of a version before the first migration is refused in one sentence', async () => {
    const copy = await copyTestPostgres(given().href, 'p4_test_earlier')
    const first = await openDatabase({ url: copy.url })
    await first.transaction((tx) => tx.execute(sql`delete from drizzle.__drizzle_migrations`))
    await first.close()
    expect(await messageOf(openDatabase({ url: copy.url }))).toBe(
      `The database p4_test_earlier at ${given().host} is of an earlier version, which cannot be updated: choose an empty one.`,
    )
    await copy.drop()
  }, 60_000)

  test('is migrated by servers that start at the same time', async () => {
    const url = given().href
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url })))
    for (const database of opened) {
      await expect(database.reads.execute(sql`select 1 from products`)).resolves.toBeDefined()
      await database.close()
    }
  })
})
