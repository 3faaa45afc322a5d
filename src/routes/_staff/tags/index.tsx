import { createFileRoute } from '@tanstack/react-router'
import { tagsQuery } from '#api/tags.ts'
import { TagsScreen } from '#features/tags/TagsScreen.tsx'
import { tagsList } from '#features/tags/tagLists.ts'

export const Route = createFileRoute('/_staff/tags/')({
  validateSearch: (search) => tagsList.clean(search),
  loader: ({ context }) => context.queryClient.ensureQueryData(tagsQuery()),
  component: TagsScreen,
})
