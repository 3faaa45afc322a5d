import { createFileRoute } from '@tanstack/react-router'
import { productNamesQuery } from '#api/products.ts'
import { recommendationsQuery } from '#api/recommendations.ts'
import { RecommendationEngineScreen } from '#features/recommendations/RecommendationEngineScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/recommendation-engine/')({
  validateSearch: listSearch(),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(recommendationsQuery()),
      queryClient.ensureQueryData(productNamesQuery()),
    ]),
  component: RecommendationEngineScreen,
})
