import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { brokenRule } from './broken.ts'
import { type Database, jsonText, maybeJsonText, revisionOf, rows, type Tx } from './database.ts'
import { order_products, refund_products, refunds } from './schema/orders.ts'
import { product_tags, tags } from './schema/products.ts'
import { stores } from './schema/stores.ts'
import { isolated } from './testing.ts'

let database: Database
let release: () => Promise<void>
beforeEach(async () => {
  ;({ database, release } = await isolated())
})
afterEach(() => release())

/** The name of the constraint that the write breaks. */
async function broken(run: (tx: Tx) => Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await database.transaction(run).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return brokenRule(error)?.constraint
}

test('the database refuses to refund a product a second time', async () => {
  const [refunded] = await database.reads.select().from(refund_products).limit(1)
  const constraint = await broken(async (tx) => {
    const order_id = refunded?.order_id ?? 0
    const [again] = await tx
      .insert(refunds)
      .values({ order_id, amount: 1, source: 'admin', reason: 'Other' })
      .returning({ id: refunds.id })
    await tx.insert(refund_products).values({
      order_id,
      refund_id: again?.id ?? 0,
      order_product_id: refunded?.order_product_id ?? 0,
    })
  })
  expect(constraint).toBe('refund_products_pkey')
})

test('a product of another order cannot be in a refund', async () => {
  const [refund] = await database.reads.select().from(refunds).limit(1)
  const [other] = await database.reads
    .select()
    .from(order_products)
    .where(sql`order_id <> ${refund?.order_id} and refunded_at is null`)
    .limit(1)
  const constraint = await broken((tx) =>
    tx.insert(refund_products).values({
      order_id: refund?.order_id ?? 0,
      refund_id: refund?.id ?? 0,
      order_product_id: other?.id ?? 0,
    }),
  )
  expect(constraint).toBe('refund_products_order_product_fk')
})

test('the revision changes with the content of its tables and with no other', async () => {
  const read = () => revisionOf(database.reads, [tags, product_tags])
  const before = await read()
  expect(await read()).toBe(before)
  await database.transaction((tx) => tx.update(stores).set({ online: false }).where(sql`id = 1`))
  expect(await read()).toBe(before)
  await database.transaction((tx) => tx.insert(tags).values({ name: 'New' }))
  const after = await read()
  expect(after).not.toBe(before)
  const failed = database.transaction(async (tx) => {
    await tx.delete(tags)
    throw new Error('No')
  })
  await expect(failed).rejects.toThrow('No')
  expect(await read()).toBe(after)
})

test('JSON comes as the text that the database built', async () => {
  expect(
    await jsonText(database.reads, sql`select json_build_object('a', 1, 'b', null)::text`),
  ).toBe('{"a" : 1, "b" : null}')
  expect(await maybeJsonText(database.reads, sql`select name from tags where id = -1`)).toBeNull()
  await expect(jsonText(database.reads, sql`select 1`)).rejects.toThrow('type text')
})

test('moments are the same text by the schema and by iso()', async () => {
  const moment = '2026-03-04T17:05:00.120Z'
  await database.transaction((tx) => tx.insert(tags).values({ name: 'Then', created_at: moment }))
  const [tag] = await database.reads.select().from(tags).where(sql`name = 'Then'`)
  expect(tag?.created_at).toBe(moment)
  const found = await rows(
    database.reads,
    sql`select iso(created_at) as at, count(*) over () as bigint from tags where name = 'Then'`,
    z.object({ at: z.string(), bigint: z.number() }),
  )
  expect(found).toEqual([{ at: moment, bigint: 1 }])
})
