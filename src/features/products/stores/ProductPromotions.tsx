import { IconDiscount } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Product } from '#api/products.ts'
import { type PromotionSummary, promotionsQuery } from '#api/promotions.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { triggeringProducts } from '#domain/promotions/promotionOffer.ts'
import { groupPromotions } from '#domain/promotions/promotionState.ts'
import { List } from '#ui/list/List.tsx'
import { EmptyState } from '#ui/page/Notice.tsx'
import { productPromotionsList, type StatedPromotion } from './promotionColumns.tsx'

const toPromotion = ({ id }: StatedPromotion) => `/promotions/${id}`

export function ProductPromotions({ product }: { product: Product }) {
  const { data: promotions } = useSuspenseQuery(promotionsQuery())
  const today = useStoreDate(ownTimeZone())
  const list = useListSearch(productPromotionsList)
  const naming = stated(promotions, product.id, today)
  if (naming.length === 0)
    return (
      <EmptyState icon={<IconDiscount size={24} />} title="No promotion names the product">
        This list shows the promotions that {product.name} itself triggers, not those of its whole
        product type.
      </EmptyState>
    )
  return (
    <List
      label="Promotions"
      noun={{ one: 'promotion', many: 'promotions' }}
      rows={naming}
      {...list}
      search={false}
      cardsBelow={560}
      href={toPromotion}
      naturalOrder="Ongoing first"
      columnChoice={false}
    />
  )
}

function stated(
  promotions: readonly PromotionSummary[],
  productId: number,
  today: string,
): StatedPromotion[] {
  const naming = promotions.filter(({ configuration }) =>
    triggeringProducts(configuration).includes(productId),
  )
  const { ongoing, upcoming, past } = groupPromotions(naming, today)
  return [
    ...ongoing.map((promotion) => ({ ...promotion, state: 'ongoing' as const })),
    ...upcoming.map((promotion) => ({ ...promotion, state: 'upcoming' as const })),
    ...past.map((promotion) => ({ ...promotion, state: 'past' as const })),
  ]
}
