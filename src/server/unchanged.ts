import { sql } from 'drizzle-orm'
import type { Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { handlers } from './resources/all.ts'
import { revisionTag } from './respond.ts'

/**
 * Throws 412 when a table behind the answer with the expected tag has changed since. The change may concern
 * another record, which costs the sender one more read (AMB-194). Two writes of the same path wait for each
 * other. A call without an expected tag passes.
 */
export async function requireUnchanged(
  tx: Tx,
  expected: string | null,
  path: string,
): Promise<void> {
  if (expected === null || expected.trim() === '*') return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`)
  const [, operation = '', revision] = /"(\w+)\.([\w-]+)\.[\w-]+"/.exec(expected) ?? []
  const read = Object.entries(handlers).find(([id]) => id === operation)?.[1]
  const tables = read && 'tables' in read ? read.tables : undefined
  if (tables && revision === (await revisionTag(tx, tables))) return
  throw new P4Error(412, 'changed_meanwhile', 'Somebody else saved this meanwhile.')
}
