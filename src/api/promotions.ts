import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type Promotion = components['schemas']['Promotion']
/** A row of the list; a host may send more (AMB-182). */
export type PromotionSummary = components['schemas']['PromotionSummary']
export type PromotionContent = components['schemas']['PromoContent']
export type PromotionTypeDescriptor = components['schemas']['PromotionTypeDescriptor']

/** All promotions that are not archived, newest first (API-131). */
export const promotionsQuery = () => operationQuery('listPromotions')

export const promotionQuery = (id: number) => operationQuery('getPromotion', { path: { id } })

/** What each type does, and the cohorts of those that have them (API-132). */
export const promotionTypesQuery = () => operationQuery('listPromotionTypes')
