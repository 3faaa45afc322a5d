import type { InferInsertModel } from 'drizzle-orm'
import type {
  credits,
  order_history,
  order_products,
  order_promotions,
  orders,
  refund_products,
  refunds,
  transactions,
} from '#server/database/schema/orders.ts'
import type { SeededUsers } from './people.ts'
import type { SeededProduct } from './products.ts'
import type { SeededPromotion } from './promotions.ts'
import type { SeededStore } from './stores.ts'
import type { StoreRates } from './taxes.ts'
import type { SeededVariant } from './variants.ts'
import type { SeedWorld } from './world.ts'

export interface OrderWorld {
  readonly world: SeedWorld
  readonly stores: readonly SeededStore[]
  readonly menus: ReadonlyMap<number, readonly SeededProduct[]>
  readonly variants: ReadonlyMap<number, readonly SeededVariant[]>
  readonly rates: ReadonlyMap<number, StoreRates>
  readonly users: SeededUsers
  readonly promotions: readonly SeededPromotion[]
}

export interface OrderParts {
  readonly orders: InferInsertModel<typeof orders>[]
  readonly products: ProductRow[]
  readonly promotions: InferInsertModel<typeof order_promotions>[]
  readonly credits: InferInsertModel<typeof credits>[]
  readonly transactions: InferInsertModel<typeof transactions>[]
  readonly refunds: InferInsertModel<typeof refunds>[]
  readonly refundProducts: InferInsertModel<typeof refund_products>[]
  readonly history: InferInsertModel<typeof order_history>[]
}

export type ProductRow = InferInsertModel<typeof order_products> & {
  id: number
  tax_amount: number
  refunded_at: string | null
}

/** Last used ids. */
export interface Counters {
  order: number
  product: number
  transaction: number
  refund: number
  history: number
  credit: number
}
