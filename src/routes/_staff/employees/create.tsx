import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { CreateEmployeeScreen } from '#features/people/CreateEmployeeScreen.tsx'

export const Route = createFileRoute('/_staff/employees/create')({
  loader: ({ context }) => context.queryClient.ensureQueryData(storesQuery()),
  component: CreateEmployeeScreen,
})
