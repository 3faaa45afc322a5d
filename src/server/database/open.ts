import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

interface OpenOptions {
  /** Takes precedence over dataFolder. */
  readonly url?: string
  /** Undefined: in memory. */
  readonly dataFolder?: string
  readonly dump?: Blob
}

/** Safe when several servers start together. Throws DatabaseOpenError. */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openPostgres(options.url)
}
