import { createFileRoute } from '@tanstack/react-router'
import { customContentsQuery } from '#api/customContent.ts'
import { CustomContentsScreen } from '#features/custom-content/CustomContentsScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/custom-content/')({
  validateSearch: listSearch(),
  loader: ({ context }) => context.queryClient.ensureQueryData(customContentsQuery()),
  component: CustomContentsScreen,
})
