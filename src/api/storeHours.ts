import type { AnswerOf } from './contract.ts'
import { operationQueryAs } from './query.ts'

/** Regular hours and overrides of a store. */
export const storeHoursQuery = (id: number) =>
  operationQueryAs('getStoreHours', inWeek, { path: { id } })

/** The hours of a store by weekday, with its overrides. */
export async function inWeek(answer: AnswerOf<'getStoreHours'>) {
  // Loaded on demand: loaders name these reads, and Login needs no hours.
  const { weekOf } = await import('#domain/storeHours.ts')
  return weekOf(answer)
}
