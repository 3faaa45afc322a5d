import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { createP4 } from './app.ts'
import { users } from './database/schema/people.ts'
import { createLog } from './log.ts'
import { createOutbox } from './outbox.ts'

const p4 = freshP4()

/** A log whose lines are kept, parsed. */
function keptLog() {
  const lines: unknown[] = []
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}

function logged(p4: TestP4, others: Partial<Parameters<typeof createP4>[0]> = {}) {
  const { database, clock, mail, files } = p4
  const { log, lines } = keptLog()
  const server = createP4({
    ...{ database, clock, mail, files, publicUrl: 'http://p4.test', log, ...others },
  })
  return { server, log, lines }
}

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

test('a request is one line with its time, route, status, duration, user and caller, and nothing that was looked for', async () => {
  const { server, lines } = logged(p4)
  const headers = { authorization: `P4 ${await p4.token('owner')}` }
  const get = (path: string, given: Record<string, string> = headers) =>
    server.fetch(new Request(`http://p4.test${path}`, { headers: given }), '203.0.113.9')
  await get('/p4/search/joann@mail.example')
  await get('/p4/users/4?email=joann@mail.example')
  await get('/p4/users/4', {})
  await get('/p4/joann@mail.example')
  const line = { level: 'info', time, event: 'request', method: 'GET', ms: expect.any(Number) }
  expect(lines).toEqual([
    { ...line, route: '/p4/search/:query', status: 200, user: 1, caller: '203.0.113.9' },
    { ...line, route: '/p4/users/:id', status: 200, user: 1, caller: '203.0.113.9' },
    { ...line, route: '/p4/users/:id', status: 401, caller: '203.0.113.9' },
    { ...line, route: '/*', status: 404, caller: '203.0.113.9' },
  ])
})

test('an unexpected error is a line with its stack, and with the request that it ended', async () => {
  const files = { ...p4.files, get: () => Promise.reject(new Error('No disk')) }
  const { server, lines } = logged(p4, { files })
  await server.fetch(new Request('http://p4.test/files/a.png'), '203.0.113.9')
  const request = { method: 'GET', route: '/files/:name', caller: '203.0.113.9' }
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ level: 'error', time, event: 'failure', ...request },
      error: expect.objectContaining({
        stack: expect.stringMatching(/^at /),
        cause: expect.objectContaining({ message: 'No disk' }),
      }),
    }),
    expect.objectContaining({ event: 'request', status: 503, ...request }),
  ])
})

test('a failed statement is told without its parameters and without what PostgreSQL repeats of them', async () => {
  const { log, lines } = keptLog()
  const secret = { manager_approval_code: 'SECRT1-too-long', password_hash: 'scrypt$secret' }
  const update = p4.database.transaction((tx) => tx.update(users).set(secret))
  const error: unknown = await update.catch((reason: unknown) => reason)
  expect(String(error)).toContain('SECRT1')
  log.failure(error)
  log.failure(new Error('It failed', { cause: error }))
  const read = p4.database.reads.execute(sql`select ${'joann@mail.example'}::integer`)
  log.failure(await read.catch((reason: unknown) => reason))
  expect(lines[0]).toMatchObject({
    error: { code: '23514', query: expect.stringMatching(/^update "users" set/) },
  })
  expect(lines[1]).toMatchObject({ error: { message: 'It failed', cause: { code: '23514' } } })
  expect(JSON.stringify(lines)).not.toMatch(/SECRT1|scrypt\$secret|joann/)
})

test('an e-mail address in the message of a failure is left out', () => {
  const { log, lines } = keptLog()
  log.failure(new Error('No mailbox for joann@mail.example here'))
  log.failure('joann@mail.example')
  expect(lines).toMatchObject([
    { error: { message: 'No mailbox for … here' } },
    { error: { message: '…' } },
  ])
})

test('a refused recipient is told by the code of the mail server alone', async () => {
  const { log, lines } = keptLog()
  const { database, clock } = p4
  const refusal = Object.assign(
    new Error("Can't send mail: 450 4.2.1 Joann <joann@mail.example> is over quota"),
    { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' },
  )
  const outbox = createOutbox({
    ...{ database, clock, log, mail: { send: () => Promise.reject(refusal) } },
  })
  const message = { to: 'joann@mail.example', subject: 'Hello', text: 'Good morning' }
  await database.transaction((tx) => outbox.post(tx, message))
  await outbox.sendDue()
  expect(lines).toEqual([
    {
      ...{ level: 'error', time, event: 'e-mail', id: expect.any(Number), attempt: 1 },
      error: expect.objectContaining({ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }),
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/joann/i)
})

test('requests whose body does not arrive are counted', async () => {
  const { server, log, lines } = logged(p4)
  for (let n = 0; n < 3; n += 1) {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('The connection broke off')),
    })
    const headers = { 'content-type': 'application/json', 'content-length': '20' }
    const options = { method: 'POST', body, headers, duplex: 'half' } as const
    await server.fetch(new Request('http://p4.test/p4/login', options))
  }
  expect(lines).toEqual([])
  log.flush()
  log.flush()
  expect(lines).toEqual([{ level: 'info', time, event: 'incomplete bodies', count: 3 }])
})
