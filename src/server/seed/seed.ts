import { sql } from 'drizzle-orm'
import type { Database, Tx } from '#server/database/database.ts'
import { seedAttributes } from './attributes.ts'
import { seedContent } from './content.ts'
import { seedLookups } from './lookups.ts'
import { seedMenus } from './menus.ts'
import { seedOrders } from './orders.ts'
import { seedUsers } from './people.ts'
import { type PictureFiles, pictureStore } from './pictures.ts'
import { seedProducts } from './products.ts'
import { seedPromotions } from './promotions.ts'
import { seededRandom } from './random.ts'
import { seedStoreMenus } from './storeMenus.ts'
import { seedStores } from './stores.ts'
import { seedTaxes } from './taxes.ts'
import { seedVariants } from './variants.ts'
import { makeWorld, sizes } from './world.ts'

interface SeedOptions {
  readonly size: 'small' | 'large'
  readonly seed: number
  /** All dates are relative to it. */
  readonly now: Date
  readonly files: PictureFiles
}

// Only one of several starting servers seeds.
export const seedLock = 7_204_004

/** In one transaction. False if users exist. */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<boolean> {
  const seeded = await database.transaction(async (tx) => {
    // Another server may hold the lock for minutes.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const found = await tx.execute(sql`select 1 from users limit 1`)
    if (found.rows.length > 0) return false
    await fill(tx, options)
    return true
  })
  // Else the first queries are planned for empty tables.
  if (seeded) await database.transaction((tx) => tx.execute(sql`analyze`))
  return seeded
}

async function fill(tx: Tx, options: SeedOptions): Promise<void> {
  const world = makeWorld({
    tx,
    now: options.now,
    random: seededRandom(options.seed),
    draw: pictureStore(options.files),
    sizes: sizes[options.size],
  })
  await seedLookups(world)
  const attributes = await seedAttributes(world)
  const products = await seedProducts(world)
  const variants = await seedVariants(world, products, attributes)
  const stores = await seedStores(world)
  const rates = await seedTaxes(world, stores)
  const menus = await seedStoreMenus(world, stores, products, variants)
  const users = await seedUsers(world, stores)
  const promotions = await seedPromotions(world, stores, products, users)
  await seedContent(world, products)
  await seedMenus(world, products)
  await seedOrders({ world, stores, menus, variants, rates, users, promotions })
  await advanceIdentities(tx)
}

async function advanceIdentities(tx: Tx): Promise<void> {
  await tx.execute(sql`do $$
    declare
      identity record;
      last bigint;
    begin
      for identity in
        select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'
      loop
        execute format('select max(%I) from %I', identity.column_name, identity.table_name) into last;
        if last is not null then
          perform setval(pg_get_serial_sequence(quote_ident(identity.table_name), identity.column_name), last);
        end if;
      end loop;
    end
  $$`)
}
