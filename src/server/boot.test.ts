import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onePixelPng } from '#mocks/pictures.ts'
import { type BootedP4, bootP4 } from './boot.ts'
import { price_update_jobs } from './database/schema/priceUpdates.ts'
import { permissionNames } from './seed/roleData.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'p4-boot-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function post(p4: BootedP4, path: string, body: object): Promise<Response> {
  const url = `http://p4.example${path}`
  const headers = { 'content-type': 'application/json' }
  return p4.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** The token of the link that the server has e-mailed; '' without an e-mail. */
async function mailedToken(data: string): Promise<string> {
  const [mail] = await readdir(join(data, 'mail')).catch(() => [])
  if (!mail) return ''
  const text = (await readFile(join(data, 'mail', mail), 'utf8')).replaceAll('=\n', '')
  return /reset-password\?token=3D([\w-]{43})/.exec(text)?.[1] ?? ''
}

const password = 'pour-over-at-sunrise'
const session = z.object({ token: z.string(), user: z.record(z.string(), z.unknown()) })

test('an empty database gets its first owner, who takes an e-mailed link to a password', async () => {
  const data = join(folder, 'data')
  const email = 'first@p4.example'
  const env = {
    ...{ P4_DATA: data, P4_SEED: 'none', P4_OWNER_EMAIL: email },
    ...{ P4_PUBLIC_URL: 'https://p4.example/', P4_MAIL_FROM: 'Coffee <no-reply@coffee.example>' },
  }
  const p4 = await bootP4({ env })
  expect(p4).toMatchObject({ seeded: false, hints: [] })
  expect((await stat(data)).mode & 0o777).toBe(0o700)
  const [mail = ''] = await readdir(join(data, 'mail'))
  const text = await readFile(join(data, 'mail', mail), 'utf8')
  expect(text).toContain('From: Coffee <no-reply@coffee.example>')
  expect(text).toContain(`To: ${email}`)
  expect(text.replaceAll('=\n', '')).toContain('https://p4.example/reset-password?token=3D')
  const token = await mailedToken(data)
  expect((await post(p4, '/p4/passwordReset/confirm', { token, password })).status).toBe(200)
  const answer = await post(p4, '/p4/login', { email, password })
  const { user } = session.parse(await answer.json())
  expect(user).toMatchObject({ name: 'Owner', email, role_ids: [expect.any(Number)] })
  const held = await p4.database.reads.execute(
    `select permission from role_permissions rp join permissions p on p.id = rp.permission_id`,
  )
  expect(held.rows.map((row) => row.permission).sort()).toEqual([...permissionNames].sort())
  await p4.close()

  const again = await bootP4({ env: { ...env, P4_OWNER_EMAIL: 'second@p4.example' } })
  const users = await again.database.reads.execute('select email from users')
  expect(users.rows).toEqual([{ email }])
  await again.close()
}, 120_000)

test('an empty database without demo data and without an owner says how to begin', async () => {
  const p4 = await bootP4({ env: { P4_DATA: folder, P4_SEED: 'none' } })
  expect(p4.hints).toEqual([
    'Nobody can sign in yet: start with P4_OWNER_EMAIL to make the first owner.',
  ])
  await p4.close()
}, 60_000)

test('API-140: a price list that was left unsent goes out within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const p4 = await bootP4({ env: { P4_DATA: folder, P4_SEED: 'none' } })
  await p4.database.transaction((tx) =>
    tx
      .insert(price_update_jobs)
      .values({ kind: 'export', email: 'first@p4.example', filename: 'list.csv' }),
  )
  vi.advanceTimersByTime(60_000)
  await p4.settled()
  const [mail = ''] = await readdir(join(folder, 'mail'))
  expect(await readFile(join(folder, 'mail', mail), 'utf8')).toContain('filename=list.csv')
  await p4.close()
  vi.useRealTimers()
}, 60_000)

const postgres = process.env.TEST_DATABASE_URL ?? ''

describe.runIf(postgres)('two servers on one PostgreSQL', () => {
  const database = 'p4_servers_test'
  const url = () => Object.assign(new URL(postgres), { pathname: `/${database}` }).href
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: postgres })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  beforeAll(() => run(`drop database if exists ${database}`, `create database ${database}`))
  // A failed test leaves its servers connected.
  afterAll(() => run(`drop database ${database} with (force)`))

  test('make one owner, and share sessions, pictures and the limits on signing in', async () => {
    const email = 'first@p4.example'
    const folders = [join(folder, 'one'), join(folder, 'other')]
    const env = { DATABASE_URL: url(), FILES_URL: pathToFileURL(join(folder, 'files')).href }
    const servers = await Promise.all(
      folders.map((data) => bootP4({ env: { ...env, P4_DATA: data, P4_OWNER_EMAIL: email } })),
    )
    const [one, other] = servers
    if (!one || !other) throw new Error('Two servers were started')
    // Either server may send the owner's e-mail, the one that made no owner also after its start.
    await Promise.all(servers.map((server) => server.settled()))
    const tokens = (await Promise.all(folders.map(mailedToken))).filter(Boolean)
    expect(tokens).toHaveLength(1)
    const confirmed = await post(one, '/p4/passwordReset/confirm', { token: tokens[0], password })
    expect(confirmed.status).toBe(200)
    const login = await post(other, '/p4/login', { email, password })
    const { token } = session.parse(await login.json())

    const headers = { authorization: `P4 ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Fig', image_data: onePixelPng })
    const made = await one.fetch(
      new Request('http://p4.example/p4/tags', { method: 'POST', headers, body }),
    )
    const { image_url } = z.object({ image_url: z.string() }).parse(await made.json())
    const picture = await other.fetch(new Request(`http://p4.example${image_url}`))
    expect(picture.status).toBe(200)

    const guess = { email: 'guessed@p4.example', password: 'wrong' }
    for (let n = 0; n < 5; n += 1)
      for (const server of servers)
        expect((await post(server, '/p4/login', guess)).status).toBe(401)
    for (const server of servers) expect((await post(server, '/p4/login', guess)).status).toBe(429)
    await Promise.all(servers.map((server) => server.close()))
  }, 120_000)
})
