import { createFileRoute } from '@tanstack/react-router'
import { promotionQuery } from '#api/promotions.ts'
import { idParam } from '#app/idParam.ts'
import { PromotionScreen } from '#features/promotions/PromotionScreen.tsx'

export const Route = createFileRoute('/_staff/promotions/$promotionId')({
  params: idParam('promotionId'),
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(promotionQuery(params.promotionId)),
  staticData: {
    recordName: (client, params) =>
      client.getQueryData(promotionQuery(Number(params.promotionId)).queryKey)?.name,
  },
  component: PromotionScreen,
})
