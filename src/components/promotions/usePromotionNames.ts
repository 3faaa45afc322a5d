import type { Promotion, PromotionSummary } from '#api/promotions.ts'
import { useProducts } from '#components/useProducts.ts'
import { triggeringProducts } from '#domain/promotions/promotionOffer.ts'
import { dayOf } from '#domain/promotions/promotionSchedule.ts'
import type { PromotionDraft, PromotionNames } from '#domain/promotions/promotionSentence.ts'
import { sortedById } from '#domain/sorting.ts'
import {
  useAttributeValueLookup,
  useCategoryLookup,
  useRoleLookup,
  useStoreLookup,
} from './lookups.ts'

const unique = (ids: readonly number[]) => [...new Set(ids)]

const mentioned = (...ids: readonly (number | null | undefined)[]) =>
  ids.filter((id) => typeof id === 'number')

/** Each kind of record is loaded only if a promotion refers to one. */
export function usePromotionNames(...drafts: readonly PromotionDraft[]): PromotionNames {
  const configurations = drafts.map(({ configuration }) => configuration)
  const products = useProducts(unique(configurations.flatMap(triggeringProducts)))
  const categories = useCategoryLookup(
    unique([
      ...drafts.flatMap(({ inclusions, exclusions }) => [...inclusions, ...exclusions]),
      ...configurations.flatMap((one) =>
        mentioned(
          one.discounted_promotional_category_id,
          ...(one.qualifying_promotional_category_ids ?? []),
        ),
      ),
    ]),
  )
  const values = useAttributeValueLookup(
    unique(
      configurations.flatMap((one) =>
        mentioned(one.attribute_value_qualifying_match, one.attribute_value_discount_match),
      ),
    ),
  )
  const stores = useStoreLookup(unique(drafts.flatMap((draft) => draft.stores)))
  const roles = useRoleLookup(unique(drafts.flatMap((draft) => draft.roles)))
  return {
    product: products.nameOf,
    category: categories.nameOf,
    attributeValue: values.nameOf,
    store: stores.nameOf,
    role: roles.nameOf,
    storeCount: stores.count,
  }
}

const idsOf = (mentions: readonly { readonly id: number }[]) =>
  sortedById(mentions).map(({ id }) => id)

/** The list of promotions does not contain users (AMB-182). */
export function draftOfPromotion(promotion: PromotionSummary | Promotion): PromotionDraft {
  return {
    type: promotion.type,
    configuration: promotion.configuration,
    start_date: dayOf(promotion.start_date),
    end_date: promotion.end_date,
    start_time: promotion.start_time,
    end_time: promotion.end_time,
    repeats: promotion.repeats,
    stores: idsOf(promotion.stores),
    roles: idsOf(promotion.roles),
    users: 'users' in promotion ? promotion.users.length : null,
    activation_code: promotion.activation_code,
    limit_uses: promotion.limit_uses,
    inclusions: idsOf(promotion.promotional_category_inclusions),
    exclusions: idsOf(promotion.promotional_category_exclusions),
  }
}

export const withDraft = <Of extends PromotionSummary>(promotion: Of) => ({
  ...promotion,
  draft: draftOfPromotion(promotion),
})
