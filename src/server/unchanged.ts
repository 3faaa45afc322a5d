import { sql } from 'drizzle-orm'
import { revisionOfOthers, type Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { handlers } from './resources/all.ts'
import { revisionTag } from './respond.ts'

/**
 * Throws 412 when a table behind the answer with the expected tag has changed since. The change may concern
 * another record, which costs the sender one more read (AMB-194). Two writes of the same path wait for each
 * other. A call without an expected tag passes. Call the answered function once the write holds its rows: it
 * throws for what was committed while the write waited for them.
 */
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
  const others = await revisionOfOthers(tx, tables)
  if (revision !== (await revisionTag(tx, tables))) throw changed()
  return async () => {
    if (others !== (await revisionOfOthers(tx, tables))) throw changed()
  }
}

const changed = () => new P4Error(412, 'changed_meanwhile', 'Somebody else saved this meanwhile.')
