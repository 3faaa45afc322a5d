import { createFileRoute } from '@tanstack/react-router'
import { employeesQuery } from '#api/users.ts'
import { EmployeesScreen } from '#features/people/employees/EmployeesScreen.tsx'
import { employeeSearch } from '#features/people/employees/employeeSearch.ts'

export const Route = createFileRoute('/_staff/employees/')({
  validateSearch: employeeSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(employeesQuery()),
  component: EmployeesScreen,
})
