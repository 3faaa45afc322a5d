import { createFileRoute } from '@tanstack/react-router'
import { promotionalCategoriesQuery } from '#api/catalogueLookups.ts'
import { categoriesList } from '#features/promotional-categories/categoryList.ts'
import { PromotionalCategoriesScreen } from '#features/promotional-categories/PromotionalCategoriesScreen.tsx'

export const Route = createFileRoute('/_staff/promotional-categories/')({
  validateSearch: (search) => categoriesList.clean(search),
  loader: ({ context }) => context.queryClient.ensureQueryData(promotionalCategoriesQuery()),
  component: PromotionalCategoriesScreen,
})
