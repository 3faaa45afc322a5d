import { createFileRoute } from '@tanstack/react-router'
import { vendorRegionsQuery } from '#api/stores.ts'
import { CreateStoreScreen } from '#features/stores/CreateStoreScreen.tsx'

export const Route = createFileRoute('/_staff/stores/create-store')({
  loader: ({ context }) => context.queryClient.ensureQueryData(vendorRegionsQuery()),
  component: CreateStoreScreen,
})
