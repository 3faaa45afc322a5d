import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rows, type Tx } from '../../database/database.ts'
import { attribute_values, attributes, variants } from '../../database/schema/attributes.ts'
import { custom_content, vertical_cards } from '../../database/schema/content.ts'
import { categories, menus } from '../../database/schema/menus.ts'
import { permissions, roles, users } from '../../database/schema/people.ts'
import {
  netsuite_accounts,
  products,
  promotional_categories,
  tags,
  vendor_regions,
} from '../../database/schema/products.ts'
import { promotions } from '../../database/schema/promotions.ts'
import { stores } from '../../database/schema/stores.ts'
import { surcharges } from '../../database/schema/taxes.ts'

type Source = readonly [table: PgTable, name: SQL, key?: SQL]

const name = sql`name`
const variantName = sql`coalesce((
  select string_agg(av.name, ', ' order by av.attribute_id) from variant_values vv
  join attribute_values av on av.id = vv.attribute_value_id and not av.is_void
  where vv.variant_id = variants.id), sku)`

const soldName = sql`(select p.name from products p where p.id = variants.product_id)
  || ', ' || ${variantName}`

const sources = {
  product: [products, name],
  store: [stores, name],
  promotion: [promotions, name],
  user: [users, name],
  role: [roles, sql`role`],
  surcharge: [surcharges, name],
  content: [custom_content, sql`title`],
  card: [vertical_cards, sql`title`],
  menu: [menus, sql`title`, sql`slug`],
  tag: [tags, name],
  attribute: [attributes, name],
  value: [attribute_values, name],
  variant: [variants, variantName],
  /** With its product. */
  soldVariant: [variants, soldName],
  permission: [permissions, sql`permission`],
  category: [promotional_categories, name],
  menuCategory: [categories, name],
  region: [vendor_regions, name],
  account: [netsuite_accounts, name],
} as const satisfies Record<string, Source>

export type Noun = keyof typeof sources

const named = z.object({ noun: z.string(), id: z.string(), name: z.string() })

interface Wanted {
  readonly noun: Noun
  readonly id: number | string
}

/** In one query. */
export async function namesOf(
  tx: Tx,
  wanted: readonly Wanted[],
): Promise<(noun: string, id: number | string) => string | null> {
  const ids = new Map<Noun, Set<string>>()
  for (const { noun, id } of wanted) ids.set(noun, (ids.get(noun) ?? new Set()).add(String(id)))
  const queries = [...ids].map(([noun, list]) => {
    const [table, label, key = sql`id`]: Source = sources[noun]
    const type = noun === 'menu' ? sql`text[]` : sql`integer[]`
    return sql`select ${noun}::text as noun, ${key}::text as id, ${label} as name from ${table}
      where ${key} = any(${sql.param([...list])}::${type})`
  })
  const found =
    queries.length === 0 ? [] : await rows(tx, sql.join(queries, sql` union all `), named)
  const names = new Map(found.map((one) => [`${one.noun} ${one.id}`, one.name]))
  return (noun, id) => names.get(`${noun} ${id}`) ?? null
}
