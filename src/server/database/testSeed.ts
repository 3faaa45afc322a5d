import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { memoryFiles } from '#server/files.ts'
import { seedDatabase } from '#server/seed/seed.ts'
import type { Database } from './database.ts'
import { databaseOf, startPGlite } from './embedded.ts'

export const testNow = new Date('2026-03-04T17:05:00.000Z')

const server = fileURLToPath(new URL('..', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/p4', import.meta.url))

export async function seedForTests(database: Database): Promise<void> {
  const pictures = new Map<string, Uint8Array>()
  const files = memoryFiles(pictures)
  await seedDatabase(database, { size: 'small', seed: 1, now: testNow, files })
  const texts = [...pictures].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])
  await keep(await picturesPath(), JSON.stringify(texts))
}

export async function seedPictures(): Promise<Map<string, Uint8Array>> {
  pictures ??= readPictures()
  return new Map(await pictures)
}

let pictures: Promise<Map<string, Uint8Array>> | undefined
const storedPictures = z.array(z.tuple([z.string(), z.string()]))

async function readPictures(): Promise<Map<string, Uint8Array>> {
  const read = async () => await readFile(await picturesPath(), 'utf8')
  const text = await read().catch(async () => {
    await makeDump()
    return await read()
  })
  const texts = storedPictures.parse(JSON.parse(text))
  return new Map(texts.map(([name, bytes]) => [name, Buffer.from(bytes, 'base64')]))
}

async function picturesPath(): Promise<string> {
  return join(cacheFolder, `pictures-${await seedHash()}.json`)
}

/** Atomic: parallel workers never read a partial file. */
async function keep(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const aside = join(cacheFolder, `${randomUUID()}.tmp`)
  await writeFile(aside, content)
  await rename(aside, path)
}

export async function seedHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['database', 'seed']) {
    const names = await readdir(join(server, folder), { recursive: true })
    const sources = names.filter(
      (name) => /\.(ts|sql|json)$/.test(name) && !name.includes('.test.'),
    )
    for (const name of sources.sort())
      hash.update(name).update(await readFile(join(server, folder, name)))
  }
  const pglite = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  hash.update(await readFile(pglite))
  return hash.digest('hex').slice(0, 16)
}

export async function seedDump(): Promise<Blob> {
  const path = join(cacheFolder, `seed-${await seedHash()}.tar`)
  try {
    return new Blob([await readFile(path)])
  } catch {
    await mkdir(cacheFolder, { recursive: true })
    for (const old of await readdir(cacheFolder))
      if (/^(seed|pictures)-.*\.(tar|json)$/.test(old) && !old.includes(await seedHash()))
        await rm(join(cacheFolder, old), { force: true })
    const dump = await makeDump()
    await keep(path, await dump.bytes())
    return dump
  }
}

async function makeDump(): Promise<Blob> {
  const client = await startPGlite({})
  await seedForTests(databaseOf(client))
  // A smaller dump starts faster.
  await client.exec('vacuum')
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

export async function startSeededPGlite(): Promise<PGlite> {
  return startPGlite({ dump: await seedDump() })
}
