import { createFileRoute } from '@tanstack/react-router'
import { tagQuery } from '#api/tags.ts'
import { idParam } from '#app/idParam.ts'
import { EditTagScreen } from '#features/tags/TagScreens.tsx'

export const Route = createFileRoute('/_staff/tags/$tagId_/edit')({
  params: idParam('tagId'),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tagQuery(params.tagId)),
  staticData: {
    recordName: (client, { tagId }) => client.getQueryData(tagQuery(Number(tagId)).queryKey)?.name,
  },
  component: EditTagScreen,
})
