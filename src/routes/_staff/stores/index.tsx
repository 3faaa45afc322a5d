import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { StoresScreen } from '#features/stores/StoresScreen.tsx'
import { storesList } from '#features/stores/storeLists.ts'

export const Route = createFileRoute('/_staff/stores/')({
  validateSearch: storesList.clean,
  loader: ({ context }) => context.queryClient.ensureQueryData(storesQuery()),
  component: StoresScreen,
})
