import { createFileRoute } from '@tanstack/react-router'
import { storeQuery } from '#api/stores.ts'
import { idParam } from '#app/idParam.ts'
import { TodayScreen } from '#features/stores/today/TodayScreen.tsx'

export const Route = createFileRoute('/_staff/stores/$storeId_/today')({
  params: idParam('storeId'),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(storeQuery(params.storeId)),
  staticData: {
    recordName: (client, params) =>
      client.getQueryData(storeQuery(Number(params.storeId)).queryKey)?.name,
  },
  component: TodayScreen,
})
