import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { userQuery } from '#api/users.ts'
import { idParam } from '#app/idParam.ts'
import { mayFail } from '#app/mayFail.ts'
import { EditEmployeeScreen } from '#features/people/employees/EditEmployeeScreen.tsx'

export const Route = createFileRoute('/_staff/employees/$employeeId_/edit')({
  params: idParam('employeeId'),
  staticData: {
    recordName: (client, { employeeId }) =>
      client.getQueryData(userQuery(Number(employeeId)).queryKey)?.name,
  },
  loader: ({ context, params }) =>
    Promise.all([
      context.queryClient.ensureQueryData(userQuery(params.employeeId)),
      mayFail(context.queryClient.ensureQueryData(storesQuery())),
    ]),
  component: EditEmployeeScreen,
})
