import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { storesQuery } from '#api/stores.ts'
import { surchargesQuery } from '#api/surcharges.ts'
import { SurchargesScreen } from '#features/surcharges/SurchargesScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/surcharges/')({
  validateSearch: listSearch(),
  loader: ({ context: { queryClient } }) =>
    mayFail(
      Promise.all([
        queryClient.ensureQueryData(surchargesQuery()),
        queryClient.ensureQueryData(storesQuery()),
      ]),
    ),
  component: SurchargesScreen,
})
