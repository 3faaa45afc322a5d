import { createFileRoute } from '@tanstack/react-router'
import { verticalCardQuery } from '#api/verticalCards.ts'
import { idParam } from '#app/idParam.ts'
import { VerticalCardScreen } from '#features/vertical-cards/VerticalCardScreen.tsx'

export const Route = createFileRoute('/_staff/vertical-cards/$cardId')({
  params: idParam('cardId'),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(verticalCardQuery(params.cardId)),
  staticData: {
    recordName: (client, { cardId }) =>
      client.getQueryData(verticalCardQuery(Number(cardId)).queryKey)?.title,
  },
  component: VerticalCardScreen,
})
