import { eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { stores } from '../../database/schema/stores.ts'
import { notFound } from '../../errors.ts'

export async function lockStore(tx: Tx, id: number): Promise<void> {
  const held = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, id))
    .for('no key update')
  if (held.length === 0) throw notFound('store')
}
