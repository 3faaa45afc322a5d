import { scryptSync } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { createP4 } from '#server/app.ts'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { users } from '../../database/schema/people.ts'
import { sign_in_attempts } from '../../database/schema/session.ts'
import { dummyHash, isOutdated, verifyPassword } from '../../passwords.ts'

const p4 = freshP4()

const { storeLead, barista } = demoAccounts
const wrong = {
  status: 401,
  body: { code: 'wrong_credentials', message: 'Wrong email or password.' },
}

function signIn(email: string, password: string, address?: string) {
  return p4.as('signedOut').call('login', { body: { email, password }, address })
}

async function fail(times: number, email: string, address?: string) {
  for (let n = 0; n < times; n += 1)
    expect(await signIn(email, 'not this one', address)).toMatchObject(wrong)
}

/** Writes failed attempts straight into the table, because each real attempt takes a while. */
async function pretendFailures(times: number, email: string, address = 'local') {
  const attempted_at = p4.clock.now().toISOString()
  const attempts = Array.from({ length: times }, () => ({
    ...{ email, address, attempted_at },
    succeeded: false,
  }))
  await p4.database.transaction((tx) => tx.insert(sign_in_attempts).values(attempts))
}

async function tokenOf(email: string, headers = {}) {
  const body = { email, password: demoPassword }
  const answer = await p4.as('signedOut').call('login', { body, headers })
  return z.object({ token: z.string() }).parse(answer.body).token
}

