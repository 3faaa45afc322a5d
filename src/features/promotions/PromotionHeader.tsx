import type { Promotion } from '#api/promotions.ts'
import { PromotionStateBadge } from '#components/PromotionStateBadge.tsx'
import { useStoreDate } from '#components/useStoreDate.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { promotionState } from '#domain/promotionState.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useOfferText } from './useOfferText.ts'

/** Name, state and offer of a promotion. */
export function PromotionHeader({ promotion }: { promotion: Promotion }) {
  const today = useStoreDate(ownTimeZone())
  return (
    <PageHeader
      title={promotion.name}
      badges={<PromotionStateBadge state={promotionState(promotion, today)} />}
      facts={useOfferText(promotion)}
    />
  )
}
