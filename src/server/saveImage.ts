import { eq, getTableColumns, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { rows, type Tx } from './database/database.ts'
import { schema } from './database/schema/all.ts'
import { files } from './database/schema/files.ts'
import { storedName } from './files.ts'
import type { Call } from './handlers.ts'
import { readImage } from './images.ts'

interface NewImage {
  /** Data URL. */
  readonly data: string
  readonly field: string
  readonly filename?: string
}

type Holder = Pick<Call<OperationId>, 'tx' | 'files'>

/** Throws like `readImage`. */
export async function saveImage(
  call: Holder & Pick<Call<OperationId>, 'viewer' | 'clock'>,
  { data, field, filename }: NewImage,
): Promise<string> {
  const { bytes, contentType } = readImage(data, field)
  const name = storedName(bytes, contentType)
  await lockFile(call.tx, name)
  await call.files.put(bytes, contentType)
  await call.tx
    .insert(files)
    .values({
      name,
      content_type: contentType,
      size: bytes.length,
      filename,
      user_id: call.viewer.id,
      created_at: call.clock.now().toISOString(),
    })
    .onConflictDoNothing()
  return `${folder}${name}`
}

/** Call after the record has its new picture. */
export async function deleteUnused(
  call: Holder & Pick<Call<OperationId>, 'afterCommit'>,
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
  call.afterCommit(async (tx) => {
    await lockFile(tx, name)
    // Another record may have stored it again.
    const kept = await tx.select({ name: files.name }).from(files).where(eq(files.name, name))
    if (kept.length === 0) await call.files.remove(name)
  })
}

const folder = '/files/'

const urlColumns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .filter((column) => column.name.endsWith('_url'))

/** Row and file are deleted in separate transactions. */
async function lockFile(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
