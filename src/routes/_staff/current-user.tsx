import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { storesQuery } from '#api/stores.ts'
import { CurrentUserScreen } from '#features/people/profile/CurrentUserScreen.tsx'
import { profileSearch } from '#features/people/profile/profileSearch.ts'

export const Route = createFileRoute('/_staff/current-user')({
  validateSearch: profileSearch,
  loader: ({ context }) => mayFail(context.queryClient.ensureQueryData(storesQuery())),
  component: CurrentUserScreen,
})
