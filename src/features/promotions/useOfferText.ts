import type { Promotion } from '#api/promotions.ts'
import { type OfferConfiguration, offerText } from '#domain/promotionOffer.ts'
import { triggeringProducts } from '#domain/triggeringProducts.ts'
import { useAttributeValueLookup, useCategoryLookup, useProductLookup } from './lookups.ts'

const listed = (...ids: readonly (number | null | undefined)[]) =>
  ids.filter((id) => typeof id === 'number')

/** The offer of a promotion in a sentence; the names in the sentence appear when they are loaded. */
export function useOfferText({ type, configuration }: Promotion): string | null {
  const known: OfferConfiguration = configuration
  const products = useProductLookup(triggeringProducts(configuration))
  const categories = useCategoryLookup(
    listed(
      known.discounted_promotional_category_id,
      ...(known.qualifying_promotional_category_ids ?? []),
    ),
  )
  const values = useAttributeValueLookup(
    listed(known.attribute_value_qualifying_match, known.attribute_value_discount_match),
  )
  return offerText(type, known, {
    product: products.nameOf,
    category: categories.nameOf,
    attributeValue: values.nameOf,
  })
}