async function send(token: string, path = '/p4/roles', method = 'GET') {
  const headers = { authorization: `P4 ${token}` }
  const answer = await p4.fetch(new Request(`http://p4.test${path}`, { method, headers }))
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

test('AUTH-03, API-01: staff sign in with e-mail and password, whatever the case of the e-mail', async () => {
  const { user, token } = await p4
    .as('signedOut')
    .ok('login', { body: { email: ' StoreLead@P4.example ', password: demoPassword } })
  expect(user).toMatchObject({ id: storeLead.id, email: storeLead.email, store_ids: [1, 2] })
  expect(token.length).toBeGreaterThan(40)
  expect((await send(token, `/p4/users/${storeLead.id}`)).body).toEqual(user)
})

test('EMP-19: the answer of a login holds the approval code of the user', async () => {
  await p4.as('admin').ok('updateUser', {
    path: { id: barista.id },
    body: { manager_approval_code: 'BAR123' },
  })
  const { body } = await signIn(barista.email, demoPassword)
  expect(body).toMatchObject({ user: { manager_approval_code: 'BAR123' } })
})

test('AUTH-08: unknown e-mail, wrong password, no password yet and a customer are refused alike', async () => {
  const { hash } = await oneRow(sql`select password_hash as hash from users where id = 1`)
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set password_hash = ${hash}, email = 'customer@mail.example'
      where id = (select min(id) from users u where not exists (
        select 1 from user_roles where user_id = u.id) and not exists (
        select 1 from user_permissions where user_id = u.id))`),
  )
  const created = await p4.as('owner').ok('createUser', {
    body: { name: 'Newly Hired', email: 'new@p4.example', role_ids: [5] },
  })
  expect(created.email).toBe('new@p4.example')
  const answers = [
    await signIn('nobody@p4.example', demoPassword),
    await signIn(storeLead.email, 'wrong'),
    await signIn('new@p4.example', demoPassword),
    await signIn('customer@mail.example', demoPassword),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject(wrong)
    expect(answer.body).toEqual(answers[0]?.body)
  }
})

const tooMany = {
  status: 429,
  body: { code: 'too_many_attempts', message: 'Too many attempts. Try again in 15 minutes.' },
}

test('after ten failures an account is closed for 15 minutes to the address they came from', async () => {
  for (const email of [storeLead.email, 'nobody@p4.example']) {
    await pretendFailures(8, email)
    await fail(2, email)
    expect(await signIn(email.toUpperCase(), demoPassword)).toMatchObject(tooMany)
  }
  expect((await signIn(barista.email, demoPassword)).status).toBe(200)
  expect((await signIn(storeLead.email, demoPassword, '198.51.100.7')).status).toBe(200)
  p4.clock.advance({ minutes: 15 })
  expect((await signIn(storeLead.email, demoPassword)).status).toBe(200)
})

test('after a hundred failures from anywhere an account opens only where it was signed in to before', async () => {
  expect((await signIn(storeLead.email, demoPassword, '203.0.113.5')).status).toBe(200)
  p4.clock.advance({ days: 29 })
  for (let n = 0; n < 10; n += 1) await pretendFailures(10, storeLead.email, `192.0.2.${n}`)
  expect(await signIn(storeLead.email, demoPassword, '198.51.100.7')).toMatchObject(tooMany)
  expect((await signIn(storeLead.email, demoPassword, '203.0.113.5')).status).toBe(200)
  p4.clock.advance({ minutes: 15 })
  expect((await signIn(storeLead.email, demoPassword, '198.51.100.7')).status).toBe(200)
})

test('the addresses of one IPv6 network count as one', async () => {
  await pretendFailures(9, storeLead.email, '2001:db8:1:2::/64')
  await fail(1, storeLead.email, '2001:db8:1:2:aaaa::1')
  expect(await signIn(storeLead.email, demoPassword, '2001:db8:1:2:bbbb::2')).toMatchObject(tooMany)
  expect((await signIn(storeLead.email, demoPassword, '2001:db8:1:3::1')).status).toBe(200)
})

test('servers of one database count the failures together', async () => {
  const { database, clock, mail, files } = p4
  const second = createP4({ database, clock, mail, files, publicUrl: 'http://p4.test' })
  await pretendFailures(9, storeLead.email)
  await fail(1, storeLead.email)
  const body = JSON.stringify({ email: storeLead.email, password: demoPassword })
  const answer = await second.fetch(
    new Request('http://p4.test/p4/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
  expect(answer.status).toBe(429)
})

test('a password that was hashed at a lower cost is hashed anew when it is typed', async () => {
  const salt = Buffer.from('sixteen bytes ..')
  const key = scryptSync(demoPassword, salt, 32, { N: 16384, r: 8, p: 1 })
  const old = `scrypt$16384$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  const stored = sql`select password_hash as hash from users where id = ${barista.id}`
  await p4.database.transaction((tx) =>
    tx.update(users).set({ password_hash: old }).where(eq(users.id, barista.id)),
  )
  expect((await signIn(barista.email, 'not this one')).status).toBe(401)
  expect(await oneRow(stored)).toEqual({ hash: old })
  expect((await signIn(barista.email, demoPassword)).status).toBe(200)
  expect(isOutdated(String((await oneRow(stored)).hash))).toBe(false)
  expect((await signIn(barista.email, demoPassword)).status).toBe(200)
})

test('attempts that the server could not judge do not count as failures', async () => {
  const setHash = (password_hash: string | null) =>
    p4.database.transaction((tx) =>
      tx.update(users).set({ password_hash }).where(eq(users.id, storeLead.id)),
    )
  const { hash } = await oneRow(
    sql`select password_hash as hash from users where id = ${storeLead.id}`,
  )
  // scrypt refuses a cost that is no power of two.
  await setHash('scrypt$3$8$1$c2FsdA$aGFzaA')
  for (let n = 0; n < 10; n += 1)
    await expect(signIn(storeLead.email, demoPassword)).rejects.toThrow(/scrypt/i)
  await setHash(String(hash))
  expect((await signIn(storeLead.email, demoPassword)).status).toBe(200)
})

test('signing in forgets the failures of the account', async () => {
  await pretendFailures(9, storeLead.email)
  expect((await signIn(storeLead.email, demoPassword)).status).toBe(200)
  await pretendFailures(9, storeLead.email)
  await fail(1, storeLead.email)
  expect((await signIn(storeLead.email, demoPassword)).status).toBe(429)
})

test('an address is refused after fifty failures, even though it signed in between', async () => {
  await pretendFailures(25, 'guess1@p4.example', '198.51.100.7')
  expect((await signIn(barista.email, demoPassword, '198.51.100.7')).status).toBe(200)
  await pretendFailures(24, 'guess2@p4.example', '198.51.100.7')
  await fail(1, 'guess3@p4.example', '198.51.100.7')
  expect((await signIn(barista.email, demoPassword, '198.51.100.7')).status).toBe(429)
  expect((await signIn(barista.email, demoPassword, '198.51.100.8')).status).toBe(200)
})

test('attempts sent at once count each other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => signIn(storeLead.email, 'not this one')),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('AMB-193: a session ends after 14 days, and only a hash of its token is stored', async () => {
  const token = await tokenOf(barista.email)
  const read = async () => (await send(token)).status
  const { stored } =
    await oneRow(sql`select string_agg(row_to_json(s)::text || coalesce(a::text, ''), '') as stored
        from sessions s, audit_rows a`)
  expect(stored).not.toContain(token)
  for (let day = 0; day < 27; day += 1) {
    p4.clock.advance({ hours: 12, minutes: -1 })
    expect(await read()).toBe(200)
  }
  p4.clock.advance({ hours: 12, minutes: -1 })
  expect(await read()).toBe(200)
  p4.clock.advance({ minutes: 28 })
  expect(await read()).toBe(401)
})

