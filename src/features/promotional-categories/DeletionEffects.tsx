import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import type { PromotionalCategory } from '#api/promotionalCategories.ts'
import { promotionsQuery } from '#api/promotions.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { namesCategory } from '#domain/promotions/promotionOffer.ts'
import { promotionState } from '#domain/promotions/promotionState.ts'
import { listed } from '#domain/wording.ts'

const maxShownNames = 5

/** A combo keeps the id of a deleted category (AMB-189). */
export function DeletionEffects({ category }: { category: PromotionalCategory }) {
  const today = useStoreDate(ownTimeZone())
  const { data: promotions } = useQuery({ ...promotionsQuery(), ...notFlashed })
  const combos = promotions?.filter(
    (promotion) =>
      promotionState(promotion, today) !== 'past' &&
      namesCategory(promotion.configuration, category.id),
  )
  const names = combos?.map(({ name }) => name)
  return (
    <>
      {category.name} is removed from every product, and from what promotions include and exclude.
      {names?.length !== 0 &&
        ` Combo promotions that name it no longer apply${names ? `: ${listed(names, maxShownNames)}` : ''}.`}
    </>
  )
}
