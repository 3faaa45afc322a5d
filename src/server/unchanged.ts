import { sql } from 'drizzle-orm'
import { revisionOfOthers, type Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { handlers } from './resources/all.ts'
import { revisionTag } from './respond.ts'

/** Throws 412 if a table behind the ETag has changed (AMB-194). Call the returned function after locking rows. */
export async function requireUnchanged(
  tx: Tx,
  expected: string | null,
  path: string,
): Promise<() => Promise<void>> {
  if (expected === null || expected.trim() === '*') return async () => {}
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`)
  const [, operation = '', revision] = /"(\w+)\.([\w-]+)\.[\w-]+"/.exec(expected) ?? []
  const read = Object.entries(handlers).find(([id]) => id === operation)?.[1]
  const tables = read && 'tables' in read ? read.tables : undefined
  if (!tables) throw changed()
  const revisionBefore = await revisionOfOthers(tx, tables)
  if (revision !== (await revisionTag(tx, tables))) throw changed()
  return async () => {
    if (revisionBefore !== (await revisionOfOthers(tx, tables))) throw changed()
  }
}

const changed = () => new P4Error(412, 'changed_meanwhile', 'Somebody else saved this meanwhile.')
