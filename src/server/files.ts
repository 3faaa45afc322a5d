import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Content types that are stored, with their file ending. */
const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}
/** The form of every stored file's name; a request for another name never reaches the file store. */
export const namePattern = /^[0-9a-f]{64}\.(png|jpg|webp|gif|avif|svg)$/

interface StoredFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Stored pictures. The name is a hash of the content, so that an address always shows the same picture. */
export interface Files {
  /** Stores bytes and returns their host-relative address, e.g. /files/ab12….png. */
  put(bytes: Uint8Array, contentType: string): Promise<string>
  /** The stored file; null for an unknown name. */
  get(name: string): Promise<StoredFile | null>
  /** Deletes a picture for good; an unknown name is ignored. */
  remove(name: string): Promise<void>
}

/** The name of a file: the sha256 of its content and the ending of its type. */
export function storedName(bytes: Uint8Array, contentType: string): string {
  const ending = endings[contentType]
  if (!ending) throw new Error(`Files of type ${contentType} are not stored`)
  return `${createHash('sha256').update(bytes).digest('hex')}.${ending}`
}

/** The content type that a name's ending stands for. */
export function typeOf(name: string): string {
  const ending = name.split('.').at(-1)
  return (
    Object.entries(endings).find(([, known]) => known === ending)?.[0] ?? 'application/octet-stream'
  )
}

/** Keeps files in a folder, which several servers may share. */
export function folderFiles(folder: string): Files {
  return {
    async put(bytes, contentType) {
      const name = storedName(bytes, contentType)
      await mkdir(folder, { recursive: true })
      // The content goes into a temporary file that is then renamed, so that readers never see half of a
      // picture.
      const aside = join(folder, `.${name}.${randomUUID()}`)
      try {
        await writeFile(aside, bytes)
        await rename(aside, join(folder, name))
      } catch (error) {
        await rm(aside, { force: true })
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

/** Keeps files in memory, for tests; `stored` holds their content by name. */
export function memoryFiles(stored = new Map<string, Uint8Array>()): Files {
  return {
    async put(bytes, contentType) {
      const name = storedName(bytes, contentType)
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
