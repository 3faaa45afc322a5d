import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseOpenError } from './database.ts'

const sqliteBusy = 5

/** SQLite, because Node has no file locks. Unlocks when the process ends. Throws DatabaseOpenError if locked. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    // Without a journal there is no second file.
    lock.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) throw error
    throw new DatabaseOpenError(
      `The data folder ${folder} is in use by another server: stop that one or choose another folder.`,
      { cause: error },
    )
  }
  return () => lock.close()
}
