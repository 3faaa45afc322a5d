import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { jsonText, rows, type Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/onlyRow.ts'
import { invalid } from '../../errors.ts'
import { JsonText } from '../../handlers.ts'
import { orderFields } from './orderRecord.ts'

/** A page of a list of orders, as the contract asks for it. */
export interface OrderQuery {
  readonly limit?: number
  readonly offset?: number
  /** First second of placement, UTC, 'YYYY-MM-DD HH:mm:ss'. */
  readonly begin?: string
  /** Last second of placement, in the same form. */
  readonly end?: string
}

/** Most years between begin and end (AMB-220). */
const mostYears = 10

/** One page of the orders `o` of a user or a store, newest placement first, and the number of all. */
export async function orderPage(tx: Tx, owned: SQL, query: OrderQuery): Promise<JsonText> {
  checkRange(query)
  const { limit = 10, offset = 0 } = query
  const where = sql`${owned}${placedWithin(query)}`
  const counts = await rows(
    tx,
    sql`select count(*)::integer as total from orders o where ${where}`,
    z.object({ total: z.number() }),
  )
  const { total } = onlyRow(counts)
  const orders = await jsonText(
    tx,
    sql`select coalesce(json_agg(entry), '[]')::text from (
          select ${orderFields} from (${pageOfIds(where, { limit, offset, total })}) page
          join orders o on o.id = page.id order by o.placement_time desc, o.id desc) entry`,
  )
  return new JsonText(`{"orders":${orders},"total_results":${total}}`)
}

interface Page {
  readonly limit: number
  readonly offset: number
  readonly total: number
}

/**
 * The ids of a page. The index is read from the nearer end of the list, so that the last page comes as fast as
 * the first one.
 */
export function pageOfIds(where: SQL, { limit, offset, total }: Page): SQL {
  const ids = sql`select o.id from orders o where ${where}`
  if (offset <= total / 2)
    return sql`${ids} order by o.placement_time desc, o.id desc limit ${limit} offset ${offset}`
  const count = Math.max(0, Math.min(limit, total - offset))
  const after = Math.max(0, total - offset - count)
  return sql`${ids} order by o.placement_time, o.id limit ${count} offset ${after}`
}

function placedWithin({ begin, end }: OrderQuery): SQL {
  const from = begin ? sql` and o.placement_time >= ${`${begin}Z`}::timestamptz` : sql``
  // The whole last second counts: placements are kept in milliseconds.
  const to = end
    ? sql` and o.placement_time < ${`${end}Z`}::timestamptz + interval '1 second'`
    : sql``
  return sql`${from}${to}`
}

/** Throws 400 for an end before the begin, and for more years than a list is asked for. */
function checkRange({ begin, end }: OrderQuery): void {
  if (!begin || !end) return
  if (end < begin) throw invalid('end', 'The end is before the begin.')
  // Days are compared, since the same time of day in a zone may come an hour later in UTC after ten years.
  const lastDay = `${String(Number(begin.slice(0, 4)) + mostYears).padStart(4, '0')}${begin.slice(4, 10)}`
  if (end.slice(0, 10) > lastDay)
    throw invalid('end', `The end is more than ${mostYears} years after the begin.`)
}
