import { createFileRoute } from '@tanstack/react-router'
import { productNamesQuery } from '#api/recommendations.ts'
import { recommendedProductsQuery } from '#api/recommendedProducts.ts'
import { RecommendedProductsScreen } from '#features/recommendations/RecommendedProductsScreen.tsx'
import { recommendedProductsList } from '#features/recommendations/recommendationLists.ts'

export const Route = createFileRoute('/_staff/recommended-products/')({
  validateSearch: (search) => recommendedProductsList.clean(search),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(recommendedProductsQuery()),
      queryClient.ensureQueryData(productNamesQuery()),
    ]),
  component: RecommendedProductsScreen,
})
