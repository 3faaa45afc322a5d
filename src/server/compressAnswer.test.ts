import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerCompressor } from './compressAnswer.ts'

const ask = (path: string, encoding = 'br') =>
  new Request(`http://p4.test${path}`, { headers: { 'accept-encoding': encoding } })

function answer(text: string): Response {
  const headers = { 'content-type': 'application/json', etag: 'W/"1"' }
  return new Response(text, { headers })
}

async function unpacked(response: Response): Promise<string> {
  expect(response.headers.get('content-encoding')).toBe('br')
  return brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
}

test('an answer that many ask for at once counts once, and is kept for the next', async () => {
  const compress = answerCompressor()
  // Eight such answers exceed the cache together; one alone fits.
  const large = JSON.stringify(randomBytes(6 * 1024 * 1024).toString('base64'))
  await Promise.all(Array.from({ length: 8 }, () => compress(ask('/p4/a'), answer(large))))
  expect(await unpacked(await compress(ask('/p4/a'), answer('another')))).toBe(large)
  const next = JSON.stringify('x'.repeat(3000))
  await compress(ask('/p4/b'), answer(next))
  expect(await unpacked(await compress(ask('/p4/b'), answer('another')))).toBe(next)
})

test('another address with the same tag has its own answer', async () => {
  const compress = answerCompressor()
  const [one, other] = ['x', 'y'].map((letter) => JSON.stringify(letter.repeat(3000)))
  await compress(ask('/p4/a'), answer(one ?? ''))
  expect(await unpacked(await compress(ask('/p4/b'), answer(other ?? '')))).toBe(other)
})

test('long addresses count: they do not displace memory beyond the limit', async () => {
  const compress = answerCompressor()
  const first = JSON.stringify('x'.repeat(3000))
  await compress(ask('/p4/first'), answer(first))
  // 40 keys of 1 MB: more than the cache may hold.
  for (let n = 0; n < 40; n += 1)
    await compress(ask(`/p4/${n}${'a'.repeat(2 ** 19)}`), answer(first))
  expect(await unpacked(await compress(ask('/p4/first'), answer(`${first} `)))).toBe(`${first} `)
})

test('the query adds nothing to what is kept: the tag stands for it', async () => {
  const compress = answerCompressor()
  const text = JSON.stringify('x'.repeat(3000))
  await compress(ask('/p4/a?unknown=1'), answer(text))
  expect(await unpacked(await compress(ask('/p4/a?unknown=2'), answer('another')))).toBe(text)
})
