import { type SQL, sql } from 'drizzle-orm'
import type { OperationId, QueryOf } from '#api/core/contract.ts'
import { jsonText, type Tx } from '../../database/database.ts'
import { invalid } from '../../errors.ts'
import { type Call, type Handlers, JsonText } from '../../handlers.ts'
import { mayCall } from '../../permits.ts'
import type { Kind } from './cells.ts'

/** The read that shows the record: who may not call it sees no history of it. */
const readOf: Readonly<Record<Kind, OperationId>> = {
  product: 'getProduct',
  store: 'getStore',
  promotion: 'getPromotion',
  user: 'getUser',
  role: 'getRole',
  surcharge: 'listSurcharges',
  content: 'getCustomContent',
  card: 'getVerticalCard',
  menu: 'getMenuCategories',
  tag: 'getTag',
  attribute: 'listAttributes',
}

const kinds = Object.keys(readOf).filter((kind): kind is Kind => kind in readOf)

export const historyHandlers = {
  listHistory: async ({ tx, viewer, query }) => {
    checkQuery(query)
    const { kind, id, by, field, limit = 10, offset = 0 } = query
    const readable = await readableKinds({ tx, viewer }, query)
    const scope = sql`kind = any(${sql.param(readable)}::text[]) and ${
      kind ? recordsOf(kind, id) : sql`user_id = ${by}`
    }`
    const filters = [
      ...(by ? [sql`user_id = ${by}`] : []),
      ...(field ? [sql`field = any(string_to_array(${field}, ','))`] : []),
      ...timesOf(query),
    ]
    return historyPage(tx, scope, sql.join([scope, ...filters], sql` and `), { limit, offset })
  },
} satisfies Handlers

function recordsOf(kind: Kind, id?: string): SQL {
  if (!id) return sql`kind = ${kind}`
  const own = sql`kind = ${kind} and record_ids @> ${sql.param([id])}::text[]`
  return kind === 'store' ? sql`(${own} or ${pricesAt(id)})` : own
}

/** Changed prices of the store's menu. Prices that come or go with a product are part of the product's change. */
const pricesAt = (storeId: string): SQL =>
  sql`(field = 'prices' and about->0->>'id' = ${storeId} and num_nulls(before, after) <> 1)`

function checkQuery({ kind, id, by, begin, end }: QueryOf<'listHistory'>): void {
  if (!kind && !by) throw invalid(id ? 'kind' : 'by', 'Must provide a record or a user.')
  if (!kind && id) throw invalid('kind', 'Must provide a kind.')
  if (begin && end && end < begin) throw invalid('end', 'The end is before the beginning.')
}

function timesOf({ begin, end }: QueryOf<'listHistory'>): SQL[] {
  return [
    ...(begin ? [sql`at >= ${`${begin}Z`}::timestamptz`] : []),
    ...(end ? [sql`at < ${`${end}Z`}::timestamptz + interval '1 second'`] : []),
  ]
}

async function readableKinds(
  { tx, viewer }: Pick<Call<'listHistory'>, 'tx' | 'viewer'>,
  { kind, id }: QueryOf<'listHistory'>,
): Promise<Kind[]> {
  const path = { id: Number(id) }
  const readable: Kind[] = []
  for (const one of kind === 'store' ? (['store', 'product'] as const) : kind ? [kind] : kinds)
    if (await mayCall(readOf[one], { viewer, tx, path })) readable.push(one)
  return readable
}

const user = sql`json_build_object('id', u.id, 'name', u.name)`
const row = sql`json_build_object('id', h.id, 'at', iso(h.at),
  'user', case when u.id is null then null else ${user} end, 'operation', h.operation_id,
  'kind', h.kind, 'record', case when cardinality(h.record_ids) = 1
    then json_build_object('id', h.record_ids[1], 'name', h.record_name) end,
  'field', h.field, 'about', h.about, 'before', h.before, 'after', h.after, 'count', h.count)`

interface Page {
  readonly limit: number
  readonly offset: number
}

async function historyPage(tx: Tx, scope: SQL, where: SQL, { limit, offset }: Page) {
  const text = await jsonText(
    tx,
    sql`select json_build_object(
      'rows', (select coalesce(json_agg(${row} order by h.id desc), '[]')
        from (select * from history_rows where ${where}
          order by id desc limit ${limit} offset ${offset}) h
        left join users u on u.id = h.user_id),
      'total_results', (select count(*) from history_rows where ${where}),
      'fields', (select coalesce(json_agg(distinct field), '[]')
        from history_rows where ${scope} and field is not null),
      'users', (select coalesce(json_agg(${user} order by lower(u.name), u.id), '[]')
        from users u where u.id in (select user_id from history_rows where ${scope})))::text`,
  )
  return new JsonText(text)
}
