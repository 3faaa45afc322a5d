import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Credit = components['schemas']['Credit']
export type CreditInput = components['schemas']['CreditInput']

/** The credits of a user. */
export const creditsQuery = (id: number) => operationQuery('listCredits', { path: { id } })
