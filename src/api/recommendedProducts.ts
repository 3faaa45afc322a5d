import type { BodyOf } from './contract.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type RecommendedProduct = components['schemas']['RecommendedProduct']
export type RecommendedProductPatch = BodyOf<'updateRecommendedProduct'>

/** The recommended products, by sort_order. */
export const recommendedProductsQuery = () => operationQuery('listRecommendedProducts')
