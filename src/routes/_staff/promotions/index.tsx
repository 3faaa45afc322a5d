import { createFileRoute } from '@tanstack/react-router'
import { promotionsQuery } from '#api/promotions.ts'
import { PromotionsScreen } from '#features/promotions/PromotionsScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/promotions/')({
  validateSearch: listSearch('ongoing', 'upcoming', 'past'),
  loader: ({ context }) => context.queryClient.ensureQueryData(promotionsQuery()),
  component: PromotionsScreen,
})
