import type { InferInsertModel } from 'drizzle-orm'
import { weekdays } from '#domain/calendar.ts'
import {
  initial_inventory,
  inventory,
  store_products,
  store_variant_prices,
} from '#server/database/schema/storeProducts.ts'
import type { SeededProduct } from './products.ts'
import type { SeededStore } from './stores.ts'
import type { SeededVariant } from './variants.ts'
import type { SeedWorld } from './world.ts'

export function priceAt(store: SeededStore, price: number): number {
  return Math.round((price * store.priceFactor) / 5) * 5
}

// Bounds the memory.
const storesPerBatch = 200

export async function seedStoreMenus(
  world: SeedWorld,
  stores: readonly SeededStore[],
  products: readonly SeededProduct[],
  variants: ReadonlyMap<number, readonly SeededVariant[]>,
): Promise<ReadonlyMap<number, readonly SeededProduct[]>> {
  const active = products.filter((product) => !product.archived)
  const everywhere = active
    .filter((product) => product.onDefaultMenu)
    .slice(0, world.sizes.menu / 2)
  const menus = new Map<number, readonly SeededProduct[]>()
  for (let start = 0; start < stores.length; start += storesPerBatch) {
    const part = stores.slice(start, start + storesPerBatch)
    for (const store of part) {
      const chosen = store.isEmpty
        ? []
        : [...everywhere, ...world.random.sample(active, world.sizes.menu / 2)]
      menus.set(
        store.id,
        [...new Set(chosen)].sort((one, other) => one.id - other.id),
      )
    }
    const sold = part.flatMap((store) =>
      (menus.get(store.id) ?? []).map((product) => ({
        store,
        product,
        variants: variants.get(product.id) ?? [],
      })),
    )
    await world.insert(
      store_products,
      sold.map(({ store, product }) => ({
        store_id: store.id,
        product_id: product.id,
        price: priceAt(store, product.price),
      })),
    )
    await world.insert(
      store_variant_prices,
      sold.flatMap(({ store, product, variants: forms }) =>
        forms.map((variant) => ({
          store_id: store.id,
          variant_id: variant.id,
          product_id: product.id,
          price: priceAt(store, variant.price),
        })),
      ),
    )
    await seedStock(world, part, menus, variants)
  }
  return menus
}

async function seedStock(
  world: SeedWorld,
  stores: readonly SeededStore[],
  menus: ReadonlyMap<number, readonly SeededProduct[]>,
  variants: ReadonlyMap<number, readonly SeededVariant[]>,
): Promise<void> {
  const { random } = world
  const counts: InferInsertModel<typeof inventory>[] = []
  const starts: InferInsertModel<typeof initial_inventory>[] = []
  for (const store of stores) {
    const menu = menus.get(store.id) ?? []
    const tracked = menu.filter((product) => product.tracked).slice(0, world.sizes.pars * 2)
    for (const variant of tracked.flatMap((product) => variants.get(product.id) ?? []))
      counts.push({
        store_id: store.id,
        variant_id: variant.id,
        counted_on: world.day(0),
        quantity_available: random.chance(0.08) ? 0 : random.whole(1, 24),
        do_not_sell: random.chance(0.04),
      })
    const daily = menu.filter((product) => product.daily).slice(0, world.sizes.pars)
    for (const variant of daily.flatMap((product) => (variants.get(product.id) ?? []).slice(0, 1)))
      for (const day_of_week of weekdays)
        starts.push({
          store_id: store.id,
          variant_id: variant.id,
          day_of_week,
          initial_quantity: random.whole(2, 12) * 2,
        })
  }
  await world.insert(inventory, counts)
  await world.insert(initial_inventory, starts)
}
