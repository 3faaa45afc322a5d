import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { storesQuery } from '#api/stores.ts'
import { userQuery } from '#api/users.ts'
import { idParam } from '#app/idParam.ts'
import { EmployeeScreen } from '#features/people/profile/Profile.tsx'
import { profileSearch } from '#features/people/profile/profileSearch.ts'

export const Route = createFileRoute('/_staff/employees/$employeeId')({
  params: idParam('employeeId'),
  validateSearch: profileSearch,
  staticData: {
    recordName: (client, { employeeId }) =>
      client.getQueryData(userQuery(Number(employeeId)).queryKey)?.name,
  },
  loader: ({ context, params }) =>
    Promise.all([
      context.queryClient.ensureQueryData(userQuery(params.employeeId)),
      mayFail(context.queryClient.ensureQueryData(storesQuery())),
    ]),
  component: EmployeeScreen,
})
