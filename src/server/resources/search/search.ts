import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { type Handlers, JsonText } from '../../handlers.ts'
import { recordList } from '../records.ts'
import { orderMatches, orderOfCustomerMatches } from './searchOrders.ts'
import { productMatches, storeMatches, userMatches } from './searchRecords.ts'
import { readTyped, type Typed } from './searchTyped.ts'

export const searchHandlers = {
  listSearchSuggestions: async ({ tx, path }) => find(tx, path.query, 10),
  search: async ({ tx, path }) => find(tx, path.query, 100),

  searchUsers: async ({ tx, body }) => {
    const typed = readTyped(body.query)
    if (!typed) return []
    return recordList(
      tx,
      sql`select id, name, detail as email from (${userMatches(typed)}) m
        order by ${bestFirst} limit 25`,
    )
  },
} satisfies Handlers

const bestFirst = sql`rank, place, moment desc nulls last, folded_name, type, id`

async function find(tx: Tx, query: string, limit: number): Promise<JsonText> {
  const typed = readTyped(query)
  if (!typed) return new JsonText('[]')
  return recordList(tx, statement(typed, limit))
}

/** An order that matches by id and by customer is listed once. */
function statement(typed: Typed, limit: number): SQL {
  const best = (matches: SQL) =>
    sql`(select * from (${matches}) m order by ${bestFirst} limit ${limit})`
  const parts = [
    sql`select * from found_users`,
    best(productMatches(typed)),
    best(storeMatches(typed)),
    orderOfCustomerMatches(limit),
    ...orderMatches(typed, limit),
  ]
  return sql`with found_users as materialized ${best(userMatches(typed))},
    found as (${sql.join(parts, sql` union all `)}),
    matches as (select distinct on (type, id) * from found order by type, id, rank)
    select type, id, name, user_id, detail, image_url from matches
    order by ${bestFirst} limit ${limit}`
}
