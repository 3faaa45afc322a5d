import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'

const send = async (text: string) => {
  await using p4 = await startP4()
  const answer = await p4.fetch(
    new Request('http://p4.test/p4/users', {
      method: 'POST',
      body: text,
      headers: {
        authorization: `P4 ${await p4.token('owner')}`,
        'content-type': 'application/json',
      },
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

const refused = (path: string) => ({
  status: 400,
  body: {
    code: 'invalid_request',
    message: 'This text has a character that cannot be stored.',
    fields: [{ path }],
  },
})

test('characters that no database keeps are refused by name of the field', async () => {
  expect(await send('{"name":"A\\u0000B","email":"a@b"}')).toMatchObject(refused('name'))
  expect(await send('{"name":"A","email":"a@b","role_ids":["\\uD83D"]}')).toMatchObject(
    refused('role_ids.0'),
  )
  expect(await send('{"a\\u0000":1}')).toMatchObject(refused(''))
})

test('whole surrogate pairs and written-out escapes are fine', async () => {
  const fine = await send('{"name":"\\ud83d\\ude00 \\\\u0000","email":"emoji@p4.example"}')
  expect(fine).toMatchObject({ status: 201, body: { name: '😀 \\u0000' } })
})

test('a body that is no JSON is told so', async () => {
  expect(await send('{')).toMatchObject({ status: 400, body: { code: 'malformed_json' } })
})

test.each([
  ['lists in lists', `${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}`, 'is nested too deep'],
  ['objects in objects', `${'{"a":'.repeat(1_000_000)}1`, 'is nested too deep'],
  ['an object of many members', membersOf(600_000), 'has too many members'],
  ['a list of many objects', `[${'{},'.repeat(1_000_000)}{}]`, 'has too many members'],
])('a body of millions of parts is refused before it is parsed: %s', async (_, text, fault) => {
  const refusal = { code: 'invalid_request', message: `The request body ${fault}.` }
  expect(await send(text)).toMatchObject({ status: 400, body: refusal })
})

test('brackets and commas in a text count for nothing', async () => {
  const name = `${'[{,"\\'.repeat(40)} Ann`
  const body = { name, email: 'ann@p4.example', unknown: '['.repeat(1000) + ','.repeat(2000) }
  expect(await send(JSON.stringify(body))).toMatchObject({ status: 201, body: { name } })
})

function membersOf(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`
}

const part = '--b\r\ncontent-disposition: form-data; name="plus"\r\n\r\n1\r\n'

test.each([
  ['parts', `${part.repeat(1_001)}--b--\r\n`],
  ['headers', `${part.replace('\r\n\r\n', `\r\n${'x-a: b\r\n'.repeat(20_000)}\r\n`)}--b--\r\n`],
  ['bytes in a name', `${part.replace('plus', 'p'.repeat(100_000))}--b--\r\n`],
])('an upload of too many %s is told that it cannot be read', async (_, text) => {
  await using p4 = await startP4()
  const answer = await p4.fetch(
    new Request('http://p4.test/p4/plus/import', {
      method: 'POST',
      body: text,
      headers: {
        authorization: `P4 ${await p4.token('owner')}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
    }),
  )
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'malformed_form' })
})
