import { createFileRoute } from '@tanstack/react-router'
import { promotionQuery, promotionTypesQuery } from '#api/promotions.ts'
import { copySearch } from '#components/actions/copySearch.ts'
import { CreatePromotionScreen } from '#features/promotions/form/CreatePromotionScreen.tsx'

export const Route = createFileRoute('/_staff/promotions/create')({
  validateSearch: copySearch,
  loaderDeps: ({ search: { copy } }) => ({ copy }),
  loader: ({ context: { queryClient }, deps: { copy } }) =>
    Promise.all([
      queryClient.ensureQueryData(promotionTypesQuery()),
      copy === undefined ? null : queryClient.ensureQueryData(promotionQuery(copy)),
    ]),
  component: CreatePromotionScreen,
})
