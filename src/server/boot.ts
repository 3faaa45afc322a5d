import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createP4, type P4 } from './app.ts'
import { openBucket } from './bucketFiles.ts'
import type { Database } from './database/database.ts'
import { isEmpty } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { type Files, FilesError, folderFiles, orFilesError } from './files.ts'
import { makeFirstOwner } from './firstOwner.ts'
import { systemClock } from './handlers.ts'
import type { Log } from './log.ts'
import { folderMail, smtpMail } from './mail.ts'
import { seedDatabase } from './seed/seed.ts'
import { BootError, type Environment, readSettings, type Settings } from './settings.ts'

interface BootOptions {
  readonly env: Environment
  readonly log?: Log
  /** E.g. 'Loading the demo retailer'. */
  readonly progress?: (step: string) => void
}

export interface BootedP4 extends P4 {
  readonly settings: Settings
  readonly database: Database
  readonly files: Files
  readonly seeded: boolean
  readonly hints: readonly string[]
  close(): Promise<void>
}

const resumeIntervalMs = 60_000

/** Throws BootError or DatabaseOpenError. */
export async function bootP4({ env, log, progress }: BootOptions): Promise<BootedP4> {
  const settings = readSettings(env)
  const { dataFolder, databaseUrl, smtpUrl, mailFrom, publicUrl, consoleOrigins, ownerEmail } =
    settings
  const hints = await makePrivate(dataFolder)
  progress?.(databaseUrl ? 'Opening the database' : `Opening the database in ${dataFolder}`)
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { dataFolder: join(dataFolder, 'database') },
  )
  try {
    const files = await openFiles(settings)
    const seeded = await seed({ settings, database, files, progress })
    const hasNewOwner = ownerEmail !== undefined && (await makeFirstOwner(database, ownerEmail))
    const mail = smtpUrl
      ? smtpMail(smtpUrl, mailFrom)
      : folderMail(join(dataFolder, 'mail'), mailFrom)
    const p4 = createP4({
      database,
      files,
      clock: systemClock,
      mail,
      log,
      publicUrl,
      consoleOrigins,
    })
    p4.resume()
    if (hasNewOwner) await sendFirstLink(p4, settings)
    else if (await isEmpty(database.reads))
      hints.push('Nobody can sign in yet: start with P4_OWNER_EMAIL to make the first owner.')
    const resuming = setInterval(p4.resume, resumeIntervalMs)
    return {
      ...p4,
      settings,
      database,
      files,
      seeded,
      hints,
      async close() {
        clearInterval(resuming)
        await p4.settled()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** PGlite's files are world-readable: the folder is private. */
async function makePrivate(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true })
  } catch {
    throw new BootError(`The folder ${folder} (P4_DATA) cannot be written.`)
  }
  try {
    await chmod(folder, 0o700)
    return []
  } catch {
    return [`The folder ${folder} belongs to somebody else: see that only this server can read it.`]
  }
}

async function openFiles({ filesUrl, dataFolder }: Settings): Promise<Files> {
  if (!filesUrl) return folderFiles(join(dataFolder, 'files'))
  if (filesUrl.protocol === 'file:') return folderFiles(fileURLToPath(filesUrl))
  try {
    return await openBucket(filesUrl)
  } catch (error) {
    throw new BootError(
      `The bucket of FILES_URL at ${filesUrl.host} cannot be used: ${reasonOf(error)}.`,
    )
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

interface SeedContext {
  readonly settings: Settings
  readonly database: Database
  readonly files: Files
  readonly progress: BootOptions['progress']
}

async function seed({ settings, database, files, progress }: SeedContext): Promise<boolean> {
  const size = settings.seed
  if (size === 'none' || !(await isEmpty(database.reads))) return false
  progress?.(`Loading the demo retailer (${size})`)
  const reachable = {
    put: (bytes: Uint8Array, contentType: string) => orFilesError(files.put(bytes, contentType)),
  }
  try {
    const now = systemClock.now()
    return await seedDatabase(database, { size, seed: 1, now, files: reachable })
  } catch (error) {
    if (!(error instanceof FilesError)) throw error
    throw new BootError(`The pictures of the demo data cannot be stored: ${reasonOf(error.cause)}.`)
  }
}

async function sendFirstLink(p4: P4, { publicUrl, ownerEmail }: Settings): Promise<void> {
  const body = JSON.stringify({ email: ownerEmail })
  const headers = { 'content-type': 'application/json' }
  await p4.fetch(new Request(`${publicUrl}/p4/passwordReset`, { method: 'POST', headers, body }))
  await p4.settled()
}
