import { type SQL, sql } from 'drizzle-orm'

export const creditFields = sql`c.id, c.amount, c.order_id is not null as claimed, c.product_type,
  c.code, c.order_id`

const customer = sql`(select name from users where id = o.user_id and deleted_at is null) as name`

const barista = sql`(select json_build_object('name', u.name, 'photo_url', u.photo_url)
  from users u where u.id = o.barista_id) as barista`

const orderedProducts = sql`(
  select coalesce(json_object_agg(p.id, json_build_object(
    'name', p.name, 'variant', p.variant, 'special_instructions', p.special_instructions,
    'subtotal', p.subtotal, 'price', p.price, 'tax_amount', p.tax_amount,
    'refunded', p.refunded_at is not null, 'refunded_at', iso(p.refunded_at)) order by p.id), '{}')
  from order_products p where p.order_id = o.id) as products`

const tookEffect = sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.promotion_id, 'name', p.name, 'amount', p.amount) order by p.promotion_id), '[]')
  from order_promotions p where p.order_id = o.id) as promotions`

const claimed = sql`(
  select coalesce(json_agg(credit order by credit.id), '[]')
  from (select ${creditFields} from credits c where c.order_id = o.id) credit) as credits`

const movements = sql`(
  select coalesce(json_agg(json_build_object(
    'created_at', iso(t.created_at), 'amount', t.amount, 'state', t.state)
    order by t.created_at, t.id), '[]')
  from transactions t where t.order_id = o.id) as transactions`

const refundedProducts = sql`(
  select coalesce(json_agg(json_build_object(
    'order_product_id', p.id, 'id', p.product_id, 'name', p.name) order by p.id), '[]')
  from refund_products rp join order_products p on p.id = rp.order_product_id
  where rp.refund_id = r.id)`

const givenBack = sql`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'created_at', iso(r.created_at), 'amount', r.amount, 'products', ${refundedProducts},
    'user', (select json_build_object('id', u.id,
      'name', case when u.deleted_at is null then u.name end) from users u where u.id = r.user_id),
    'source', r.source, 'reason', r.reason, 'explanation', r.explanation)
    order by r.created_at, r.id), '[]')
  from refunds r where r.order_id = o.id) as refunds`

export const orderFields = sql`o.id, o.status, o.total, o.subtotal, o.tip_amount, o.tax, o.store_id,
  o.user_id, ${customer}, ${barista}, iso(o.placement_time) as placement_time,
  iso(o.pickup_time) as pickup_time, iso(o.updated_at) as updated_at,
  o.requested_accessible_pickup, o.is_curbside, o.vehicle_description, o.curbside_status,
  o.eta_direction, iso(o.eta) as eta, iso(o.arrived_at) as arrived_at,
  iso(o.checked_out_at) as checked_out_at,
  ${orderedProducts}, ${tookEffect}, ${claimed}, ${movements}, ${givenBack}`

const entriesOf = (kind: 'order' | 'cart'): SQL => sql`(
  select coalesce(json_agg(jsonb_build_object(
    'updated_at', iso(h.updated_at),
    'user', (select json_build_object('id', u.id,
      'name', case when u.deleted_at is null then u.name end) from users u where u.id = h.user_id))
    || h.changes order by h.updated_at desc, h.id desc), '[]')
  from order_history h where h.order_id = o.id and h.kind = ${kind})`

export const orderHistory = sql`json_build_object(
  'order', ${entriesOf('order')}, 'cart', ${entriesOf('cart')})`
