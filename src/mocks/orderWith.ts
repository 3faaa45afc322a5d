import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AnswerOf } from '#api/core/contract.ts'
import { onlyRow, rows } from '#server/database/database.ts'
import type { TestP4 } from './p4.ts'

export type Order = AnswerOf<'getOrder'>

export const captured = sql`exists (select 1 from transactions t where t.order_id = o.id and t.state = 'captured')`
export const authorized = sql`exists (select 1 from transactions t where t.order_id = o.id and t.state = 'authorized')`
export const intact = sql`not exists (select 1 from refunds r where r.order_id = o.id)`
export const several = sql`(select count(distinct name) from order_products p where p.order_id = o.id) > 1`

/** The first order of which all this holds. */
export async function orderWith(p4: TestP4, ...conditions: SQL[]): Promise<Order> {
  const found = await rows(
    p4.database.reads,
    sql`select o.id from orders o where ${sql.join(conditions, sql` and `)} order by o.id limit 1`,
    z.object({ id: z.number() }),
  )
  return p4.as('owner').ok('getOrder', { path: { orderId: onlyRow(found).id } })
}
