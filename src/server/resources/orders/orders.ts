import { sql } from 'drizzle-orm'
import { jsonText, type Tx } from '../../database/database.ts'
import { refund_reasons } from '../../database/schema/orders.ts'
import { notFound } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { requireUser } from '../people/userRecord.ts'
import { oneRecord, recordOf } from '../records.ts'
import { daysOfStore, daysOfUser, orderPage } from './orderPage.ts'
import { orderFields, orderHistory } from './orderRecord.ts'

// Without ETags: orders change too often.
export const orderHandlers = {
  listUserOrders: async ({ tx, path, query }) => {
    await requireUser(tx, path.id)
    const owned = { where: sql`o.user_id = ${path.id}`, days: daysOfUser(path.id) }
    return orderPage(tx, owned, query)
  },

  listStoreOrders: async ({ tx, path, query }) => {
    const found = await tx.execute(sql`select 1 from stores where id = ${path.id}`)
    if (found.rows.length === 0) throw notFound('store')
    const owned = { where: sql`o.store_id = ${path.id}`, days: daysOfStore(path.id) }
    return orderPage(tx, owned, query)
  },

  getOrder: async ({ tx, path }) => readOrder(tx, path.orderId),

  getOrderHistory: async ({ tx, path }) =>
    oneRecord(tx, 'order', sql`select ${orderHistory}::text from orders o where o.id = ${path.id}`),

  listRefundReasons: fromTables([refund_reasons], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select json_build_object('reasons', coalesce(json_agg(reason), '[]'))::text
          from (select id, explanation from refund_reasons order by id) reason`,
    )
    return new JsonText(text)
  }),
} satisfies Handlers

export function readOrder(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(tx, 'order', sql`select ${orderFields} from orders o where o.id = ${id}`)
}
