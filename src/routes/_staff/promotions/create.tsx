import { createFileRoute } from '@tanstack/react-router'
import { promotionTypesQuery } from '#api/promotions.ts'
import { CreatePromotionScreen } from '#features/promotions/form/CreatePromotionScreen.tsx'

export const Route = createFileRoute('/_staff/promotions/create')({
  loader: ({ context }) => context.queryClient.ensureQueryData(promotionTypesQuery()),
  component: CreatePromotionScreen,
})
