import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { storeQuery, storeStatusQuery } from '#api/stores.ts'
import { idParam } from '#app/idParam.ts'
import { TodayScreen } from '#features/stores/today/TodayScreen.tsx'

export const Route = createFileRoute('/_staff/stores/$storeId_/today')({
  params: idParam('storeId'),
  loader: ({ context: { queryClient }, params: { storeId } }) =>
    Promise.all([
      queryClient.ensureQueryData(storeQuery(storeId)),
      mayFail(queryClient.ensureQueryData(storeStatusQuery(storeId))),
    ]),
  staticData: {
    recordName: (client, params) =>
      client.getQueryData(storeQuery(Number(params.storeId)).queryKey)?.name,
  },
  component: TodayScreen,
})
