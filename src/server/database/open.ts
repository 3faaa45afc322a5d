import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

interface OpenOptions {
  /** DATABASE_URL; takes precedence over dataFolder. */
  readonly url?: string
  /** Folder of the embedded database; undefined keeps it in memory. */
  readonly dataFolder?: string
  /** A PGlite dump to start from. */
  readonly dump?: Blob
}

/** Opens and migrates the database; safe when several servers start together. Throws DatabaseOpenError. */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openPostgres(options.url)
}
