import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { onlyRow, rows, type Tx } from '../../database/database.ts'
import { invalid } from '../../errors.ts'
import { JsonText } from '../../handlers.ts'
import { recordList } from '../records.ts'
import { orderFields } from './orderRecord.ts'

interface OrderQuery {
  readonly limit?: number
  readonly offset?: number
  /** UTC, inclusive. */
  readonly begin?: string
  readonly end?: string
}

// AMB-220
const maxYears = 10

export const daysOfStore = (id: number): SQL =>
  sql`select day, orders from order_days where store_id = ${id}`

/** Counted on each read: a user has few orders. */
export const daysOfUser = (id: number): SQL =>
  sql`select (placement_time at time zone 'UTC')::date as day, count(*)::integer as orders
      from orders where user_id = ${id} group by 1`

interface Owned {
  readonly where: SQL
  readonly days: SQL
}

/** Newest placement first. Skips whole days by their counts, so that the last page is as fast as the first. */
export async function orderPage(tx: Tx, owned: Owned, query: OrderQuery): Promise<JsonText> {
  checkRange(query)
  const { limit = 10, offset = 0 } = query
  const where = sql`${owned.where}${placedWithin(query)}`
  const starts = await rows(tx, pageStart({ ...owned, where }, query, offset), startOfPage)
  const { total, until, before } = onlyRow(starts)
  const ids = idsOfPage(where, { until, limit, offset: offset - before })
  const orders = await recordList(
    tx,
    sql`select ${orderFields} from (${ids}) page
        join orders o on o.id = page.id order by o.placement_time desc, o.id desc`,
  )
  return new JsonText(`{"orders":${orders.text},"total_results":${total}}`)
}

const startOfPage = z.object({
  total: z.number(),
  /** End of the page's first day; null after the last page. */
  until: z.string().nullable(),
  before: z.number(),
})

/** Recounts days that the range cuts. */
function pageStart({ where, days }: Owned, { begin, end }: OrderQuery, offset: number): SQL {
  const from = begin ? sql`${`${begin}Z`}::timestamptz` : sql`'-infinity'::timestamptz`
  const to = end
    ? sql`${`${end}Z`}::timestamptz + interval '1 second'`
    : sql`'infinity'::timestamptz`
  return sql`
    with day as (
      select day.orders, day.day::timestamp at time zone 'UTC' as start,
        (day.day + 1)::timestamp at time zone 'UTC' as until from (${days}) day),
    counted as (
      select until, case when start >= ${from} and until <= ${to} then orders
        else (select count(*) from orders o
          where ${where} and o.placement_time >= start and o.placement_time < until) end as orders
      from day where until > ${from} and start < ${to}),
    summed as (select until, sum(orders) over (order by until desc) as upto from counted)
    select coalesce(max(upto), 0)::integer as total,
      iso(max(until) filter (where upto > ${offset})) as until,
      coalesce(max(upto) filter (where upto <= ${offset}), 0)::integer as before
    from summed`
}

interface Page {
  readonly until: string | null
  readonly limit: number
  readonly offset: number
}

export function idsOfPage(where: SQL, { until, limit, offset }: Page): SQL {
  return sql`select o.id from orders o where ${where} and o.placement_time < ${until}::timestamptz
    order by o.placement_time desc, o.id desc limit ${limit} offset ${offset}`
}

function placedWithin({ begin, end }: OrderQuery): SQL {
  const from = begin ? sql` and o.placement_time >= ${`${begin}Z`}::timestamptz` : sql``
  // Placements have milliseconds.
  const to = end
    ? sql` and o.placement_time < ${`${end}Z`}::timestamptz + interval '1 second'`
    : sql``
  return sql`${from}${to}`
}

function checkRange({ begin, end }: OrderQuery): void {
  if (!begin || !end) return
  if (end < begin) throw invalid('end', 'The end is before the beginning.')
  // Days, because the same local time may be an hour later in UTC.
  const lastDay = `${String(Number(begin.slice(0, 4)) + maxYears).padStart(4, '0')}${begin.slice(4, 10)}`
  if (end.slice(0, 10) > lastDay)
    throw invalid('end', `The end is more than ${maxYears} years after the beginning.`)
}
