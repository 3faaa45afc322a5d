import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folderLock.ts'

let folder: string
let lock: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'p4-lock-'))
  lock = join(folder, 'p4.lock')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function readLock(): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(lock, 'utf8'))
}

/** Writes the lock of a server on another machine, last touched at the given moment. */
async function lockElsewhere(place: string, touched: Date): Promise<void> {
  const unlock = await lockFolder(folder)
  const own = await readLock()
  await unlock()
  const owner = { ...own, place, host: 'web-1', token: 'elsewhere', pid: 4_194_304 }
  await writeFile(lock, JSON.stringify(owner))
  await utimes(lock, touched, touched)
}

test('a lock names the host, the running system and the process namespace', async () => {
  const unlock = await lockFolder(folder)
  expect(await readLock()).toMatchObject({ pid: process.pid, host: hostname() })
  expect((await readLock()).place).toContain(hostname())
  await unlock()
})

test('a server of another container or host keeps its folder, though its process id is unknown here', async () => {
  await lockElsewhere('another place', new Date())
  const heart = setInterval(() => void utimes(lock, new Date(), new Date()), 50)
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another server (process 4194304 on web-1): stop that one or choose another folder.`,
  )
  clearInterval(heart)
  expect(await readLock()).toMatchObject({ token: 'elsewhere' })
})

test('a lock from elsewhere that nobody touches any more is taken over', async () => {
  await lockElsewhere('another place', new Date(Date.now() - 31_000))
  const unlock = await lockFolder(folder)
  expect(await readLock()).toMatchObject({ pid: process.pid })
  await unlock()
})

test('a server touches its lock while it has the folder', async () => {
  const unlock = await lockFolder(folder)
  const { place } = await readLock()
  // With another place the lock looks like another machine's: only its fresh moment of change says that it is
  // held.
  await writeFile(lock, JSON.stringify({ ...(await readLock()), place: `${place} elsewhere` }))
  await expect(lockFolder(folder)).rejects.toThrow('is in use')
  await unlock()
})
