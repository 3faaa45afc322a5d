import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, rows } from '#server/database/database.ts'
import { isolated } from '#server/database/testing.ts'
import { testNow } from '#server/database/testSeed.ts'
import { memoryFiles } from '#server/files.ts'
import { permissionNames } from './roleData.ts'
import { seedDatabase } from './seed.ts'

let database: Database
let release: () => Promise<void>
beforeAll(async () => {
  ;({ database, release } = await isolated())
})
afterAll(() => release())

/** How many rows the statement counts. */
async function count(statement: SQL): Promise<number> {
  const [row] = await rows(
    database.reads,
    sql`select count(*)::int as count from (${statement}) as found`,
    z.object({ count: z.number() }),
  )
  return row?.count ?? 0
}

test('ORD-27: the totals of every order add up', async () => {
  const wrong = sql`
    select o.id from orders o
    where o.subtotal <> (select sum(subtotal) from order_products where order_id = o.id)
      or (select coalesce(sum(subtotal - price), 0) from order_products where order_id = o.id)
        <> (select coalesce(sum(amount), 0) from order_promotions where order_id = o.id)
      or (select coalesce(sum(value::int), 0) from jsonb_each_text(o.tax))
        <> (select sum(tax_amount) from order_products where order_id = o.id)
      or o.total <> o.subtotal + o.tip_amount
        - (select coalesce(sum(amount), 0) from order_promotions where order_id = o.id)
        - (select coalesce(sum(amount), 0) from credits where order_id = o.id)
        + (select coalesce(sum(value::int), 0) from jsonb_each_text(o.tax))`
  expect(await count(wrong)).toBe(0)
})

test('ORD-20, AMB-175: refunded products, refunds and refunded money agree, to the last cent', async () => {
  const marks = sql`
    select 1 from order_products p left join refund_products r on r.order_product_id = p.id
    where (p.refunded_at is null) <> (r.order_product_id is null)`
  expect(await count(marks)).toBe(0)
  const money = sql`
    select o.id from orders o
    where (select coalesce(sum(amount), 0) from refunds where order_id = o.id)
        <> (select coalesce(sum(amount), 0) from transactions where order_id = o.id and state = 'refunded')
      or (select coalesce(sum(amount), 0) from refunds where order_id = o.id) > o.total`
  expect(await count(money)).toBe(0)
  const entire = sql`
    select o.id from orders o
    where exists (select 1 from refunds where order_id = o.id)
      and not exists (select 1 from order_products where order_id = o.id and refunded_at is null)
      and (select sum(amount) from refunds where order_id = o.id) <> o.total`
  expect(await count(entire)).toBe(0)
  expect(await count(sql`select 1 from refunds`)).toBeGreaterThan(100)
})

test('AMB-172: the roles grant what they should, and one role has no holders', async () => {
  const found = await rows(
    database.reads,
    sql`select r.role,
          coalesce(json_agg(p.permission) filter (where p.id is not null), '[]') as permissions,
          (select count(*)::int from user_roles where role_id = r.id) as holders
        from roles r left join role_permissions rp on rp.role_id = r.id
          left join permissions p on p.id = rp.permission_id
        where r.archived_at is null group by r.id`,
    z.object({ role: z.string(), permissions: z.array(z.string()), holders: z.number() }),
  )
  const granted = (role: string) => found.find((row) => row.role === role)?.permissions.sort()
  const all = [...permissionNames].sort()
  expect(granted('owner')).toEqual(all)
  expect(granted('admin')).toEqual(all)
  const others = [
    'orders:refund',
    'credits:update',
    'users:update',
    'reports:read',
    'tax-rates:update',
  ]
  const ofStores = all.filter((name) => name.startsWith('stores:'))
  expect(granted('area-lead')).toEqual([...ofStores, ...others].sort())
  const elsewhere = ['stores:create', 'stores:update-all']
  expect(granted('store-lead')).toEqual(
    [...ofStores.filter((name) => !elsewhere.includes(name)), 'reports:read'].sort(),
  )
  expect(granted('barista')).toEqual(['stores:update-inventory'])
  expect(found.filter((row) => row.holders === 0)).toHaveLength(1)
})

/** One hash for each table's content. */
async function contents(of: Database): Promise<Record<string, string>> {
  const tables = await rows(
    of.reads,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'revision_counts'`,
    z.object({ name: z.string() }),
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await rows(
      of.reads,
      sql`select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash
          from ${sql.identifier(name)} as t`,
      z.object({ hash: z.string() }),
    )
    hashes[name] = row?.hash ?? ''
  }
  return hashes
}

test('the same seed number gives the same data, another one other data, and a filled database is left alone', async () => {
  const before = await contents(database)
  const again = (seed: number) =>
    seedDatabase(database, { size: 'small', seed, now: testNow, files: memoryFiles() })
  const clear = async () => {
    const names = sql.join(
      Object.keys(before).map((name) => sql.identifier(name)),
      sql`, `,
    )
    await database.transaction((tx) => tx.execute(sql`truncate ${names}`))
  }
  expect(await again(2)).toBe(false)
  await clear()
  expect(await again(1)).toBe(true)
  expect(await contents(database)).toEqual(before)
  await clear()
  expect(await again(2)).toBe(true)
  expect((await contents(database)).orders).not.toBe(before.orders)
}, 60_000)
