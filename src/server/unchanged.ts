import { sql } from 'drizzle-orm'
import type { Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { handlers } from './resources/all.ts'
import { revisionTag } from './respond.ts'

/**
 * Throws 412 where something was saved since the answer whose tag is expected: in any of the tables that
 * the answer was made of, so at times another record, which costs the sender one more read (AMB-194). Two
 * who save the same path wait for each other. Without an expected tag nothing is asked.
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
