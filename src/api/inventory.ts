import type { Weekday } from '#domain/calendar.ts'
import { memberOf } from '#domain/members.ts'
import type { AnswerOf } from './contract.ts'
import { operationQuery, operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Inventory = components['schemas']['Inventory']
export type InitialInventory = components['schemas']['InitialInventory']

/** What a store has of each counted variant today. */
export const storeInventoryQuery = (storeId: number) =>
  operationQuery('listStoreInventory', { path: { storeId } })

/** What a store has of its variants when a weekday begins. */
export const initialInventoryQuery = (id: number) =>
  operationQueryAs('getInitialInventory', withWeekdays, { path: { id } })

/** The starting inventory with the weekday and the quantity of every record. */
export async function withWeekdays({
  inventory,
}: AnswerOf<'getInitialInventory'>): Promise<AnswerOf<'getInitialInventory'>> {
  // Loaded on demand: loaders name these reads, and Login needs no calendar.
  const { isWeekday } = await import('#domain/calendar.ts')
  return { inventory: inventory.flatMap((row) => asRecord(row, isWeekday)) }
}

/** A record; some hosts answer it in the form of the request. */
function asRecord(
  row: InitialInventory,
  isWeekday: (value: unknown) => value is Weekday,
): InitialInventory[] {
  const day = row.day_of_week ?? memberOf(row, 'day')
  const quantity = Number(row.initial_quantity ?? memberOf(row, 'quantity') ?? 0)
  return isWeekday(day) ? [{ ...row, day_of_week: day, initial_quantity: quantity }] : []
}
