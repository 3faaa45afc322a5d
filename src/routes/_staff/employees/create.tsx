import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { mayFail } from '#app/mayFail.ts'
import { CreateEmployeeScreen } from '#features/people/employees/CreateEmployeeScreen.tsx'

export const Route = createFileRoute('/_staff/employees/create')({
  loader: ({ context }) => mayFail(context.queryClient.ensureQueryData(storesQuery())),
  component: CreateEmployeeScreen,
})
