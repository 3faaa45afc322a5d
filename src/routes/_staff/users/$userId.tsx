import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { storesQuery } from '#api/stores.ts'
import { userQuery } from '#api/users.ts'
import { idParam } from '#app/idParam.ts'
import { UserScreen } from '#features/people/profile/Profile.tsx'
import { profileSearch } from '#features/people/profile/profileSearch.ts'

export const Route = createFileRoute('/_staff/users/$userId')({
  params: idParam('userId'),
  validateSearch: profileSearch,
  staticData: {
    recordName: (client, { userId }) =>
      client.getQueryData(userQuery(Number(userId)).queryKey)?.name,
  },
  loader: ({ context, params }) =>
    Promise.all([
      context.queryClient.ensureQueryData(userQuery(params.userId)),
      mayFail(context.queryClient.ensureQueryData(storesQuery())),
    ]),
  component: UserScreen,
})
