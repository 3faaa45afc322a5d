import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { permissionsQuery } from '#api/permissions.ts'
import { roleQuery, rolesQuery } from '#api/roles.ts'
import { employeesOfRoleQuery } from '#api/users.ts'
import { idParam } from '#app/idParam.ts'
import { RoleScreen } from '#features/people/roles/RoleScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/roles/$roleId')({
  params: idParam('roleId'),
  validateSearch: listSearch(),
  staticData: {
    recordName: (client, { roleId }) =>
      client.getQueryData(roleQuery(Number(roleId)).queryKey)?.role,
  },
  loader: ({ context, params }) =>
    Promise.all([
      context.queryClient.ensureQueryData(roleQuery(params.roleId)),
      mayFail(context.queryClient.ensureQueryData(employeesOfRoleQuery(params.roleId))),
      context.queryClient.ensureQueryData(rolesQuery()),
      context.queryClient.ensureQueryData(permissionsQuery()),
    ]),
  component: RoleScreen,
})
