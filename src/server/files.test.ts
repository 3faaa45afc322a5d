import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from './bucketFiles.ts'
import { type Files, folderFiles } from './files.ts'

let folder: string
/** Address of a running S3 server, with its key and secret. */
let store: string
let stop: () => Promise<unknown>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'p4-files-'))
  const options = {
    ...{ directory: join(folder, 's3'), address: '127.0.0.1', port: 0, silent: true },
    configureBuckets: [{ name: 'pictures' }],
  }
  const program = `new (require('@20minutes/s3rver'))(${JSON.stringify(options)}).run()
    .then(({ port }) => console.log(port))`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(createInterface({ input: child.stdout }), 'line')
  store = `http://S3RVER:S3RVER@127.0.0.1:${port}`
  stop = () => {
    child.kill()
    return once(child, 'exit')
  }
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

const picture = new TextEncoder().encode('<svg/>')

describe.each([
  ['a folder', async () => [join(folder, 'f'), join(folder, 'f')].map(folderFiles)],
  [
    'a bucket',
    () =>
      Promise.all([1, 2].map(() => openBucket(new URL(`${store}/pictures/p4?region=us-east-1`)))),
  ],
])('files in %s', (_, open) => {
  test('are kept for every server that shares it, once for the same content, until they are removed', async () => {
    const [one, other]: Files[] = await open()
    if (!one || !other) throw new Error('Two servers were asked for')
    const address = await one.put(picture, 'image/svg+xml')
    expect(address).toMatch(/^\/files\/[0-9a-f]{64}\.svg$/)
    expect(await other.put(picture, 'image/svg+xml')).toBe(address)
    const name = address.replace('/files/', '')
    expect(await other.get(name)).toMatchObject({ contentType: 'image/svg+xml' })
    expect(Buffer.from((await other.get(name))?.bytes ?? []).toString()).toBe('<svg/>')
    await other.remove(name)
    expect(await one.get(name)).toBeNull()
    await other.remove(name)
  })

  test('are asked for by their own names only', async () => {
    const [one] = await open()
    expect(await one?.get('../../etc/passwd')).toBeNull()
    expect(await one?.get('secret.txt')).toBeNull()
    expect(await one?.get(`${'0'.repeat(64)}.png`)).toBeNull()
  })
})

test('a bucket that is not there, or whose secret is wrong, is told', async () => {
  await expect(openBucket(new URL(`${store}/missing`))).rejects.toThrow('no such bucket')
  const wrong = store.replace(':S3RVER@', ':guessed@')
  await expect(openBucket(new URL(`${wrong}/pictures`))).rejects.toThrow('SignatureDoesNotMatch')
})

test('a write that fails leaves nothing behind', async () => {
  const files = folderFiles(join(folder, 'full'))
  const address = await files.put(picture, 'image/svg+xml')
  const name = address.replace('/files/', '')
  // A folder stands at the file's name: writing the temporary file succeeds, and renaming it fails.
  await rm(join(folder, 'full', name))
  await mkdir(join(folder, 'full', name, 'in the way'), { recursive: true })
  await expect(files.put(picture, 'image/svg+xml')).rejects.toThrow()
  expect(await readdir(join(folder, 'full'))).toEqual([name])
})
