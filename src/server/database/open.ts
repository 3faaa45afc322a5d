import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

interface OpenOptions {
  /** DATABASE_URL of a PostgreSQL database; wins over dataFolder. */
  readonly url?: string
  /**
   * Folder of the embedded database; without a folder the database lives in memory and is lost at the end.
   */
  readonly dataFolder?: string
  /** Content of a new embedded database, as PGlite dumped it. */
  readonly dump?: Blob
}

/**
 * Opens the database and brings it to the newest schema; safe when several servers start together.
 * Throws DatabaseOpenError with a sentence for the person who started the server.
 */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openPostgres(options.url)
}
