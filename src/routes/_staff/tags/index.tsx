import { createFileRoute } from '@tanstack/react-router'
import { tagsQuery } from '#api/tags.ts'
import { TagsScreen } from '#features/tags/TagsScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/tags/')({
  validateSearch: listSearch(),
  loader: ({ context }) => context.queryClient.ensureQueryData(tagsQuery()),
  component: TagsScreen,
})
