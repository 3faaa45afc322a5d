import { createFileRoute } from '@tanstack/react-router'
import { attributesQuery } from '#api/attributes.ts'
import { CreateAttributeScreen } from '#features/attributes/CreateAttributeScreen.tsx'

export const Route = createFileRoute('/_staff/attributes/create')({
  loader: ({ context }) => context.queryClient.ensureQueryData(attributesQuery()),
  component: CreateAttributeScreen,
})
