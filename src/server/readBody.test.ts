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
