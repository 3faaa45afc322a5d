import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { createP4 } from './app.ts'
import { users } from './database/schema/people.ts'
import { consoleLog, loggedFailure } from './log.ts'

test('a failed statement is told without its parameters and without what PostgreSQL repeats of them', async () => {
  await using p4 = await startP4()
  const secret = { manager_approval_code: 'SECRT1-too-long', password_hash: 'scrypt$secret' }
  const update = p4.database.transaction((tx) => tx.update(users).set(secret))
  const error: unknown = await update.catch((reason: unknown) => reason)
  expect(String(error)).toContain('SECRT1')
  const text = loggedFailure(error)
  expect(text).toMatch(/\(23514\): update "users" set/)
  expect(text).toMatch(/\n\s+at /)
  expect(text).not.toMatch(/SECRT1|scrypt\$secret/)
  const read = p4.database.reads.execute(sql`select ${'joann@mail.example'}::integer`)
  expect(loggedFailure(await read.catch((reason: unknown) => reason))).not.toContain('joann')
})

test('other failures keep their message', () => {
  expect(loggedFailure(new Error('No mail server'))).toMatch(/^Error: No mail server\n\s+at /)
  expect(loggedFailure('nothing')).toBe('nothing')
})

test('a request is logged by its route: what was looked for stays out', async () => {
  await using p4 = await startP4()
  const { database, clock, mail, files } = p4
  const lines: unknown[] = []
  const print = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  const logged = createP4({
    ...{ database, clock, mail, files, publicUrl: 'http://p4.test', log: consoleLog },
  })
  const headers = { authorization: `P4 ${await p4.token('owner')}` }
  const get = (path: string) => logged.fetch(new Request(`http://p4.test${path}`, { headers }))
  await get('/p4/search/joann@mail.example')
  await get('/p4/users/4?email=joann@mail.example')
  await get('/p4/joann@mail.example')
  print.mockRestore()
  expect(lines).toEqual([
    expect.stringMatching(/ 200 GET {4}\/p4\/search\/:query \d+ ms$/),
    expect.stringMatching(/ 200 GET {4}\/p4\/users\/:id \d+ ms$/),
    expect.stringMatching(/ 404 GET {4}\/\* \d+ ms$/),
  ])
})
