/** Puts the P4 server together from the environment: database, seed, files, mail. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createP4, type P4 } from './app.ts'
import { systemClock } from './clock.ts'
import type { Database } from './database/database.ts'
import { isEmpty } from './database/isEmpty.ts'
import { openDatabase } from './database/open.ts'
import { type Files, folderFiles } from './files.ts'
import type { Log } from './log.ts'
import { folderMail, smtpMail } from './mail.ts'
import { seedDatabase } from './seed/seed.ts'

export interface BootOptions {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log?: Log
  /** Told what takes a while, e.g. 'Loading the demo retailer'. */
  readonly progress?: (step: string) => void
}

export interface BootedP4 extends P4 {
  readonly database: Database
  readonly files: Files
  close(): Promise<void>
}

/** How much demo data an empty database gets. */
function seedSize(env: BootOptions['env']): 'small' | 'large' | 'none' {
  const size = env.P4_SEED || 'small'
  if (size === 'small' || size === 'large' || size === 'none') return size
  throw new BootError(`P4_SEED must be small, large or none, not "${size}".`)
}

/** A setting that is wrong, in one sentence for the person who set it. */
export class BootError extends Error {
  override readonly name = 'BootError'
}

/**
 * Opens the database (P4_DATA folder, or DATABASE_URL), migrates it, fills it when empty (P4_SEED)
 * and returns the server. Throws BootError or DatabaseOpenError with one clear sentence.
 */
export async function bootP4({ env, log, progress }: BootOptions): Promise<BootedP4> {
  const size = seedSize(env)
  const folder = env.P4_DATA || '.p4'
  try {
    await mkdir(folder, { recursive: true })
  } catch {
    throw new BootError(`The folder ${folder} (P4_DATA) cannot be written.`)
  }
  progress?.(env.DATABASE_URL ? 'Opening the database' : `Opening the database in ${folder}`)
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataFolder: join(folder, 'database') },
  )
  try {
    const files = folderFiles(join(folder, 'files'))
    if (size !== 'none' && (await isEmpty(database.reads))) {
      progress?.(`Loading the demo retailer (${size})`)
      await seedDatabase(database, { size, seed: 1, now: systemClock.now(), files })
    }
    const p4 = createP4({
      database,
      files,
      clock: systemClock,
      mail: env.SMTP_URL ? smtpMail(env.SMTP_URL) : folderMail(join(folder, 'mail')),
      ...(log ? { log } : {}),
      ...(env.P4_PUBLIC_URL ? { publicUrl: env.P4_PUBLIC_URL } : {}),
    })
    return { ...p4, database, files, close: () => database.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}
