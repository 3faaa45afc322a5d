import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { surchargesQuery } from '#api/surcharges.ts'
import { mayFail } from '#app/mayFail.ts'
import { SurchargesScreen } from '#features/taxes/SurchargesScreen.tsx'

export const Route = createFileRoute('/_staff/surcharges/')({
  loader: ({ context: { queryClient } }) =>
    mayFail(
      Promise.all([
        queryClient.ensureQueryData(surchargesQuery()),
        queryClient.ensureQueryData(storesQuery()),
      ]),
    ),
  component: SurchargesScreen,
})
