import { createFileRoute } from '@tanstack/react-router'
import { mayFail } from '#api/core/query.ts'
import { storesQuery } from '#api/stores.ts'
import { CreateEmployeeScreen } from '#features/people/employees/EmployeeFormScreens.tsx'

export const Route = createFileRoute('/_staff/employees/create')({
  loader: ({ context }) => mayFail(context.queryClient.ensureQueryData(storesQuery())),
  component: CreateEmployeeScreen,
})
