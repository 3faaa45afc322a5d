import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { createP4 } from './app.ts'
import type { Message } from './mail.ts'
import { createOutbox } from './outbox.ts'

const p4 = freshP4()

const message = {
  ...{ to: 'theo@p4.example', subject: 'Hello' },
  ...{ text: 'Good morning', html: '<p>Good morning</p>' },
}

/** An outbox with a mail server that can be unreachable. */
function outboxOf() {
  const server = { away: true }
  const send: TestP4['mail']['send'] = async (sent) => {
    if (server.away) throw new Error('The mail server is away')
    await p4.mail.send(sent)
  }
  const { database, clock } = p4
  const outbox = createOutbox({ database, clock, mail: { send } })
  const post = (one: Message) => database.transaction((tx) => outbox.post(tx, one))
  return { server, outbox, post, send }
}

async function waiting(): Promise<unknown> {
  const { rows } = await p4.database.reads.execute(sql`select count(*)::int as n from outbox`)
  return rows[0]?.n
}

test('an e-mail that was not taken is kept and sent again, later each time', async () => {
  const { server, outbox, post } = outboxOf()
  await post(message)
  await outbox.sendDue()
  await outbox.sendDue()
  expect(await waiting()).toBe(1)
  p4.clock.advance({ minutes: 1 })
  await outbox.sendDue()
  server.away = false
  p4.clock.advance({ minutes: 1 })
  await outbox.sendDue()
  expect(p4.mail.sent).toEqual([])
  p4.clock.advance({ minutes: 1 })
  await outbox.sendDue()
  expect(p4.mail.sent).toEqual([message])
  expect(await waiting()).toBe(0)
  await outbox.sendDue()
  expect(p4.mail.sent).toHaveLength(1)
})

test('an e-mail without an end goes out after a week without a mail server', async () => {
  const { server, outbox, post } = outboxOf()
  await post(message)
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    await outbox.sendDue()
    p4.clock.advance({ hours: 1 })
  }
  server.away = false
  await outbox.sendDue()
  expect(p4.mail.sent).toEqual([message])
})

test('two servers that send at once send an e-mail once', async () => {
  const first = outboxOf()
  const second = outboxOf()
  await first.post(message)
  first.server.away = false
  second.server.away = false
  await Promise.all([first.outbox.sendDue(), second.outbox.sendDue()])
  expect(p4.mail.sent).toEqual([message])
})

test('a mail server that takes minutes gets an e-mail once', async () => {
  const { database, clock } = p4
  const begun = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const sent: string[] = []
  const send = async ({ subject }: Message) => {
    sent.push(subject)
    begun.resolve()
    await taken.promise
  }
  const outbox = createOutbox({ database, clock, mail: { send } })
  const other = createOutbox({ database, clock, mail: { send } })
  await database.transaction((tx) => outbox.post(tx, message))
  const first = outbox.sendDue()
  await begun.promise
  await database.transaction((tx) => outbox.post(tx, { ...message, subject: 'Later' }))
  p4.clock.advance({ minutes: 4 })
  const later = outbox.sendDue()
  // Reads wait for transactions that were begun before them.
  for (let n = 0; n < 4; n += 1) await waiting()
  expect(sent).toEqual(['Hello'])
  const elsewhere = other.sendDue()
  for (let n = 0; n < 4; n += 1) await waiting()
  expect(sent).toEqual(['Hello', 'Later'])
  taken.resolve()
  await Promise.all([first, later, elsewhere])
  expect(sent).toEqual(['Hello', 'Later'])
  expect(await waiting()).toBe(0)
})

test('an e-mail is not sent any more once it is of no use', async () => {
  const { server, outbox, post } = outboxOf()
  const uselessAfter = new Date(p4.clock.now().getTime() + 60 * 60_000)
  await post({ ...message, uselessAfter })
  server.away = false
  p4.clock.advance({ minutes: 60 })
  await outbox.sendDue()
  expect(p4.mail.sent).toEqual([])
  expect(await waiting()).toBe(0)
})

