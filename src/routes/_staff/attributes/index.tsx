import { createFileRoute } from '@tanstack/react-router'
import { attributesQuery } from '#api/attributes.ts'
import { AttributesScreen } from '#features/attributes/AttributesScreen.tsx'
import { attributesList } from '#features/attributes/attributeLists.ts'

export const Route = createFileRoute('/_staff/attributes/')({
  validateSearch: (search) => attributesList.clean(search),
  loader: ({ context }) => context.queryClient.ensureQueryData(attributesQuery()),
  component: AttributesScreen,
})
