import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from './database.ts'

export async function isEmpty(tx: Tx): Promise<boolean> {
  const [found] = await rows(
    tx,
    sql`select exists (select 1 from users) as used`,
    z.object({ used: z.boolean() }),
  )
  return !found?.used
}
