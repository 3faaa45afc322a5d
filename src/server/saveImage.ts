/** Pictures of requests. The file store may be slow: it is never called within a transaction. */
import { eq, getTableColumns, inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { idOf, textsAt } from './bodyMembers.ts'
import type { Operation } from './contractDocument.ts'
import { type Database, rows, type Tx } from './database/database.ts'
import { schema } from './database/schema/all.ts'
import { files } from './database/schema/files.ts'
import { type Files, newName, orFilesError } from './files.ts'
import type { Call, CheckedRequest } from './handlers.ts'
import { readImage } from './images.ts'
import { mayCall } from './permits.ts'

export interface StoredPicture {
  readonly name: string
  readonly contentType: string
  readonly size: number
}

/** By data URL. */
export type StoredPictures = ReadonlyMap<string, StoredPicture>

/**
 * Adds the pictures of a request to `stored`. Throws like `readImage`, or a FilesError.
 * Leaves out members that the viewer may not send: the handler refuses them.
 */
export async function storePictures<Id extends OperationId>(
  { id, pictures, parts }: Operation<Id>,
  { viewer, path, body, files }: CheckedRequest<Id>,
  { reads }: Database,
  stored: Map<string, StoredPicture>,
): Promise<void> {
  for (const template of pictures) {
    const reader = { viewer, tx: reads, path: members.parse(path) }
    if (parts[template] && !(await mayCall(id, reader, template))) continue
    for (const { path: field, value } of textsAt(template, body, idOf(path))) {
      const { bytes, contentType } = readImage(value, field)
      if (stored.has(value)) continue
      const name = newName(contentType)
      stored.set(value, { name, contentType, size: bytes.length })
      await orFilesError(files.put(bytes, contentType, name))
    }
  }
}

const members = z.record(z.string(), z.unknown())

/** Deletes the pictures of a request that failed. The commit may have succeeded all the same: asks the database. */
export async function removeUnsaved(
  { reads }: Database,
  store: Files,
  pictures: StoredPictures,
): Promise<void> {
  const names = [...pictures.values()].map(({ name }) => name)
  if (names.length === 0) return
  const saved = await reads
    .select({ name: files.name })
    .from(files)
    .where(inArray(files.name, names))
  const kept = new Set(saved.map(({ name }) => name))
  for (const name of names) if (!kept.has(name)) await store.remove(name)
}

interface NewImage {
  /** Data URL. */
  readonly data: string
  /** Original name on the user's device. */
  readonly filename?: string
}

/** Saves the metadata of a stored picture; returns its URL. */
export async function saveImage(
  call: Pick<Call<OperationId>, 'tx' | 'viewer' | 'clock' | 'pictures'>,
  { data, filename }: NewImage,
): Promise<string> {
  const picture = call.pictures.get(data)
  if (!picture) throw new Error('The picture was not stored before the transaction')
  const { name, contentType, size } = picture
  await call.tx
    .insert(files)
    .values({
      name,
      content_type: contentType,
      size,
      filename,
      user_id: call.viewer.id,
      created_at: call.clock.now().toISOString(),
    })
    // A request may have one picture twice.
    .onConflictDoNothing()
  return `${folder}${name}`
}

/** Call after the record has its new picture. */
export async function deleteUnused(
  call: Pick<Call<OperationId>, 'tx' | 'files' | 'inBackground'>,
  url: string | null,
): Promise<void> {
  if (!url?.startsWith(folder)) return
  const name = url.slice(folder.length)
  await lockFile(call.tx, name)
  const uses = urlColumns.map(
    (column) => sql`exists (select 1 from ${column.table} where ${column} = ${url})`,
  )
  // Promotions keep theirs in a JSON column.
  uses.push(sql`exists (select 1 from promotions where content ->> 'image_url' = ${url})`)
  const [found] = await rows(
    call.tx,
    sql`select ${sql.join(uses, sql` or `)} as used`,
    z.object({ used: z.boolean() }),
  )
  if (found?.used) return
  await call.tx.delete(files).where(eq(files.name, name))
  call.inBackground(() => call.files.remove(name))
}

const folder = '/files/'

const urlColumns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .filter((column) => column.name.endsWith('_url'))

/** Demo pictures belong to several records: of two that drop one at once, the later sees that nobody uses it. */
async function lockFile(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
