import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseOpenError } from './openError.ts'

/** SQLite's error code for a file that another connection has locked. */
const busy = 5

/**
 * Takes a data folder for this server alone, until the returned function is called or the process ends. Node
 * offers the file locks of the operating system through SQLite only: they end with their process, however it
 * ends. Throws DatabaseOpenError while another server, or this one, has the folder.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    // Without a journal the lock leaves no second file behind.
    lock.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
    throw new DatabaseOpenError(
      `The data folder ${folder} is in use by another server: stop that one or choose another folder.`,
      { cause: error },
    )
  }
  return () => lock.close()
}
