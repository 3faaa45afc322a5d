import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../database/schema/people.ts'
import type { promotion_category_sides } from '../../database/schema/promotions.ts'
import {
  promotion_categories,
  promotion_roles,
  promotion_stores,
  promotion_users,
  promotions,
} from '../../database/schema/promotions.ts'

export const promotionSummaryTables = [
  promotions,
  promotion_stores,
  promotion_roles,
  promotion_categories,
]

export const promotionTables = [...promotionSummaryTables, promotion_users, users]

const stores = sql`(
  select coalesce(json_agg(json_build_object('id', s.store_id) order by s.store_id), '[]')
  from promotion_stores s where s.promotion_id = p.id) as stores`

// -1 first: users without any role (AMB-146).
const roles = sql`(
  select coalesce(json_agg(json_build_object('id', chosen.id) order by chosen.id), '[]')
  from (
    select r.role_id as id from promotion_roles r where r.promotion_id = p.id
    union all select -1 where p.without_role) chosen) as roles`

const chosenUsers = sql`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email)
    order by lower(u.name), u.id), '[]')
  from promotion_users pu join users u on u.id = pu.user_id
  where pu.promotion_id = p.id) as users`

const categories = (side: (typeof promotion_category_sides)[number]): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', c.promotional_category_id)
    order by c.promotional_category_id), '[]')
  from promotion_categories c where c.promotion_id = p.id and c.side = ${side})`

/** Dates as timestamps of the day's bounds (AMB-142). */
export const promotionSummaryFields = sql`p.id, p.name, p.type,
  to_char(p.start_date, 'YYYY-MM-DD') || ' 00:00:00' as start_date,
  to_char(p.end_date, 'YYYY-MM-DD') || ' 23:59:59' as end_date,
  p.start_time, p.end_time, p.configuration, ${stores}, ${roles}, p.activation_code, p.limit_uses,
  p.repeats, p.account,
  ${categories('exclusion')} as promotional_category_exclusions,
  ${categories('inclusion')} as promotional_category_inclusions,
  iso(p.updated_at) as updated_at`

export const promotionFields = sql`${promotionSummaryFields}, ${chosenUsers}, p.content`
