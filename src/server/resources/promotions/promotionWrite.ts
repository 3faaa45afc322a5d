import type { components } from '#api/core/schema.gen.ts'
import { readRepetition } from '#domain/promotions/recurrence.ts'
import type { Tx } from '../../database/database.ts'
import { roles, users } from '../../database/schema/people.ts'
import { promotional_categories } from '../../database/schema/products.ts'
import {
  promotion_categories,
  promotion_roles,
  promotion_stores,
  promotion_users,
  type promotions,
} from '../../database/schema/promotions.ts'
import { stores } from '../../database/schema/stores.ts'
import { invalid } from '../../errors.ts'
import { requireKnown, setLinks } from '../../references.ts'

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
      'The repetition must be daily, weekly or monthly, with an interval from 1 to 999.',
    )
}

function defined(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
}

const promotionLists = [
  {
    field: 'stores',
    owner: promotion_stores.promotion_id,
    linked: promotion_stores.store_id,
    table: stores,
    what: 'store',
  },
  {
    field: 'roles',
    owner: promotion_roles.promotion_id,
    linked: promotion_roles.role_id,
    table: roles,
    what: 'role',
  },
  {
    field: 'users',
    owner: promotion_users.promotion_id,
    linked: promotion_users.user_id,
    table: users,
    what: 'user',
  },
  {
    field: 'promotional_category_inclusions',
    owner: promotion_categories.promotion_id,
    linked: promotion_categories.promotional_category_id,
    side: 'inclusion',
    table: promotional_categories,
    what: 'promotional category',
  },
  {
    field: 'promotional_category_exclusions',
    owner: promotion_categories.promotion_id,
    linked: promotion_categories.promotional_category_id,
    side: 'exclusion',
    table: promotional_categories,
    what: 'promotional category',
  },
] as const

/** Throws 400 for an unknown id, e.g. `stores.3`. Ids of archived and deleted records are known (AMB-189). */
export async function savePromotionLists(
  tx: Tx,
  id: number,
  fields: PromotionFields,
): Promise<void> {
  for (const { field, table, what, ...links } of promotionLists) {
    const ids = fields[field]?.map((linked) => linked.id)
    const stays = new Set([withoutRole])
    await requireKnown(tx, table, ids ?? [], { path: field, what, stays })
    await setLinks(
      tx,
      links,
      id,
      ids?.filter((linkedId) => linkedId !== withoutRole),
    )
  }
}
