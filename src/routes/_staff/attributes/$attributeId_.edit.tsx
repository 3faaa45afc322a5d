import { createFileRoute } from '@tanstack/react-router'
import { knownAttribute, loadAttribute } from '#api/attributes.ts'
import { idParam } from '#app/idParam.ts'
import { EditAttributeScreen } from '#features/attributes/EditAttributeScreen.tsx'

export const Route = createFileRoute('/_staff/attributes/$attributeId_/edit')({
  params: idParam('attributeId'),
  loader: ({ context, params }) => loadAttribute(context.queryClient, params.attributeId),
  staticData: {
    recordName: (client, { attributeId }) => knownAttribute(client, Number(attributeId))?.name,
  },
  component: EditAttributeScreen,
})
