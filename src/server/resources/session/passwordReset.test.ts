import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { userWith } from '#mocks/userWith.ts'
import { createP4 } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { sign_in_attempts } from '#server/database/schema/session.ts'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'

const p4 = freshP4()

const { storeLead, barista } = demoAccounts
const newPassword = 'pour-over-at-sunrise'

async function askForLink(email: string): Promise<string | undefined> {
  const before = p4.mail.sent.length
  const answer = await p4.as('signedOut').call('requestPasswordReset', { body: { email } })
  expect(answer).toMatchObject({ status: 200, body: { email } })
  expect(p4.mail.sent.length - before).toBeLessThanOrEqual(1)
  const message = p4.mail.sent[before]
  return message && /http:\/\/p4\.test\/reset-password\?token=([\w-]{43})/.exec(message.text)?.[1]
}

async function linkFor(email: string): Promise<string> {
  const token = await askForLink(email)
  if (!token) throw new Error('No link was sent')
  return token
}

const confirm = (token: string, password = newPassword) =>
  p4.as('signedOut').call('confirmPasswordReset', { body: { token, password } })

const signIn = async (email: string, password: string) =>
  (await p4.as('signedOut').call('login', { body: { email, password } })).status

async function pretendFailures(times: number, email: (n: number) => string) {
  const attempted_at = p4.clock.now().toISOString()
  const attempts = Array.from({ length: times }, (_, n) => ({
    ...{ email: email(n), address: 'local', succeeded: false, attempted_at },
  }))
  await p4.database.transaction((tx) => tx.insert(sign_in_attempts).values(attempts))
}

const refused = {
  status: 400,
  body: {
    message: 'This link is no longer valid: it works once, for an hour. Ask for a new one.',
    fields: [{ path: 'token' }],
  },
}

test('API-02, AMB-03: the e-mailed link sets a new password, ends all sessions of the user and tells them', async () => {
  const lead = p4.as('storeLead')
  expect((await lead.call('listRoles')).status).toBe(200)
  const token = await linkFor('STORELEAD@p4.example')
  expect(p4.mail.sent).toMatchObject([{ to: storeLead.email, subject: 'Set a new password' }])
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: storeLead.email } })
  const told = { to: storeLead.email, subject: 'Your password was changed' }
  expect(p4.mail.sent[1]).toMatchObject(told)
  expect((await lead.call('listRoles')).status).toBe(401)
  expect((await p4.as('barista').call('listRoles')).status).toBe(200)
  expect(await signIn(storeLead.email, demoPassword)).toBe(401)
  expect(await signIn(storeLead.email, newPassword)).toBe(200)
})

test('AMB-03: who signs in with the old password while a new one is set gets no session', async () => {
  const { database, clock, mail, files } = p4
  const token = await linkFor(barista.email)
  let begun = 0
  const slow: Database = {
    ...database,
    async transaction(run) {
      begun += 1
      // The first transaction counts the attempt, the second one starts the session.
      if (begun === 2) expect((await confirm(token)).status).toBe(200)
      return database.transaction(run)
    },
  }
  const server = createP4({ database: slow, clock, mail, files, publicUrl: 'http://p4.test' })
  const body = JSON.stringify({ email: barista.email, password: demoPassword })
  const answer = await server.fetch(
    new Request('http://p4.test/p4/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
  expect(answer.status).toBe(401)
  const { rows } = await database.reads.execute(
    sql`select count(*)::int as n from sessions where user_id = ${barista.id}`,
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('AMB-03: a link works once, and the other links of the user stop with it', async () => {
  const first = await linkFor(barista.email)
  const second = await linkFor(barista.email)
  expect((await confirm(second)).status).toBe(200)
  for (const token of [first, second, 'never-sent'])
    expect(await confirm(token)).toMatchObject(refused)
})

test('AMB-03: a link works for an hour', async () => {
  const token = await linkFor(barista.email)
  p4.clock.advance({ minutes: 60 })
  expect(await confirm(token)).toMatchObject(refused)
  expect(await signIn(barista.email, demoPassword)).toBe(200)
})

test('the answer is the same for an e-mail that is no staff’s, and nothing is sent', async () => {
  const { rows } = await p4.database.reads.execute(
    sql`select email from users u where email like '%@mail.example' order by id limit 1`,
  )
  expect(await askForLink(String(rows[0]?.email))).toBeUndefined()
  expect(await askForLink('nobody@p4.example')).toBeUndefined()
  expect(p4.mail.sent).toEqual([])
})

test('AMB-40: a new employee sets the first password by a link', async () => {
  await p4.as('owner').ok('createUser', {
    body: { name: 'Newly Hired', email: 'new@p4.example', role_ids: [5] },
  })
  expect((await confirm(await linkFor('new@p4.example'))).status).toBe(200)
  expect(await signIn('new@p4.example', newPassword)).toBe(200)
})

test('three links an hour are enough for a mailbox', async () => {
  for (let n = 0; n < 3; n += 1) expect(await askForLink(barista.email)).toBeDefined()
  expect(await askForLink(barista.email)).toBeUndefined()
  p4.clock.advance({ minutes: 60 })
  expect(await askForLink(barista.email)).toBeDefined()
})

test('asking for links is limited per address, and closes no sign-in', async () => {
  for (let n = 0; n < 50; n += 1) await askForLink(barista.email)
  const answer = await p4
    .as('signedOut')
    .call('requestPasswordReset', { body: { email: barista.email } })
  expect(answer.status).toBe(429)
  expect(await signIn(barista.email, demoPassword)).toBe(200)
})

test('failed sign-ins close no request for a link', async () => {
  await pretendFailures(50, (n) => `guess${n}@p4.example`)
  expect(await signIn(barista.email, demoPassword)).toBe(429)
  expect(await askForLink(barista.email)).toBeDefined()
})

test('AMB-03: the link leads to the server’s own address, whatever host the request names', async () => {
  const body = JSON.stringify({ email: barista.email })
  const headers = {
    'content-type': 'application/json',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  }
  const url = 'http://evil.example/p4/passwordReset'
  expect((await p4.fetch(new Request(url, { method: 'POST', body, headers }))).status).toBe(200)
  expect(p4.mail.sent[0]?.text).toContain('http://p4.test/reset-password?token=')
  expect(p4.mail.sent[0]?.text).not.toContain('evil')
})

test('a request is written down where it made a link, and nowhere else', async () => {
  await askForLink('nobody@p4.example')
  await askForLink(barista.email)
  const { rows } = await p4.database.reads.execute(
    sql`select address, after from audit_rows where operation_id = 'requestPasswordReset'`,
  )
  expect(rows).toEqual([{ address: 'local', after: { user_id: barista.id } }])
})

test('AMB-03: a password of less than twelve characters, or that is guessed easily, is refused, and the link stays good', async () => {
  const token = await linkFor(barista.email)
  expect(await confirm(token, 'eleven char')).toMatchObject(refusedAt('password'))
  for (const password of ['aaaaaaaaaaaaaa', 'password1234', 'qwertyuiop12', barista.email])
    expect(await confirm(token, password)).toMatchObject({
      status: 400,
      body: {
        message: 'This password is guessed easily. Please choose another one.',
        fields: [{ path: 'password' }],
      },
    })
  expect((await confirm(token)).status).toBe(200)
})

test('AMB-03: words about the user, the stores and the house do not make a password strong', async () => {
  await p4.database.transaction(async (tx) => {
    await tx.execute(sql`update users set name = 'Zoë Quarles', phone_number = '+1 (415) 555-0142',
      employee_id = '204189' where email = ${barista.email}`)
    await tx.execute(sql`update stores set name = 'Vermillion Crossing' where id = 1`)
  })
  const token = await linkFor(barista.email)
  const [account = ''] = barista.email.split('@')
  for (const password of [
    'Zoe.Quarles.2026',
    'quarles-4155550142',
    'Qu4rle5.2041.89!!',
    `${account}.${account}.P4.1`,
    'Vermillion.Crossing.1',
    'Coffee.Console.2026',
    'P4-Console-2026!',
    'Espresso, barista, store!',
    'Summer2026!!',
    'Password12345!',
  ])
    expect(await confirm(token, password), password).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'password' }] },
    })
  expect((await confirm(token, 'Zoe-juggles-7-umbrellas')).status).toBe(200)
})

