import { createFileRoute } from '@tanstack/react-router'
import { promotionalCategoriesQuery } from '#api/promotionalCategories.ts'
import { PromotionalCategoriesScreen } from '#features/promotional-categories/PromotionalCategoriesScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/promotional-categories/')({
  validateSearch: listSearch(),
  loader: ({ context }) => context.queryClient.ensureQueryData(promotionalCategoriesQuery()),
  component: PromotionalCategoriesScreen,
})
