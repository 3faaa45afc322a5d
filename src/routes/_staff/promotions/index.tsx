import { createFileRoute } from '@tanstack/react-router'
import { promotionsQuery } from '#api/promotions.ts'
import { PromotionsScreen } from '#features/promotions/PromotionsScreen.tsx'
import { cleanPromotionsSearch } from '#features/promotions/promotionLists.ts'

export const Route = createFileRoute('/_staff/promotions/')({
  validateSearch: cleanPromotionsSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(promotionsQuery()),
  component: PromotionsScreen,
})
