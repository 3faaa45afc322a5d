import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { mayFail } from '#app/mayFail.ts'
import { CurrentUserScreen } from '#features/people/CurrentUserScreen.tsx'

export const Route = createFileRoute('/_staff/current-user')({
  loader: ({ context }) => mayFail(context.queryClient.ensureQueryData(storesQuery())),
  component: CurrentUserScreen,
})
