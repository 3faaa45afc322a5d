import type { InferInsertModel } from 'drizzle-orm'
import type { credits, orders } from '#server/database/schema/orders.ts'
import { cars, instructions } from './nameData.ts'
import { addHistory, addPayments } from './orderEvents.ts'
import type { Counters, OrderParts, OrderWorld, ProductRow } from './orderParts.ts'
import type { SeededUser } from './people.ts'
import type { Placement } from './placements.ts'
import type { SeededProduct } from './products.ts'
import { priceAt } from './storeMenus.ts'
import type { SeededStore } from './stores.ts'
import type { StoreRates } from './taxes.ts'
import { at } from './world.ts'

const minute = 60_000

export function makeOrder(
  orderWorld: OrderWorld,
  placement: Placement,
  counters: Counters,
  parts: OrderParts,
): void {
  const { world, users } = orderWorld
  const { random } = world
  const { store } = placement
  counters.order += 1
  const id = counters.order
  // 30 % come from 25 regulars, so that some lists are long.
  const customer = at(
    users.customers,
    random.whole(0, random.chance(0.3) ? 24 : users.customers.length - 1),
  )
  const basket = makeBasket(orderWorld, placement, counters)
  const discounts = discount(orderWorld, id, basket.products)
  const credit = claimCredit(orderWorld, id, customer, basket.products, placement.time, counters)
  const taxed = addTaxes(orderWorld.rates.get(store.id), basket.products, basket.types)
  const subtotal = sum(basket.products.map((product) => product.subtotal))
  const net = sum(basket.products.map((product) => product.price)) - (credit?.amount ?? 0)
  const tip = random.chance(0.35) ? 0 : random.pick([50, 100, 150, 200, Math.round(net * 0.18)])
  const total = net + sum(Object.values(taxed)) + tip
  const status = statusOf(orderWorld, placement)
  const moment = (minutes: number) => new Date(placement.time + minutes * minute).toISOString()
  const barista =
    status === 'assigned' || status === 'completed'
      ? random.pick(users.baristas.get(store.id) ?? [users.owner])
      : null
  const channel = channelOf(orderWorld, store)
  const order: InferInsertModel<typeof orders> = {
    id,
    status,
    channel,
    total,
    subtotal,
    tip_amount: tip,
    tax: taxed,
    store_id: store.id,
    user_id: customer.id,
    barista_id: barista?.id ?? null,
    placement_time: moment(0),
    pickup_time: status === 'created' ? null : moment(random.whole(6, 25)),
    updated_at: moment(status === 'completed' ? 26 : 2),
    requested_accessible_pickup: random.chance(0.03),
    ...curbside(orderWorld, channel, status, moment),
  }
  parts.orders.push(order)
  parts.products.push(...basket.products)
  parts.promotions.push(...discounts)
  if (credit) parts.credits.push(credit)
  addPayments(
    orderWorld,
    placement,
    status,
    order,
    basket.products,
    credit?.amount ?? 0,
    counters,
    parts,
  )
  addHistory(orderWorld, placement, order, customer, basket.products, counters, parts)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function makeBasket(orderWorld: OrderWorld, placement: Placement, counters: Counters) {
  const { random } = orderWorld.world
  const menu = orderWorld.menus.get(placement.store.id) ?? []
  const products: ProductRow[] = []
  const types: SeededProduct['type'][] = []
  const count = random.weighted([
    [1, 48],
    [2, 32],
    [3, 14],
    [5, 6],
  ])
  for (let index = 0; index < count; index += 1) {
    let product = random.pick(menu)
    if (product.type !== 'beverage' && product.type !== 'food' && random.chance(0.8))
      product = random.pick(menu)
    const variant = random.pick(orderWorld.variants.get(product.id) ?? [])
    const price = priceAt(placement.store, variant.price)
    counters.product += 1
    products.push({
      id: counters.product,
      order_id: counters.order,
      product_id: product.id,
      variant_id: variant.id,
      name: product.name,
      variant: variant.words,
      special_instructions: random.chance(0.08) ? random.pick(instructions) : null,
      subtotal: price,
      price,
      tax_amount: 0,
      refunded_at: null,
    })
    types.push(product.type)
  }
  return { products, types }
}

function discount(orderWorld: OrderWorld, order_id: number, products: readonly ProductRow[]) {
  const { random } = orderWorld.world
  if (!random.chance(0.16)) return []
  return random
    .sample(orderWorld.promotions, random.chance(0.1) ? 2 : 1)
    .flatMap((promotion, index) => {
      const product = products[index]
      if (!product || product.price === 0) return []
      const amount = Math.min(
        product.price,
        random.pick([75, 100, 150, Math.round(product.price / 5)]),
      )
      product.price -= amount
      return [{ order_id, promotion_id: promotion.id, name: promotion.name, amount }]
    })
}

function claimCredit(
  orderWorld: OrderWorld,
  order_id: number,
  customer: SeededUser,
  products: readonly ProductRow[],
  time: number,
  counters: Counters,
): (InferInsertModel<typeof credits> & { amount: number }) | undefined {
  const { random } = orderWorld.world
  const product = products[0]
  if (!product || product.price < 100 || !random.chance(0.04)) return undefined
  const variant = orderWorld.variants.get(product.product_id)?.[0]
  counters.credit += 1
  return {
    id: counters.credit,
    user_id: customer.id,
    amount: Math.min(product.price, random.whole(1, 6) * 100),
    product_type: variant?.product.type ?? 'beverage',
    code: `COMP-${String(counters.credit).padStart(6, '0')}`,
    order_id,
    created_at: new Date(time - random.whole(1, 40) * 24 * 60 * minute).toISOString(),
    updated_at: new Date(time).toISOString(),
  }
}

/** Returns cents by surcharge name. */
function addTaxes(
  rates: StoreRates | undefined,
  products: readonly ProductRow[],
  types: readonly SeededProduct['type'][],
): Record<string, number> {
  const byName: Record<string, number> = {}
  for (const [index, product] of products.entries()) {
    const type = types[index]
    for (const { name, rate, flatCents } of (type && rates?.get(type)) ?? []) {
      const amount = Math.round(product.price * rate) + flatCents
      if (amount === 0) continue
      byName[name] = (byName[name] ?? 0) + amount
      product.tax_amount += amount
    }
  }
  return byName
}

function statusOf({ world }: OrderWorld, placement: Placement): string {
  const { random } = world
  if (placement.fresh)
    return random.weighted([
      ['created', 2],
      ['paid', 4],
      ['assigned', 3],
      ['cancelled', 1],
    ])
  return random.weighted([
    ['completed', 94],
    ['cancelled', 5],
    ['created', 1],
  ])
}

function channelOf({ world }: OrderWorld, store: SeededStore) {
  return world.random.weighted([
    ['mobile', 50],
    ['in-store', 20],
    ['drive-thru', store.driveThru ? 25 : 0],
    ['curbside', store.curbside ? 15 : 0],
  ] as const)
}

function curbside(
  { world }: OrderWorld,
  channel: string,
  status: string,
  moment: (minutes: number) => string,
) {
  const is_curbside = channel === 'curbside'
  const over = is_curbside && status === 'completed'
  const here = over || (is_curbside && status === 'assigned')
  return {
    is_curbside,
    vehicle_description: is_curbside ? world.random.pick(cars) : null,
    curbside_status: !is_curbside ? null : over ? 'checked_out' : here ? 'arrived' : 'on_the_way',
    eta_direction: is_curbside && !here ? world.random.pick(['earlier', 'later', null]) : null,
    eta: is_curbside ? moment(14) : null,
    arrived_at: here ? moment(13) : null,
    checked_out_at: over ? moment(18) : null,
  }
}