test('AMB-03: a new password opens an account that was closed by failed attempts', async () => {
  await pretendFailures(10, () => barista.email)
  expect(await signIn(barista.email, demoPassword)).toBe(429)
  await confirm(await linkFor(barista.email))
  expect(await signIn(barista.email, newPassword)).toBe(200)
})

test('an e-mail that cannot be sent is not told from outside', async () => {
  const send = p4.mail.send
  p4.mail.send = async () => Promise.reject(new Error('The mail server is away'))
  expect(await askForLink(barista.email)).toBeUndefined()
  p4.mail.send = send
})

test('AMB-03: a link is void once the e-mail address is another one', async () => {
  const token = await linkFor(barista.email)
  await p4.as('barista').ok('updateUser', {
    path: { id: barista.id },
    body: { email: 'theo@p4.example' },
  })
  expect(await confirm(token)).toMatchObject(refused)
})

test('API-06: who works here is told at the old e-mail address that there is a new one', async () => {
  const change = (id: number, email: string) =>
    p4.as('owner').ok('updateUser', { path: { id }, body: { email } })
  await change(barista.id, 'theo@p4.example')
  expect(p4.mail.sent).toMatchObject([
    { to: barista.email, subject: 'Your e-mail address was changed' },
  ])
  const customer = await userWith(p4, { email: 'ellen@mail.example' })
  await change(customer, 'ellen@post.example')
  expect(p4.mail.sent).toHaveLength(1)
})

test('AMB-236: a person changes the e-mail address of a user three times an hour, since the old one is told', async () => {
  const change = (body: object) =>
    p4.as('barista').call('updateUser', { path: { id: barista.id }, body })
  for (let n = 0; n < 3; n += 1)
    expect((await change({ email: `theo${n}@p4.example` })).status).toBe(200)
  expect(await change({ email: 'theo3@p4.example' })).toMatchObject({
    status: 429,
    body: {
      message: 'This e-mail address was changed 3 times within an hour. Try again in 60 minutes.',
    },
  })
  expect(p4.mail.sent).toHaveLength(3)
  expect((await change({ name: 'Theo' })).status).toBe(200)
})

test('AMB-03: neither link nor password is stored in the clear', async () => {
  const token = await linkFor(barista.email)
  await confirm(token)
  const { rows } = await p4.database.reads.execute(
    sql`select (select json_agg(r)::text from password_resets r)
          || (select json_agg(a)::text from audit_rows a)
          || (select json_agg(u)::text from users u where id = ${barista.id}) as stored`,
  )
  expect(rows[0]?.stored).not.toContain(token)
  expect(rows[0]?.stored).not.toContain(newPassword)
})
