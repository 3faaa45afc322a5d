import { createFileRoute } from '@tanstack/react-router'
import { employeesOfRoleQuery, roleQuery } from '#api/people.ts'
import { permissionsQuery, rolesQuery } from '#api/permissions.ts'
import { idParam } from '#app/idParam.ts'
import { mayFail } from '#app/mayFail.ts'
import { holdersList } from '#features/people/employeeLists.tsx'
import { RoleScreen } from '#features/people/RoleScreen.tsx'

export const Route = createFileRoute('/_staff/roles/$roleId')({
  params: idParam('roleId'),
  validateSearch: (search) => holdersList.clean(search),
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
