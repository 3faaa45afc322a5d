import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { loadContract } from './contract.ts'
import { demoAccounts, demoPassword } from './seed/accounts.ts'
import { exampleRequest } from './testing/exampleRequest.ts'

const p4 = freshP4()

const subject = { storeId: 1, orderId: 1, userId: 1 }
const writing = loadContract().operations.filter(({ body }) => body !== 'none')
/** The content types that a form of another site can send without asking the server first, and no type. */
const foreign = ['text/plain', 'application/x-www-form-urlencoded', null]

/** The bytes of a text. Unlike a text they get no content type by themselves. */
const bytes = (text: string) => new TextEncoder().encode(text)

test('the contract has operations with a body, two of them with a form', () => {
  expect(writing.length).toBeGreaterThan(60)
  expect(writing.filter(({ multipart }) => multipart).map(({ id }) => id)).toEqual([
    'uploadPromotionAudience',
    'importPrices',
  ])
})

test('a body of another content type, or of none, is a 415', async () => {
  const authorization = `P4 ${await p4.token('owner')}`
  for (const { id, path, method, multipart } of writing) {
    const { path: parameters = {}, body } = exampleRequest(id, subject)
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]))
    const taken = multipart ? 'multipart/form-data' : 'application/json'
    const other = multipart ? 'application/json' : 'multipart/form-data; boundary=x'
    for (const type of [...foreign, other, `${taken}x`]) {
      const answer = await p4.fetch(
        new Request(`http://p4.test${address}`, {
          method,
          body: bytes(JSON.stringify(body ?? {})),
          headers: { authorization, ...(type === null ? {} : { 'content-type': type }) },
        }),
      )
      expect({ id, type, status: answer.status, body: await answer.json() }).toEqual({
        id,
        type,
        status: 415,
        body: {
          code: 'unsupported_media_type',
          message: `The request body must be sent as ${taken}.`,
          status: 415,
        },
      })
    }
  }
})

test('a call without a body needs no content type', async () => {
  const answers = await Promise.all(
    writing.map(async ({ id, body }) => {
      const { path } = exampleRequest(id, subject)
      const { status } = await p4.as('owner').call(id, { ...(path ? { path } : {}) })
      return { id, body, status }
    }),
  )
  expect(answers.filter(({ status }) => status === 415)).toEqual([])
  const required = answers.filter(({ body }) => body === 'required')
  expect(required.filter(({ status }) => status !== 400)).toEqual([])
})

test('JSON is taken in any spelling of its content type', async () => {
  const body = { email: demoAccounts.barista.email, password: demoPassword }
  for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])
    expect(
      await p4.as('signedOut').call('login', { body, headers: { 'content-type': type } }),
    ).toMatchObject({ status: 200 })
})

test('what is no JSON uses up no attempt to sign in', async () => {
  const { email } = demoAccounts.barista
  const headers = { 'content-type': 'text/plain;charset=UTF-8' }
  for (let count = 0; count < 60; count += 1) {
    const { status } = await p4
      .as('signedOut')
      .call('login', { body: { email, password: 'wrong' }, headers })
    expect(status).toBe(415)
  }
  const signIn = { email, password: demoPassword }
  expect(await p4.as('signedOut').call('login', { body: signIn })).toMatchObject({ status: 200 })
})

test('a page of another site cannot use up the sign-in attempts of an office', async () => {
  const from = async (origin: string, site: string) => {
    const answer = await p4.fetch(
      new Request('http://p4.test/p4/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': site },
        body: JSON.stringify({ email: demoAccounts.barista.email, password: 'a wrong password' }),
      }),
    )
    return answer.status
  }
  for (let attempt = 0; attempt < 12; attempt += 1)
    expect(await from('https://elsewhere.example', 'cross-site')).toBe(403)
  expect(await from('https://console.p4.example', 'same-site')).toBe(401)
  expect(await from('http://localhost:5173', 'cross-site')).toBe(401)
  const signedIn = await p4.as('signedOut').call('login', {
    body: { email: demoAccounts.barista.email, password: demoPassword },
  })
  expect(signedIn.status).toBe(200)
})