test('AMB-193: signing out ends the session of the token, and no other one of the user', async () => {
  const [left, kept] = [await tokenOf(barista.email), await tokenOf(barista.email)]
  expect(await send(left, '/p4/logout', 'POST')).toEqual({ status: 200, body: {} })
  expect((await send(left)).status).toBe(401)
  expect((await send(kept)).status).toBe(200)
})

test('AMB-193: a session ends after 12 hours without any use', async () => {
  const lead = p4.as('storeLead')
  p4.clock.advance({ hours: 11, minutes: 59 })
  expect((await lead.call('listRoles')).status).toBe(200)
  p4.clock.advance({ hours: 11, minutes: 59 })
  expect((await lead.call('listRoles')).status).toBe(200)
  p4.clock.advance({ hours: 12 })
  expect((await lead.call('listRoles')).status).toBe(401)
})

test('AUTH-12: a wrong scheme, a wrong token and none are all no session', async () => {
  const token = await p4.token('owner')
  for (const authorization of [`Bearer ${token}`, `P4 ${token}x`, 'P4 ', token, '']) {
    const answer = await p4.fetch(
      new Request('http://p4.test/p4/roles', { headers: { authorization } }),
    )
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'no_session' })
  }
})

test('a sign-in is written down without the token', async () => {
  await signIn(barista.email, demoPassword, '203.0.113.9')
  const row = await oneRow(sql`select address, after from audit_rows where operation_id = 'login'`)
  expect(row).toEqual({ address: '203.0.113.9', after: { user_id: barista.id } })
})

test('AMB-40: somebody without a password costs as much time as anybody else', async () => {
  expect(dummyHash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword('espresso', dummyHash)).toBe(false)
})

async function oneRow(statement: ReturnType<typeof sql>) {
  const { rows } = await p4.database.reads.execute(statement)
  const [row] = rows
  if (!row) throw new Error('Nothing found')
  return row
}

test('AMB-237: a user sees the own open sessions, the last used first, and ends one of them', async () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  await tokenOf(barista.email)
  p4.clock.advance({ hours: 12 })
  const [left, foreign] = [await tokenOf(barista.email), await tokenOf(storeLead.email)]
  p4.clock.advance({ minutes: 10 })
  const token = await tokenOf(barista.email, { 'user-agent': chrome })
  const { body } = await send(token, '/p4/sessions')
  const now = p4.clock.now().toISOString()
  expect(body).toEqual([
    expect.objectContaining({
      ...{ device: 'Chrome on Windows', created_at: now, used_at: now, current: true },
    }),
    expect.objectContaining({ device: null, current: false }),
  ])
  const [, other] = z.array(z.object({ id: z.number() })).parse(body)
  const address = `/p4/sessions/${other?.id}`
  expect(await send(foreign, address, 'DELETE')).toMatchObject({
    status: 404,
    body: { message: 'This session does not exist.' },
  })
  expect((await send(left)).status).toBe(200)
  expect(await send(token, address, 'DELETE')).toEqual({ status: 200, body: { id: other?.id } })
  expect((await send(left)).status).toBe(401)
  expect((await send(token, '/p4/sessions')).body).toHaveLength(1)
})
