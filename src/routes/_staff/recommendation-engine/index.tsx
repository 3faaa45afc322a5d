import { createFileRoute } from '@tanstack/react-router'
import { productNamesQuery, recommendationsQuery } from '#api/recommendations.ts'
import { RecommendationEngineScreen } from '#features/recommendations/RecommendationEngineScreen.tsx'
import { recommendationsList } from '#features/recommendations/recommendationLists.ts'

export const Route = createFileRoute('/_staff/recommendation-engine/')({
  validateSearch: (search) => recommendationsList.clean(search),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(recommendationsQuery()),
      queryClient.ensureQueryData(productNamesQuery()),
    ]),
  component: RecommendationEngineScreen,
})
