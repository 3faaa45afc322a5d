import { createFileRoute } from '@tanstack/react-router'
import { CreateStoreScreen } from '#features/stores/CreateStoreScreen.tsx'

export const Route = createFileRoute('/_staff/stores/create-store')({
  component: CreateStoreScreen,
})
