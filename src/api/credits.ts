import { sortedById } from '#domain/byId.ts'
import { operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Credit = components['schemas']['Credit']
export type CreditInput = components['schemas']['CreditInput']

/** The credits of a user, the newest first. */
export const creditsQuery = (id: number) =>
  operationQueryAs('listCredits', (credits) => sortedById(credits).reverse(), { path: { id } })
