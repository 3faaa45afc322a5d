import { type SQL, sql } from 'drizzle-orm'
import type { Typed } from './searchTyped.ts'

const largestId = 2_147_483_647

/** The name is the customer's, or the order's id if the customer is deleted. */
const orderFields = sql`'order' as type, o.id,
  case when u.deleted_at is null then u.name else o.id::text end as name, o.user_id,
  iso(o.placement_time) as detail, null::text as image_url`

export function orderMatches(typed: Typed, limit: number): SQL[] {
  const ranges = typed.orderId ? idRanges(Number(typed.orderId)) : []
  return ranges.map(
    ({ low, high }, index) => sql`(
      select ${orderFields}, ${index === 0 ? 0 : 2} as rank, 2 as place,
        o.placement_time as moment, fold_text(u.name) as folded_name
      from orders o join users u on u.id = o.user_id
      where o.id between ${low} and ${high} order by o.id desc limit ${limit})`,
  )
}

export function orderOfCustomerMatches(limit: number): SQL {
  return sql`
    select 'order' as type, o.id, u.name, o.user_id, iso(o.placement_time) as detail,
      null::text as image_url, 5 as rank, u.rank as place, o.placement_time as moment, u.folded_name
    from found_users u cross join lateral (
      select id, user_id, placement_time from orders where user_id = u.id
      order by placement_time desc, id desc limit ${limit}) o`
}

/** 90 -> 90, 900-909, 9000-9099, ... */
function idRanges(start: number): { low: number; high: number }[] {
  const ranges: { low: number; high: number }[] = []
  for (let width = 1; start * width <= largestId; width *= 10)
    ranges.push({ low: start * width, high: Math.min((start + 1) * width - 1, largestId) })
  return ranges
}
