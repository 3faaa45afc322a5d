import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { HolidayPlannerScreen } from '#features/stores/holidays/HolidayPlannerScreen.tsx'

export const Route = createFileRoute('/_staff/stores/holidays')({
  loader: ({ context }) => context.queryClient.ensureQueryData(storesQuery()),
  component: HolidayPlannerScreen,
})
