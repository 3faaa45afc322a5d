import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type VerticalCard = components['schemas']['VerticalCard']

/** The cards that are not archived, by sort_order. */
export const verticalCardsQuery = () => operationQuery('listVerticalCards')

/** One card, archived or not. */
export const verticalCardQuery = (id: number) => operationQuery('getVerticalCard', { path: { id } })
