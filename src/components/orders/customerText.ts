import type { Order } from '#api/orders.ts'

/** Names the customer of an order: a name that is null was deleted, and one that is left out is not known. */
export function customerText({ name, user_id }: Pick<Order, 'name' | 'user_id'>): string {
  return name === null ? 'Deleted user' : name || `Customer ${user_id}`
}
