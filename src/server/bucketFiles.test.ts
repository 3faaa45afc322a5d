import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { largestPicture } from '#domain/files/pictureFile.ts'
import { startP4 } from '#mocks/p4.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { createP4 } from './app.ts'
import { openBucket } from './bucketFiles.ts'

/** Where a server of this machine answers so. */
async function serverThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return `http://127.0.0.1:${port}`
}

/** A bucket on this machine that answers as given, but for the probe of the start. */
async function bucketThat(respond: (response: ServerResponse) => void) {
  const asked: string[] = []
  const address = await serverThat((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    request.resume()
    if (path.endsWith('p4-server')) response.writeHead(404).end()
    else respond(response)
  })
  return { address, asked }
}

const name = `${'0'.repeat(64)}.png`
const picture = new Uint8Array(70)

function trickle(response: ServerResponse): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write('x'), 10)
  response.on('close', () => clearInterval(timer))
}

test.each([
  ['never answers', () => {}],
  ['sends its answer byte by byte', trickle],
])('a bucket that %s is given up after the time limit', async (_, respond) => {
  const { address } = await bucketThat(respond)
  const files = await openBucket(new URL(`${address}/pictures`), 300)
  const late = 'it did not answer within 0.3 seconds'
  await expect(files.get(name)).rejects.toThrow(late)
  await expect(files.put(picture, 'image/png')).rejects.toThrow(late)
  await expect(files.remove(name)).rejects.toThrow(late)
})

test('a start with a bucket that never answers is given up', async () => {
  const address = await serverThat(() => {})
  await expect(openBucket(new URL(`${address}/pictures`), 300)).rejects.toThrow(
    'it did not answer within 0.3 seconds',
  )
})

test('an answer that is longer than a picture may be is not read to its end', async () => {
  const { address } = await bucketThat((response) => {
    const chunk = Buffer.alloc(largestPicture)
    const more = () => response.write(chunk) && setImmediate(more)
    response.on('drain', more)
    more()
  })
  const files = await openBucket(new URL(`${address}/pictures`))
  await expect(files.get(name)).rejects.toThrow('its answer is too long')
})

test('a redirect of the bucket is not followed', async () => {
  const other = await bucketThat((response) => response.end('somebody else'))
  const { address } = await bucketThat((response) =>
    response.writeHead(307, { location: `${other.address}/${name}` }).end(),
  )
  const files = await openBucket(new URL(`${address}/pictures`))
  await expect(files.get(name)).rejects.toThrow('it answered 307')
  await expect(files.put(picture, 'image/png')).rejects.toThrow('it answered 307')
  expect(other.asked).toEqual([])
})

const unreachable = {
  code: 'unavailable',
  message: 'The server cannot reach its pictures at the moment. Please try again.',
}

test('a bucket that fails is a 503 for who saves or sees a picture, and nothing is saved', async () => {
  await using p4 = await startP4()
  const { address } = await bucketThat((response) => response.writeHead(500).end())
  const files = await openBucket(new URL(`${address}/pictures`))
  const { database, clock, mail } = p4
  const server = createP4({ database, clock, mail, files, publicUrl: 'http://p4.test' })
  const path = { id: 3 }
  const before = await p4.as('owner').ok('getTag', { path })
  const answers = await Promise.all([
    server.fetch(
      new Request('http://p4.test/p4/tags/3', {
        method: 'PUT',
        headers: {
          authorization: `P4 ${await p4.token('owner')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name: 'Renamed', image_data: onePixelPng }),
      }),
    ),
    server.fetch(new Request(`http://p4.test/files/${name}`)),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject(unreachable)
  }
  expect(await p4.as('owner').ok('getTag', { path })).toEqual(before)
})