test('an e-mail of a transaction that was undone is not sent', async () => {
  const { server, outbox } = outboxOf()
  server.away = false
  const undone = p4.database.transaction(async (tx) => {
    await outbox.post(tx, message)
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  await outbox.sendDue()
  expect(p4.mail.sent).toEqual([])
})

test('an e-mail is not lost when the server ends after the commit, nor while it sends', async () => {
  const { database, clock } = p4
  const begun = Promise.withResolvers<void>()
  const send = () => {
    begun.resolve()
    return new Promise<void>(() => {})
  }
  const ended = createOutbox({ database, clock, mail: { send } })
  await database.transaction((tx) => ended.post(tx, message))
  p4.resume()
  await p4.settled()
  expect(p4.mail.sent).toEqual([message])

  await database.transaction((tx) => ended.post(tx, { ...message, subject: 'Again' }))
  void ended.sendDue()
  await begun.promise
  p4.clock.advance({ minutes: 5 })
  p4.resume()
  await p4.settled()
  expect(p4.mail.sent.at(-1)?.subject).toBe('Again')
  expect(await waiting()).toBe(0)
})

test('API-112: a receipt that the mail server refused goes out after a restart', async () => {
  const { database, clock, files } = p4
  const { rows } = await database.reads.execute(
    sql`select o.id from orders o join users u on u.id = o.user_id
        where o.status = 'paid' and u.email is not null order by o.id limit 1`,
  )
  const server = createP4({
    ...{ database, clock, files, mail: outboxOf(), publicUrl: 'http://p4.test' },
  })
  const headers = { authorization: `P4 ${await p4.token('owner')}` }
  const path = `http://p4.test/p4/orders/${rows[0]?.id}/resendReceipt`
  const answer = await server.fetch(new Request(path, { method: 'POST', headers }))
  expect(answer.status).toBe(200)
  await server.settled()
  expect(p4.mail.sent).toEqual([])
  p4.clock.advance({ minutes: 1 })
  p4.resume()
  await p4.settled()
  expect(p4.mail.sent).toMatchObject([{ subject: `Your receipt for order ${rows[0]?.id}` }])
})

/** The answer of a mail server, as the mail library gives it. */
const refusal = (command: string, response: string) =>
  Object.assign(new Error(`Can't send mail: ${response}`), {
    ...{ command, response, responseCode: Number(response.slice(0, 3)) },
  })

test.each([
  ['a recipient it does not know', 'RCPT TO', '550 5.1.1 No such user here'],
  ['a content it does not take', 'DATA', '554 Message refused'],
])(
  'an e-mail that the mail server refuses for good, for %s, is not sent again',
  async (_, command, response) => {
    const { database, clock } = p4
    const sent: string[] = []
    const send = async ({ to }: Message) => {
      sent.push(to)
      if (to === 'gone@p4.example') throw refusal(command, response)
    }
    const outbox = createOutbox({ database, clock, mail: { send } })
    const post = (to: string) => database.transaction((tx) => outbox.post(tx, { ...message, to }))
    await post('gone@p4.example')
    await post('theo@p4.example')
    await outbox.sendDue()
    expect(sent).toEqual(['gone@p4.example', 'theo@p4.example'])
    expect(await waiting()).toBe(0)
  },
)

test.each([
  ['a full mailbox', 'RCPT TO', '452 4.2.2 Mailbox full'],
  ['a relay that is not allowed', 'RCPT TO', '554 5.7.1 Relay access denied'],
  ['a sign-in that fails', 'AUTH PLAIN', '535 5.7.8 Authentication failed'],
  ['a sender it does not take', 'MAIL FROM', '550 Sender rejected'],
])('%s keeps the e-mail waiting', async (_, command, response) => {
  const { database, clock } = p4
  const send = () => Promise.reject(refusal(command, response))
  const outbox = createOutbox({ database, clock, mail: { send } })
  await database.transaction((tx) => outbox.post(tx, message))
  await outbox.sendDue()
  expect(await waiting()).toBe(1)
})
