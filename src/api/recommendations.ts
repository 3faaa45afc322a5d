import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Recommendation = components['schemas']['Recommendation']

/** The rows of the Recommendation Engine, by sort_order. */
export const recommendationsQuery = () => operationQuery('listRecommendations')
