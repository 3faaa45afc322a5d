import { createFileRoute } from '@tanstack/react-router'
import { productNamesQuery } from '#api/products.ts'
import { recommendedProductsQuery } from '#api/recommendedProducts.ts'
import { RecommendedProductsScreen } from '#features/recommendations/RecommendedProductsScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/recommended-products/')({
  validateSearch: listSearch(),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(recommendedProductsQuery()),
      queryClient.ensureQueryData(productNamesQuery()),
    ]),
  component: RecommendedProductsScreen,
})
