import { createFileRoute } from '@tanstack/react-router'
import { employeesQuery } from '#api/users.ts'
import { EmployeesScreen } from '#features/people/employees/EmployeesScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/employees/')({
  validateSearch: listSearch(),
  loader: ({ context }) => context.queryClient.ensureQueryData(employeesQuery()),
  component: EmployeesScreen,
})
