import { createFileRoute } from '@tanstack/react-router'
import { employeesQuery } from '#api/people.ts'
import { EmployeesScreen } from '#features/people/EmployeesScreen.tsx'
import { employeesList } from '#features/people/employeeLists.tsx'

export const Route = createFileRoute('/_staff/employees/')({
  validateSearch: (search) => employeesList.clean(search),
  loader: ({ context }) => context.queryClient.ensureQueryData(employeesQuery()),
  component: EmployeesScreen,
})
