import { type SQL, sql } from 'drizzle-orm'

const entriesOf = (kind: 'order' | 'cart'): SQL => sql`(
  select coalesce(json_agg(jsonb_build_object(
    'updated_at', iso(h.updated_at),
    'user', (select json_build_object('id', u.id,
      'name', case when u.deleted_at is null then u.name end) from users u where u.id = h.user_id))
    || h.changes order by h.updated_at desc, h.id desc), '[]')
  from order_history h where h.order_id = o.id and h.kind = ${kind})`

export const orderHistory = sql`json_build_object(
  'order', ${entriesOf('order')}, 'cart', ${entriesOf('cart')})`
