import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { CurrentUserScreen } from '#features/people/CurrentUserScreen.tsx'

export const Route = createFileRoute('/_staff/current-user')({
  loader: ({ context }) => context.queryClient.ensureQueryData(storesQuery()),
  component: CurrentUserScreen,
})
