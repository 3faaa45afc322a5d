import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { sqlState } from './broken.ts'
import type { Database } from './database.ts'
import { DatabaseOpenError, migrationsFolder } from './database.ts'
import { lockFolder } from './folderLock.ts'
import { transactionScope, withQueries } from './inside.ts'

export async function startPGlite(options: { folder?: string; dump?: Blob }): Promise<PGlite> {
  const client = await PGlite.create({
    dataDir: options.folder,
    loadDataDir: options.dump,
    // 1 MB instead of 16 halves a new database.
    initDbStartParams: ['--wal-segsize=1'],
  })
  await client.exec(`set timezone to 'UTC'`)
  await migrate(drizzle({ client }), { migrationsFolder })
  return client
}

/** In memory without a folder. */
export async function openEmbedded(options: {
  dataFolder?: string
  dump?: Blob
}): Promise<Database> {
  const { dataFolder, dump } = options
  if (dataFolder === undefined) return databaseOf(await startPGlite({ dump }))
  const unlock = await prepareFolder(dataFolder)
  try {
    const client = await startPGlite({ folder: join(dataFolder, 'database'), dump })
    return databaseOf(client, unlock)
  } catch (error) {
    unlock()
    // Duplicate table: older than the first migration.
    const message =
      sqlState(error) === '42P07'
        ? `The data folder ${dataFolder} holds a database of an earlier version, which cannot be updated: delete the folder or choose another one.`
        : `The data folder ${dataFolder} holds a database that cannot be opened: ${textOf(error)}.`
    throw new DatabaseOpenError(message, { cause: error })
  }
}

export function databaseOf(client: PGlite, afterClose?: () => void): Database {
  const scope = transactionScope()
  const db = drizzle({ client })
  const readClient = withQueries(client, (query) => {
    scope.refuse()
    return query()
  })
  return {
    engine: 'embedded',
    reads: drizzle({ client: readClient }),
    async transaction(run) {
      scope.refuse()
      return db.transaction((tx) => scope.run(() => run(tx)))
    },
    async close() {
      await client.close()
      afterClose?.()
    },
  }
}

async function prepareFolder(folder: string): Promise<() => void> {
  try {
    await mkdir(folder, { recursive: true })
    // Tells why a folder is not writable; SQLite and PGlite do not.
    await access(folder, constants.W_OK)
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error
    throw new DatabaseOpenError(`The data folder ${folder} cannot be written: ${reason(error)}.`, {
      cause: error,
    })
  }
}

const reasons: Record<string, string> = {
  EACCES: 'the permission is missing',
  EPERM: 'the permission is missing',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'its path does not exist',
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? textOf(error)
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
