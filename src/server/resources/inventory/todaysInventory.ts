import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dateAt, type Weekday, weekdayOf } from '#domain/calendar.ts'
import { mostPieces } from '#domain/products/inventory.ts'
import { jsonText, rows, type Tx } from '../../database/database.ts'
import { inventory } from '../../database/schema/storeProducts.ts'
import { stores } from '../../database/schema/stores.ts'
import { invalid, notFound, P4Error } from '../../errors.ts'
import { type Clock, type Handlers, JsonText } from '../../handlers.ts'

interface StoreDay {
  readonly date: string
  readonly weekday: Weekday
}

export const todaysInventoryHandlers = {
  // The answer also depends on the date.
  listStoreInventory: async ({ tx, path, clock }) => {
    const day = await dayAt(tx, path.storeId, clock)
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(json_build_object('store_id', store_id, 'variant_id', variant_id,
            'quantity_available', quantity_available, 'do_not_sell', do_not_sell)
            order by product_name, product_id, variant_id), '[]')::text
          from (${counts(path.storeId, day)}) counted`,
    )
    return new JsonText(text)
  },

  updateStoreInventory: async ({ tx, path, body, clock, before }) => {
    const { adjust_quantity, quantity_available, do_not_sell } = body
    if (adjust_quantity !== undefined && quantity_available !== undefined)
      throw invalid('adjust_quantity', 'Send a step or a number, not both.')
    const day = await dayAt(tx, path.storeId, clock)
    const { tracked, ...now } = await lockCount(tx, path, day)
    before(now)
    if (!tracked && quantity_available !== undefined)
      throw invalid('quantity_available', notCounted)
    if (!tracked && adjust_quantity !== undefined) throw invalid('adjust_quantity', notCounted)
    const quantity = quantity_available ?? now.quantity_available + (adjust_quantity ?? 0)
    if (quantity > mostPieces)
      throw invalid('adjust_quantity', 'A store counts at most 2,147,483,647 pieces of a variant.')
    const [saved] = await tx
      .update(inventory)
      .set({
        counted_on: day.date,
        quantity_available: Math.max(0, quantity),
        do_not_sell: do_not_sell ?? now.do_not_sell,
      })
      .where(rowOf(path))
      .returning({
        store_id: inventory.store_id,
        variant_id: inventory.variant_id,
        quantity_available: inventory.quantity_available,
        do_not_sell: inventory.do_not_sell,
      })
    if (!saved) throw notFound('variant')
    return saved
  },
} satisfies Handlers

const notCounted = 'This product is not counted.'

async function dayAt(tx: Tx, storeId: number, clock: Clock): Promise<StoreDay> {
  const [store] = await tx
    .select({ time_zone: stores.time_zone })
    .from(stores)
    .where(eq(stores.id, storeId))
  if (!store) throw notFound('store')
  const date = dateAt(clock.now(), store.time_zone)
  return { date, weekday: weekdayOf(date) }
}

/** Daily products start at their starting inventory; limited ones keep their count (AMB-187); others have none. */
function counts(storeId: number, { date, weekday }: StoreDay): SQL {
  return sql`select l.store_id, v.id as variant_id, l.product_id, lower(p.name) as product_name,
      case when i.counted_on = ${date} or (p.inventory_control = 'limited' and i.counted_on is not null)
        then i.quantity_available
        when p.inventory_control = 'daily' then coalesce(s.initial_quantity, 0)
        else 0 end as quantity_available,
      coalesce(i.do_not_sell, false) as do_not_sell, p.inventory_control <> 'unlimited' as tracked
    from store_products l
    join products p on p.id = l.product_id
    join variants v on v.product_id = l.product_id
    left join inventory i on i.store_id = l.store_id and i.variant_id = v.id
    left join initial_inventory s on s.store_id = l.store_id and s.variant_id = v.id
      and s.day_of_week = ${weekday}
    where l.store_id = ${storeId}`
}

const count = z.object({
  store_id: z.number(),
  variant_id: z.number(),
  quantity_available: z.number(),
  do_not_sell: z.boolean(),
  tracked: z.boolean(),
})

interface CountPath {
  readonly storeId: number
  readonly variantId: number
}

const rowOf = ({ storeId, variantId }: CountPath) =>
  and(eq(inventory.store_id, storeId), eq(inventory.variant_id, variantId))

/** Undefined if the store does not sell the variant. */
export async function readCount(tx: Tx, path: CountPath, clock: Clock) {
  const day = await dayAt(tx, path.storeId, clock)
  return findCount(tx, path, day)
}

async function findCount(tx: Tx, { storeId, variantId }: CountPath, day: StoreDay) {
  const [found] = await rows(
    tx,
    sql`select store_id, variant_id, quantity_available, do_not_sell, tracked
        from (${counts(storeId, day)}) counted where variant_id = ${variantId}`,
    count,
  )
  return found
}

/** Row lock, so that concurrent steps add up and the product stays. */
async function lockCount(tx: Tx, path: CountPath, day: StoreDay): Promise<z.infer<typeof count>> {
  const link = await rows(
    tx,
    sql`select l.product_id as id from store_products l join variants v on v.product_id = l.product_id
        where l.store_id = ${path.storeId} and v.id = ${path.variantId} for share of l`,
    z.object({ id: z.number() }),
  )
  const first = await findCount(tx, path, day)
  if (link.length === 0 || !first)
    throw new P4Error(404, 'not_found', 'This store does not sell this variant.')
  await tx
    .insert(inventory)
    .values({
      store_id: first.store_id,
      variant_id: first.variant_id,
      counted_on: day.date,
      quantity_available: first.quantity_available,
      do_not_sell: first.do_not_sell,
    })
    .onConflictDoNothing()
  await tx.select().from(inventory).where(rowOf(path)).for('update')
  return (await findCount(tx, path, day)) ?? first
}
