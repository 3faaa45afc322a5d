import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type BootedP4, bootP4 } from './boot.ts'
import { permissionNames } from './seed/roleData.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'p4-boot-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function post(p4: BootedP4, path: string, body: object): Promise<Response> {
  const url = `http://p4.example${path}`
  return p4.fetch(new Request(url, { method: 'POST', body: JSON.stringify(body) }))
}

const session = z.object({ user: z.record(z.string(), z.unknown()) })

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
  const plain = text.replaceAll('=\n', '').replaceAll('=3D', '=')
  const token = /https:\/\/p4\.example\/reset-password\?token=([\w-]{43})/.exec(plain)?.[1]
  const password = 'pour-over-at-sunrise'
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
  const people = await again.database.reads.execute('select email from users')
  expect(people.rows).toEqual([{ email }])
  await again.close()
}, 120_000)

test('an empty database without demo data and without an owner says how to begin', async () => {
  const p4 = await bootP4({ env: { P4_DATA: folder, P4_SEED: 'none' } })
  expect(p4.hints).toEqual([
    'Nobody can sign in yet: start with P4_OWNER_EMAIL to make the first owner.',
  ])
  await p4.close()
}, 60_000)
