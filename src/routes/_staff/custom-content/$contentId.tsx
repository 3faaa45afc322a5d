import { createFileRoute } from '@tanstack/react-router'
import { customContentQuery } from '#api/customContent.ts'
import { idParam } from '#app/idParam.ts'
import { CustomContentScreen } from '#features/custom-content/CustomContentScreen.tsx'

export const Route = createFileRoute('/_staff/custom-content/$contentId')({
  params: idParam('contentId'),
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(customContentQuery(params.contentId)),
  staticData: {
    recordName: (client, { contentId }) =>
      client.getQueryData(customContentQuery(Number(contentId)).queryKey)?.title,
  },
  component: CustomContentScreen,
})
