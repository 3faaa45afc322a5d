import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}
export const namePattern = /^[0-9a-f]{64}\.(png|jpg|webp|gif|avif|svg)$/

interface StoredFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** A URL never changes its picture. */
export interface Files {
  /** E.g. /files/ab12….png. The default name is a content hash. */
  put(bytes: Uint8Array, contentType: string, name?: string): Promise<string>
  get(name: string): Promise<StoredFile | null>
  /** Ignores unknown names. */
  remove(name: string): Promise<void>
}

/** The files cannot be reached: the request may succeed later. */
export class FilesError extends Error {
  override readonly name = 'FilesError'
}

/** Passes on what a call of the files answers; throws a FilesError for any failure. */
export async function orFilesError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    throw new FilesError('The stored pictures cannot be reached', { cause })
  }
}

export function storedName(bytes: Uint8Array, contentType: string): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extensionOf(contentType)}`
}

/** A name that nothing else has: deleting the file takes no picture from another record. */
export function newName(contentType: string): string {
  return `${randomBytes(32).toString('hex')}.${extensionOf(contentType)}`
}

function extensionOf(contentType: string): string {
  const extension = extensions[contentType]
  if (!extension) throw new Error(`Files of type ${contentType} are not stored`)
  return extension
}

export function typeOf(name: string): string {
  const extension = name.split('.').at(-1)
  return (
    Object.entries(extensions).find(([, known]) => known === extension)?.[0] ??
    'application/octet-stream'
  )
}

/** Several servers may share the folder. */
export function folderFiles(folder: string): Files {
  return {
    async put(bytes, contentType, name = storedName(bytes, contentType)) {
      await mkdir(folder, { recursive: true })
      // Atomic: readers never see a partial picture.
      const temporaryPath = join(folder, `.${name}.${randomUUID()}`)
      try {
        await writeFile(temporaryPath, bytes)
        await rename(temporaryPath, join(folder, name))
      } catch (error) {
        await rm(temporaryPath, { force: true })
        throw error
      }
      return `/files/${name}`
    },
    async get(name) {
      if (!namePattern.test(name)) return null
      try {
        return { bytes: await readFile(join(folder, name)), contentType: typeOf(name) }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      if (namePattern.test(name)) await rm(join(folder, name), { force: true })
    },
  }
}

export function memoryFiles(stored = new Map<string, Uint8Array>()): Files {
  return {
    async put(bytes, contentType, name = storedName(bytes, contentType)) {
      stored.set(name, bytes)
      return `/files/${name}`
    },
    async get(name) {
      const bytes = stored.get(name)
      return bytes ? { bytes, contentType: typeOf(name) } : null
    },
    async remove(name) {
      stored.delete(name)
    },
  }
}
