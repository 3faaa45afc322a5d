import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { components } from '#api/core/schema.gen.ts'
import { weekdays } from '#domain/calendar.ts'
import { rows, type Tx } from '../../database/database.ts'
import { variants } from '../../database/schema/attributes.ts'
import { initial_inventory, store_products } from '../../database/schema/storeProducts.ts'
import { stores } from '../../database/schema/stores.ts'
import { invalid } from '../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { oneRecord } from '../records.ts'

type Row = components['schemas']['InitialInventoryRow']

export const startingInventoryHandlers = {
  getInitialInventory: fromTables(
    [stores, store_products, variants, initial_inventory],
    async ({ tx, path }) => readInitialInventory(tx, path.id),
  ),

  updateInitialInventory: async ({ tx, path, body, before, after }) => {
    requireOnce(body.rows)
    await requireAtStore(tx, path.id, body.rows)
    // Only the sent cells: a store has thousands.
    before(await savedCells(tx, path.id, body.rows))
    after(body.rows)
    await save(tx, path.id, body.rows)
    return readInitialInventory(tx, path.id)
  },
} satisfies Handlers

function readInitialInventory(tx: Tx, storeId: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'store',
    sql`select json_build_object('inventory', (
          select coalesce(json_agg(json_build_object(
            'store_id', i.store_id, 'variant_id', i.variant_id, 'day_of_week', i.day_of_week,
            'initial_quantity', i.initial_quantity)
            order by i.variant_id, array_position(${weekdayList}, i.day_of_week)), '[]')
          from initial_inventory i
          join variants v on v.id = i.variant_id
          join store_products l on l.store_id = i.store_id and l.product_id = v.product_id
          where i.store_id = stores.id))::text
        from stores where id = ${storeId}`,
  )
}

const weekdayList = sql`${sql.param([...weekdays])}::text[]`

const cell = z.object({ variant_id: z.number(), day: z.string(), quantity: z.number() })

export function savedCells(tx: Tx, storeId: number, cells: readonly Row[]) {
  return rows(
    tx,
    sql`select variant_id, day_of_week as day, initial_quantity as quantity
        from initial_inventory where store_id = ${storeId} and (variant_id, day_of_week) in (
          select variant_id, day from ${recordset(cells)})`,
    cell,
  )
}

const recordset = (cells: readonly Row[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
    as cell (variant_id integer, day text, quantity integer)`

function requireOnce(cells: readonly Row[]): void {
  const seen = new Set<string>()
  for (const [index, { variant_id, day }] of cells.entries()) {
    const cell = `${variant_id} ${day}`
    if (seen.has(cell)) throw invalid(`rows.${index}`, 'This cell is in the list twice.')
    seen.add(cell)
  }
}

/** Throws 400 unless daily products of the store. Locks them against removal. */
async function requireAtStore(tx: Tx, storeId: number, cells: readonly Row[]): Promise<void> {
  const ids = [...new Set(cells.map(({ variant_id }) => variant_id))]
  const sold = await rows(
    tx,
    sql`select v.id, p.inventory_control = 'daily' as daily
        from store_products l join variants v on v.product_id = l.product_id
        join products p on p.id = l.product_id
        where l.store_id = ${storeId} and v.id = any(${sql.param(ids)}::integer[])
        order by l.product_id for share of l`,
    z.object({ id: z.number(), daily: z.boolean() }),
  )
  const daily = new Map(sold.map((one) => [one.id, one.daily]))
  for (const [index, { variant_id }] of cells.entries()) {
    const path = `rows.${index}.variant_id`
    if (!daily.has(variant_id)) throw invalid(path, 'This variant is not at the store.')
    if (!daily.get(variant_id)) throw invalid(path, 'This variant has no starting inventory.')
  }
}

/** In a fixed order, to avoid deadlocks. */
async function save(tx: Tx, storeId: number, cells: readonly Row[]): Promise<void> {
  await tx.execute(
    sql`insert into initial_inventory (store_id, variant_id, day_of_week, initial_quantity)
        select ${storeId}, variant_id, day, quantity
        from ${recordset(cells)}
        order by variant_id, day
        on conflict (store_id, variant_id, day_of_week)
          do update set initial_quantity = excluded.initial_quantity`,
  )
}
