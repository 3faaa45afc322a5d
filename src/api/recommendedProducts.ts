import type { BodyOf } from './contract.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type RecommendedProduct = components['schemas']['RecommendedProduct']
export type RecommendedProductPatch = BodyOf<'updateRecommendedProduct'>

/** The products put forward, by sort_order (API-72, RECPROD-07). */
export const recommendedProductsQuery = () => operationQuery('listRecommendedProducts')
