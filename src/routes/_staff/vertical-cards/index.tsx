import { createFileRoute } from '@tanstack/react-router'
import { verticalCardsQuery } from '#api/verticalCards.ts'
import { VerticalCardsScreen } from '#features/vertical-cards/VerticalCardsScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/vertical-cards/')({
  validateSearch: listSearch(),
  loader: ({ context }) => context.queryClient.ensureQueryData(verticalCardsQuery()),
  component: VerticalCardsScreen,
})
