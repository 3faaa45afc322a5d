import { operationQuery, operationQueryAs } from './query.ts'
import type { components } from './schema.gen.ts'

export type Promotion = components['schemas']['Promotion']
/** A row of the list (AMB-182). */
export type PromotionSummary = components['schemas']['PromotionSummary']
export type PromotionFields = components['schemas']['PromotionFields']
export type PromotionType = components['schemas']['PromotionType']
/** The type of a promotion with the configuration of that type. */
export type Offer = components['schemas']['PromotionOffer']
export type PromotionContent = components['schemas']['PromoContent']
export type PromotionTypeDescriptor = components['schemas']['PromotionTypeDescriptor']

/** All promotions that are not archived. */
export const promotionsQuery = () => operationQuery('listPromotions')

export const promotionQuery = (id: number) => operationQuery('getPromotion', { path: { id } })

/**
 * The description of each promotion type, with the cohorts of types that have cohorts. A cohort
 * may be a text or a record with a name: the documents take "name from the type's cohorts".
 */
export const promotionTypesQuery = () =>
  operationQueryAs('listPromotionTypes', (types) =>
    types.map((type) => ({ ...type, cohorts: names(type.cohorts) })),
  )

/** The texts of a list, in which a text may stand as the name of a record. */
function names(list: readonly unknown[] = []): string[] {
  return list.flatMap((one) => {
    const name = typeof one === 'object' && one !== null && 'name' in one ? one.name : one
    return typeof name === 'string' ? [name] : []
  })
}
