import type { Order } from '#api/orders.ts'

/** null: a deleted customer; undefined: unknown. */
export function customerText({ name, user_id }: Pick<Order, 'name' | 'user_id'>): string {
  return name === null ? 'Deleted user' : name || `Customer ${user_id}`
}
