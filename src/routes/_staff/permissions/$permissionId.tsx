import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { permissionQuery } from '#api/permissions.ts'
import { rolesQuery } from '#api/roles.ts'
import { employeesOfPermissionQuery } from '#api/users.ts'
import { idParam } from '#app/idParam.ts'
import { PermissionScreen } from '#features/people/roles/PermissionScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/permissions/$permissionId')({
  params: idParam('permissionId'),
  validateSearch: listSearch('', 'roles', 'either'),
  staticData: {
    recordName: (client, { permissionId }) =>
      client.getQueryData(permissionQuery(Number(permissionId)).queryKey)?.permission,
  },
  loader: ({ context, params }) =>
    Promise.all([
      context.queryClient.ensureQueryData(permissionQuery(params.permissionId)),
      mayFail(context.queryClient.ensureQueryData(employeesOfPermissionQuery(params.permissionId))),
      context.queryClient.ensureQueryData(rolesQuery()),
    ]),
  component: PermissionScreen,
})
