import { productsQuery } from './products.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Recommendation = components['schemas']['Recommendation']

/** The rows of the Recommendation Engine, by sort_order. */
export const recommendationsQuery = () => operationQuery('listRecommendations')

/** The names of products. Read once per session, and again after the viewer's own changes of products (AMB-170). */
export const productNamesQuery = () => ({
  ...productsQuery(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
