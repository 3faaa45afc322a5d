import { createFileRoute } from '@tanstack/react-router'
import { attributesQuery } from '#api/attributes.ts'
import { AttributesScreen } from '#features/attributes/AttributesScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/attributes/')({
  validateSearch: listSearch(),
  loader: ({ context }) => context.queryClient.ensureQueryData(attributesQuery()),
  component: AttributesScreen,
})
