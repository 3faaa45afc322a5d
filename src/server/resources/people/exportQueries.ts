import { type SQL, sql } from 'drizzle-orm'
import { creditFields, orderFields, orderHistory } from '../orders/orderRecord.ts'
import type { UserRecord } from './userRecord.ts'

/** AMB-223. Without passwords, keys and e-mailed links. */
export function exportQueries({ id, email }: UserRecord): Record<string, SQL> {
  return {
    orders: sql`select ${orderFields} from orders o where o.user_id = ${id}
      order by o.placement_time desc, o.id desc`,
    credits: sql`select ${creditFields} from credits c where c.user_id = ${id}
      order by c.created_at desc, c.id desc`,
    histories: sql`select o.id as order_id, ${orderHistory} as history from orders o
      where o.user_id = ${id} order by o.placement_time desc, o.id desc`,
    promotions: sql`select p.id, p.name from promotion_users pu join promotions p on p.id = pu.promotion_id
      where pu.user_id = ${id} order by p.id`,
    prepared_orders: sql`select o.id, o.store_id, iso(o.placement_time) as placement_time from orders o
      where o.barista_id = ${id} order by o.placement_time desc, o.id desc`,
    actions: sql`select iso(a.at) as at, a.operation_id, a.path, a.address from audit_rows a
      where a.user_id = ${id} order by a.at desc, a.id desc`,
    sessions: sql`select s.device, iso(s.created_at) as created_at, iso(s.used_at) as used_at,
        iso(s.expires_at) as expires_at
      from sessions s where s.user_id = ${id} order by s.created_at desc`,
    sign_ins: sql`select iso(a.attempted_at) as attempted_at, a.purpose, a.address, a.succeeded
      from sign_in_attempts a where a.email = lower(${email}) order by a.attempted_at desc, a.id desc`,
    emails: sql`select m.message ->> 'subject' as subject from outbox m
      where m.recipient = ${email} order by m.id`,
  }
}
