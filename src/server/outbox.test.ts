import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { keptMail } from './outbox.ts'

const message = {
  ...{ to: 'theo@p4.example', subject: 'Hello' },
  ...{ text: 'Good morning', html: '<p>Good morning</p>' },
}

/** A mail server that can be unreachable. */
function mailOf(p4: TestP4) {
  const server = { away: true }
  const send: TestP4['mail']['send'] = async (sent) => {
    if (server.away) throw new Error('The mail server is away')
    await p4.mail.send(sent)
  }
  const { database, clock } = p4
  return { server, mail: keptMail({ database, clock, mail: { send } }) }
}

async function waiting(p4: TestP4): Promise<unknown> {
  const { rows } = await p4.database.reads.execute(sql`select count(*)::int as n from outbox`)
  return rows[0]?.n
}

test('an e-mail that was not taken is kept and sent again, later each time', async () => {
  await using p4 = await startP4()
  const { server, mail } = mailOf(p4)
  await mail.send(message)
  await mail.sendAgain()
  expect(await waiting(p4)).toBe(1)
  p4.clock.advance({ minutes: 1 })
  await mail.sendAgain()
  server.away = false
  p4.clock.advance({ minutes: 1 })
  await mail.sendAgain()
  expect(p4.mail.sent).toEqual([])
  p4.clock.advance({ minutes: 1 })
  await mail.sendAgain()
  expect(p4.mail.sent).toEqual([message])
  expect(await waiting(p4)).toBe(0)
  await mail.sendAgain()
  expect(p4.mail.sent).toHaveLength(1)
})

test('two servers that send again at once send an e-mail once', async () => {
  await using p4 = await startP4()
  const first = mailOf(p4)
  const second = mailOf(p4)
  await first.mail.send(message)
  first.server.away = false
  second.server.away = false
  p4.clock.advance({ minutes: 1 })
  await Promise.all([first.mail.sendAgain(), second.mail.sendAgain()])
  expect(p4.mail.sent).toEqual([message])
})

test('an e-mail is not sent any more once it is of no use', async () => {
  await using p4 = await startP4()
  const { server, mail } = mailOf(p4)
  const uselessAfter = new Date(p4.clock.now().getTime() + 60 * 60_000)
  await mail.send({ ...message, uselessAfter })
  server.away = false
  p4.clock.advance({ minutes: 60 })
  await mail.sendAgain()
  expect(p4.mail.sent).toEqual([])
  expect(await waiting(p4)).toBe(0)
})

test('what is sent at once is not kept', async () => {
  await using p4 = await startP4()
  const { server, mail } = mailOf(p4)
  server.away = false
  await mail.send(message)
  expect(p4.mail.sent).toEqual([message])
  expect(await waiting(p4)).toBe(0)
})
