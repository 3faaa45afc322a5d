import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { components } from '#api/core/schema.gen.ts'
import { readRepetition } from '#domain/promotions/recurrence.ts'
import type { Tx } from '../../database/database.ts'
import { roles, users } from '../../database/schema/people.ts'
import { promotional_categories } from '../../database/schema/products.ts'
import type { promotions } from '../../database/schema/promotions.ts'
import { stores } from '../../database/schema/stores.ts'
import { invalid } from '../../errors.ts'
import { requireKnown } from '../../references.ts'

type PromotionFields = components['schemas']['PromotionFields']

// AMB-146.
const withoutRole = -1

/** Undefined keeps the value or the default. */
export function promotionColumnValues(fields: PromotionFields) {
  return {
    name: fields.name,
    start_date: fields.start_date?.slice(0, 10),
    end_date: fields.end_date?.slice(0, 10),
    start_time: fields.start_time,
    // Midnight as an end is the end of the day.
    end_time: fields.end_time === '00:00:00' ? '23:59:59' : fields.end_time,
    activation_code: textOrNull(fields.activation_code),
    limit_uses: fields.limit_uses,
    repeats: textOrNull(fields.repeats),
    account: fields.account || undefined,
    without_role: fields.roles?.some(({ id }) => id === withoutRole),
  }
}

function textOrNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null
}

type Row = Partial<typeof promotions.$inferSelect>

export function checkColumns(changed: Row, stored: Row = {}): void {
  const { start_date = '', end_date = '' } = { ...stored, ...defined(changed) }
  if (end_date < start_date) throw invalid('end_date', 'The end date is before the start date.')
  const { repeats } = changed
  if (repeats && repeats !== stored.repeats && !readRepetition(repeats)?.interval)
    throw invalid(
      'repeats',
      'The repetition must be daily, weekly or monthly, with an interval of at least 1.',
    )
}

function defined(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
}

interface PromotionList {
  readonly field: string
  readonly links: string
  readonly column: string
  readonly table: PgTable
  readonly what: string
  readonly side?: 'inclusion' | 'exclusion'
}

const promotionLists = {
  stores: {
    links: 'promotion_stores',
    column: 'store_id',
    table: stores,
    what: 'store',
  },
  roles: { links: 'promotion_roles', column: 'role_id', table: roles, what: 'role' },
  users: { links: 'promotion_users', column: 'user_id', table: users, what: 'user' },
  promotional_category_inclusions: {
    links: 'promotion_categories',
    column: 'promotional_category_id',
    side: 'inclusion',
    table: promotional_categories,
    what: 'promotional category',
  },
  promotional_category_exclusions: {
    links: 'promotion_categories',
    column: 'promotional_category_id',
    side: 'exclusion',
    table: promotional_categories,
    what: 'promotional category',
  },
} as const satisfies Record<string, Omit<PromotionList, 'field'>>

const fieldNames = [
  ...(['stores', 'roles', 'users'] as const),
  ...(['promotional_category_inclusions', 'promotional_category_exclusions'] as const),
]

/** Throws 400 for an unknown id, e.g. `stores.3`. */
export async function savePromotionLists(
  tx: Tx,
  id: number,
  fields: PromotionFields,
): Promise<void> {
  for (const field of fieldNames) {
    const sent = fields[field]
    if (sent) await saveList(tx, id, { ...promotionLists[field], field }, sent)
  }
}

/** Archived and deleted records keep their rows, so their ids are known (AMB-189). */
async function saveList(
  tx: Tx,
  promotion: number,
  { field, links, column, table, what, side }: PromotionList,
  sent: readonly { readonly id: number }[],
): Promise<void> {
  const ids = sent.map(({ id }) => id)
  await requireKnown(tx, table, ids, { path: field, what, stays: new Set([withoutRole]) })
  // A statement takes at most 65,535 parameters.
  const wanted = sql`${sql.param(ids.filter((id) => id !== withoutRole))}::integer[]`
  const [link, name] = [sql.identifier(links), sql.identifier(column)]
  const sided = side ? sql`and side = ${side}` : sql``
  await tx.execute(sql`delete from ${link}
    where promotion_id = ${promotion} ${sided} and ${name} <> all(${wanted})`)
  await tx.execute(sql`insert into ${link} (promotion_id, ${name}${side ? sql`, side` : sql``})
    select ${promotion}, id${side ? sql`, ${side}` : sql``} from unnest(${wanted}) id
    on conflict do nothing`)
}
