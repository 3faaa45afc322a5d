import { createFileRoute, notFound } from '@tanstack/react-router'
import { knownAttribute, loadAttribute } from '#api/attributes.ts'
import { idParam } from '#app/idParam.ts'
import { NotFound } from '#app/NotFound.tsx'
import { EditAttributeScreen } from '#features/attributes/EditAttributeScreen.tsx'

export const Route = createFileRoute('/_staff/attributes/$attributeId_/edit')({
  params: idParam('attributeId'),
  loader: async ({ context, params }) => {
    if (!(await loadAttribute(context.queryClient, params.attributeId))) throw notFound()
  },
  staticData: {
    recordName: (client, { attributeId }) => knownAttribute(client, Number(attributeId))?.name,
  },
  component: EditAttributeScreen,
  notFoundComponent: NotFound,
})
