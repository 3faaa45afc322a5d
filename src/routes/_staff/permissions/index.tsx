import { createFileRoute } from '@tanstack/react-router'
import { permissionsQuery } from '#api/permissions.ts'
import { rolesQuery } from '#api/roles.ts'
import { RolesScreen } from '#features/people/roles/RolesScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/permissions/')({
  validateSearch: listSearch('', 'permissions'),
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(rolesQuery()),
      context.queryClient.ensureQueryData(permissionsQuery()),
    ]),
  component: RolesScreen,
})
