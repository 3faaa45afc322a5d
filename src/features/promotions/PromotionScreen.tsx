import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { promotionQuery } from '#api/promotions.ts'
import { AudienceSection } from './AudienceSection.tsx'
import { BooksSection } from './BooksSection.tsx'
import { ContentSection } from './ContentSection.tsx'
import { OfferSection } from './OfferSection.tsx'
import { PromotionHeader } from './PromotionHeader.tsx'
import { ScheduleSection } from './ScheduleSection.tsx'

/** A promotion for reading; past promotions too. */
export function PromotionScreen() {
  const { promotionId } = useParams({ from: '/_staff/promotions/$promotionId' })
  const { data: promotion } = useSuspenseQuery(promotionQuery(promotionId))
  return (
    <div key={promotion.id}>
      <PromotionHeader promotion={promotion} />
      <OfferSection promotion={promotion} />
      <ScheduleSection promotion={promotion} />
      <AudienceSection promotion={promotion} />
      {promotion.content && <ContentSection content={promotion.content} />}
      <BooksSection promotion={promotion} />
    </div>
  )
}
