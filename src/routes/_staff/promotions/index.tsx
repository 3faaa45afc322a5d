import { createFileRoute } from '@tanstack/react-router'
import { promotionsQuery } from '#api/promotions.ts'
import { PromotionsScreen } from '#features/promotions/PromotionsScreen.tsx'
import { promotionSearch } from '#features/promotions/promotionSearch.ts'

export const Route = createFileRoute('/_staff/promotions/')({
  validateSearch: promotionSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(promotionsQuery()),
  component: PromotionsScreen,
})
