import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { StoresScreen } from '#features/stores/StoresScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/stores/')({
  validateSearch: listSearch(),
  loader: ({ context }) => context.queryClient.ensureQueryData(storesQuery()),
  component: StoresScreen,
})
