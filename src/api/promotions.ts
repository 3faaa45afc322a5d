import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Promotion = components['schemas']['Promotion']
/** A row of the list. A host may send more fields (AMB-182). */
export type PromotionSummary = components['schemas']['PromotionSummary']
export type PromotionContent = components['schemas']['PromoContent']
export type PromotionTypeDescriptor = components['schemas']['PromotionTypeDescriptor']

/** All promotions that are not archived, newest first. */
export const promotionsQuery = () => operationQuery('listPromotions')

export const promotionQuery = (id: number) => operationQuery('getPromotion', { path: { id } })

/** The description of each promotion type, with the cohorts of types that have cohorts. */
export const promotionTypesQuery = () => operationQuery('listPromotionTypes')
