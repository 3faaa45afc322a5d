import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseOpenError } from './openError.ts'

interface Owner {
  readonly pid: number
  /** When the process started, where the system tells; keeps a reused process id apart. */
  readonly started: string | null
  /** Keeps two locks of the same process apart. */
  readonly token: string
}

/** Tokens of the locks this process holds. */
const held = new Set<string>()

/**
 * Takes a data folder for this process alone. The lock of a process that is gone is taken over.
 * Throws DatabaseOpenError while another process, or this one, has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'p4.lock')
  const token = randomUUID()
  const own: Owner = { pid: process.pid, started: await startOf(process.pid), token }
  const aside = `${path}.${token}`
  await writeFile(aside, JSON.stringify(own))
  try {
    // link() fails where the lock exists, and makes it appear whole where it does not.
    while (!(await tryLink(aside, path))) await removeStale(path, folder)
  } finally {
    await rm(aside, { force: true })
  }
  held.add(token)
  return async () => {
    held.delete(token)
    if ((await ownerOf(path))?.token === token) await rm(path, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function removeStale(path: string, folder: string): Promise<void> {
  const owner = await ownerOf(path)
  if (owner && (await isAlive(owner)))
    throw new DatabaseOpenError(
      `The data folder ${folder} is in use by another server (process ${owner.pid}): stop that one or choose another folder.`,
    )
  // Moved, not deleted: if another start was quicker, it is that one's lock and goes back.
  const moved = `${path}.stale-${randomUUID()}`
  try {
    await rename(path, moved)
  } catch {
    return
  }
  if ((await ownerOf(moved))?.token !== owner?.token) await tryLink(moved, path)
  await rm(moved, { force: true })
}

async function ownerOf(path: string): Promise<Owner | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'))
    if (typeof value !== 'object' || value === null) return null
    const pid = 'pid' in value ? Number(value.pid) : Number.NaN
    const started = 'started' in value && value.started !== null ? String(value.started) : null
    const token = 'token' in value ? String(value.token) : ''
    return Number.isInteger(pid) ? { pid, started, token } : null
  } catch {
    return null
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.pid === process.pid) return held.has(owner.token)
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const started = await startOf(owner.pid)
  return owner.started === null || started === null || owner.started === started
}

/** Start of a process in clock ticks since the machine booted (Linux); null where it is not told. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold blanks; the fields after it count from the third.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
