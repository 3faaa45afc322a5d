import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { AnyRequest } from '#mocks/p4.ts'
import { createP4 } from './app.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { copyTestPostgres } from './database/testPostgres.ts'
import { memoryFiles } from './files.ts'
import { systemClock } from './handlers.ts'
import { memoryMail } from './mail.ts'
import { startSession } from './session.ts'

const p4 = freshP4()

const changedMeanwhile = {
  status: 412,
  body: { code: 'changed_meanwhile', message: 'Somebody else saved this meanwhile.' },
}

async function readTag() {
  const admin = p4.as('admin')
  const { id } = await admin.ok('createTag', { body: { name: 'House roast' } })
  const { headers } = await admin.call('getTag', { path: { id } })
  const list = await admin.call('listTags')
  const save = (name: string, ifMatch?: string | null) => {
    const request: AnyRequest = { path: { id }, body: { name, is_allergen: false } }
    const sent = ifMatch ? { headers: { 'if-match': ifMatch } } : {}
    return p4.as('owner').call('updateTag', { ...request, ...sent })
  }
  const saved = async () => (await admin.ok('getTag', { path: { id } })).name
  return { save, saved, tag: headers.get('etag'), listTag: list.headers.get('etag') }
}

test('AMB-194: who saves with the tag of what they read is refused once somebody else has saved', async () => {
  const { save, saved, tag } = await readTag()
  expect(tag).toMatch(/^W\/"getTag\.[\w-]{16}\.[\w-]{16}"$/)
  expect((await save('First', tag)).status).toBe(200)
  expect(await save('Second', tag)).toMatchObject(changedMeanwhile)
  expect(await saved()).toBe('First')
})

test('AMB-194: the tag of a list counts as well, and nonsense matches nothing', async () => {
  const { save, saved, listTag } = await readTag()
  expect((await save('First', listTag)).status).toBe(200)
  for (const wrong of [listTag, '"nonsense"', '"login.AAAA.BBBB"', '"getTag.AAAA.BBBB"'])
    expect(await save('Second', wrong)).toMatchObject(changedMeanwhile)
  expect(await saved()).toBe('First')
})

test('AMB-194: of two who save at once with the same tag, one is refused', async () => {
  const { save, tag } = await readTag()
  const both = await Promise.all([save('One', tag), save('Other', tag)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
})

test('AMB-194: without a tag, or with any, nothing is asked', async () => {
  const { save } = await readTag()
  expect((await save('First')).status).toBe(200)
  expect((await save('Second', '*')).status).toBe(200)
})

const url = process.env.TEST_DATABASE_URL ?? ''

describe.runIf(url)('a write that is still open on PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyTestPostgres>>
  let database: Database
  let other: pg.Client
  beforeAll(async () => {
    copy = await copyTestPostgres(url, 'p4_unchanged_test')
    database = await openDatabase({ url: copy.url })
    other = new pg.Client({ connectionString: copy.url })
    await other.connect()
  }, 120_000)
  afterAll(async () => {
    await other.end()
    await database.close()
    await copy.drop()
  })

  test('AMB-194: it is not lost to a save that waits for it with the tag from before', async () => {
    const p4 = createP4({
      ...{ database, mail: memoryMail(), clock: systemClock, files: memoryFiles() },
      publicUrl: 'http://p4.test',
    })
    const token = await database.transaction((tx) => startSession(tx, 1, systemClock))
    const ask = (method: string, body: string | null, headers: Record<string, string> = {}) =>
      p4.fetch(
        new Request('http://p4.test/p4/stores/1', {
          ...{
            method,
            body,
            headers: {
              ...headers,
              authorization: `P4 ${token}`,
              'content-type': 'application/json',
            },
          },
        }),
      )
    const read = await ask('GET', null)
    const tag = read.headers.get('etag') ?? ''
    await other.query('begin')
    await other.query(`update stores set area = 'Theirs' where id = 1`)
    const saving = ask('PUT', await read.text(), { 'if-match': tag })
    const waiting = `select pid from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and application_name = 'p4-server'`
    let held: unknown
    while (held === undefined) held = (await other.query(waiting)).rows[0]?.pid
    await other.query('commit')
    expect((await saving).status).toBe(412)
    expect(await (await ask('GET', null)).json()).toMatchObject({ area: 'Theirs' })
  }, 60_000)
})
