import { createFileRoute } from '@tanstack/react-router'
import { storeQuery } from '#api/stores.ts'
import { idParam } from '#app/idParam.ts'
import { HolidaysScreen } from '#features/stores/holidays/HolidaysScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/stores/$storeId_/holidays')({
  params: idParam('storeId'),
  validateSearch: listSearch(),
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.ensureQueryData(storeQuery(params.storeId)),
      // On demand: the calendar is not in the download of Login.
      import('#api/storeHours.ts').then(({ storeHoursQuery }) =>
        queryClient.ensureQueryData(storeHoursQuery(params.storeId)),
      ),
    ]),
  staticData: {
    recordName: (client, params) =>
      client.getQueryData(storeQuery(Number(params.storeId)).queryKey)?.name,
  },
  component: HolidaysScreen,
})
