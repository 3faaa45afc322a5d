import { createFileRoute } from '@tanstack/react-router'
import { storesQuery } from '#api/stores.ts'
import { CompareScreen } from '#features/stores/compare/CompareScreen.tsx'
import { compareSearch } from '#features/stores/compare/compareSearch.ts'

export const Route = createFileRoute('/_staff/stores/compare')({
  validateSearch: compareSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(storesQuery()),
  component: CompareScreen,
})
