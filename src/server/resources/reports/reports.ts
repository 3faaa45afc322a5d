/** By store-local day: orders with captured payment, without refunded products. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { csvText } from '#domain/files/csvText.ts'
import { distinctNames } from '#domain/namesakes.ts'
import { rows } from '../../database/database.ts'
import { order_products, orders, transactions } from '../../database/schema/orders.ts'
import { users } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'
import { hours_overrides, store_hours, stores } from '../../database/schema/stores.ts'
import { invalid } from '../../errors.ts'
import { fromTables, type Handlers, TextAnswer } from '../../handlers.ts'
import { recordList } from '../records.ts'

const isPaid = sql`exists (
  select 1 from transactions t where t.order_id = o.id and t.state = 'captured')`

function placedOn(start: string, end: string) {
  // Uses the index: every zone is within a day of UTC.
  return sql`o.placement_time >= ${start}::date - 1 and o.placement_time < ${end}::date + 2
    and (o.placement_time at time zone s.time_zone)::date between ${start}::date and ${end}::date`
}

/** Null if closed or not set. */
function closingTime(date: string) {
  return sql`(
    select case when is_closed or (opening = '00:00:00' and closing = '00:00:00') then null
                else closing end
      from (
        select is_closed, opening_time::text as opening, closing_time::text as closing, 1 as rank
          from hours_overrides where store_id = s.id and override_date = ${date}::date
        union all
        select false, opening_time::text, closing_time::text, 2
          from store_hours
          where store_id = s.id and day_of_week = to_char(${date}::date, 'fmday')
        order by rank limit 1) hours)`
}

const tipRow = z.object({ user_id: z.number(), name: z.string(), tips: z.number() })
const eodRow = z.object({
  id: z.number(),
  city: z.string().nullable(),
  store: z.string(),
  time: z.string().nullable(),
  type: z.string().nullable(),
  revenue: z.number(),
})

const dollars = (cents: number) => (cents / 100).toFixed(2)

export const reportHandlers = {
  getTipReport: fromTables(
    [orders, order_products, transactions, stores, users],
    async ({ tx, query }) => {
      const { start_date, end_date, format } = query
      if (end_date < start_date)
        throw invalid('end_date', 'The end date must not be before the start date.')
      const tips = sql`
        select u.id as user_id, u.name, sum(o.tip_amount)::float8 as tips
          from orders o join stores s on s.id = o.store_id join users u on u.id = o.barista_id
          where ${placedOn(start_date, end_date)} and o.tip_amount > 0 and ${isPaid}
            and exists (select 1 from order_products p
              where p.order_id = o.id and p.refunded_at is null)
          group by u.id, u.name
          order by tips desc, u.name, u.id`
      if (format === 'csv') {
        const found = await rows(tx, tips, tipRow)
        const names = distinctNames(found.map(({ user_id: id, name }) => ({ id, name })))
        return csv(
          ['name', 'tips'],
          found.map((row) => [names.get(row.user_id) ?? row.name, dollars(row.tips)]),
        )
      }
      return recordList(tx, tips)
    },
  ),

  getEodReport: fromTables(
    [orders, order_products, transactions, stores, products, store_hours, hours_overrides],
    async ({ tx, query }) => {
      const { date, format } = query
      const revenue = sql`
        select s.id, s.city, s.name as store, ${closingTime(date)} as time, sold.type, sold.revenue
          from stores s join (
            select o.store_id, pr.product_type as type, sum(p.price)::float8 as revenue
              from orders o
              join stores s on s.id = o.store_id
              join order_products p on p.order_id = o.id and p.refunded_at is null
              join products pr on pr.id = p.product_id
              where ${placedOn(date, date)} and ${isPaid}
              group by o.store_id, pr.product_type) sold on sold.store_id = s.id
          where sold.revenue > 0
          order by s.name, s.id, sold.type`
      const found = await rows(tx, revenue, eodRow)
      // A store has a row per product type.
      const sold = new Map(found.map(({ id, city, store: name }) => [id, { id, city, name }]))
      const names = distinctNames([...sold.values()], ({ city }) => city)
      const named = found.map(({ id, city: _, ...row }) => ({
        ...row,
        store: names.get(id) ?? row.store,
      }))
      if (format !== 'csv') return named
      return csv(
        ['store', 'time', 'type', 'revenue'],
        named.map((row) => [row.store, row.time ?? '', row.type ?? '', dollars(row.revenue)]),
      )
    },
  ),
} satisfies Handlers

const csv = (header: readonly string[], body: readonly (readonly string[])[]) =>
  new TextAnswer('text/csv; charset=utf-8', csvText([header, ...body]))
