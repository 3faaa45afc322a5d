import { randomUUID } from 'node:crypto'
import { link, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseOpenError } from './openError.ts'

interface Owner {
  readonly pid: number
  readonly host: string
  /** The running system and process namespace, within which the process id is meaningful. */
  readonly place: string | null
  /** When the process started, where the system tells; tells apart two processes with the same id. */
  readonly started: string | null
  /** Tells apart two locks of the same process. */
  readonly token: string
}

/**
 * Milliseconds between two touches of the lock: processes of another container or host cannot be looked up.
 */
const beat = 2_000
/** Milliseconds after which an untouched lock from another machine is free. */
const patience = 30_000

/** Tokens of the locks that this process holds. */
const held = new Set<string>()

/**
 * Takes a data folder for this process alone. The lock of a dead process is taken over: at once where this
 * system can tell that it is dead, otherwise after waiting for 30 seconds without a touch. Throws
 * DatabaseOpenError while another process, or this one, holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'p4.lock')
  const token = randomUUID()
  const own: Owner = {
    ...{ pid: process.pid, host: hostname(), token },
    ...{ place: await placeOfProcess(), started: await startOf(process.pid) },
  }
  const aside = `${path}.${token}`
  try {
    await writeFile(aside, JSON.stringify(own))
    // link() fails where the lock exists, and otherwise makes it appear with its whole content.
    while (!(await tryLink(aside, path))) await removeStale(path, folder, own)
  } finally {
    await rm(aside, { force: true })
  }
  held.add(token)
  const beating = setInterval(() => void touch(path, token), beat).unref()
  return async () => {
    clearInterval(beating)
    held.delete(token)
    if ((await ownerOf(path))?.token === token) await rm(path, { force: true })
  }
}

/**
 * Touches the lock, so that other processes see that it is held. Ends this process if another one took over
 * the lock while this one stood still.
 */
async function touch(path: string, token: string): Promise<void> {
  const owner = await ownerOf(path)
  if (!held.has(token) || !owner) return
  if (owner.token !== token)
    throw new Error(`The data folder of ${path} was taken over by process ${owner.pid}.`)
  const now = new Date()
  await utimes(path, now, now).catch(() => undefined)
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

async function removeStale(path: string, folder: string, own: Owner): Promise<void> {
  const owner = await ownerOf(path)
  if (owner && (await isHeld(path, owner, own))) {
    const where = owner.host === own.host ? '' : ` on ${owner.host}`
    throw new DatabaseOpenError(
      `The data folder ${folder} is in use by another server (process ${owner.pid}${where}): stop that one or choose another folder.`,
    )
  }
  // The lock is moved, not deleted: if it turns out to be the fresh lock of a quicker start, it goes back.
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
    const told = new Map(Object.entries(value))
    const text = (name: string) => (told.get(name) == null ? null : String(told.get(name)))
    const pid = Number(told.get('pid') ?? Number.NaN)
    if (!Number.isInteger(pid)) return null
    return {
      ...{ pid, host: text('host') ?? '', place: text('place') },
      ...{ started: text('started'), token: text('token') ?? '' },
    }
  } catch {
    return null
  }
}

async function isHeld(path: string, owner: Owner, own: Owner): Promise<boolean> {
  if (owner.place !== null && owner.place !== own.place) return isTouched(path)
  if (owner.pid === process.pid) return held.has(owner.token)
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const started = await startOf(owner.pid)
  return owner.started === null || started === null || owner.started === started
}

/** Watches a lock until it is touched (true), or has been untouched for too long (false). */
async function isTouched(path: string): Promise<boolean> {
  const touchedAt = async () => (await stat(path).catch(() => undefined))?.mtimeMs
  const first = await touchedAt()
  for (;;) {
    const last = await touchedAt()
    if (last === undefined) return false
    if (last !== first) return true
    if (Date.now() - last > patience) return false
    await setTimeout(beat / 4)
  }
}

/** Names the running system and its process namespace, where the system tells them (Linux). */
async function placeOfProcess(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return [hostname(), boot.trim(), namespace].join(' ')
}

/** Start of a process in clock ticks since the machine booted (Linux); null on other systems. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in brackets, may hold blanks; the fields after the name count from the third.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
