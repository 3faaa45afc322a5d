import { createFileRoute } from '@tanstack/react-router'
import { CreateTagScreen } from '#features/tags/TagScreens.tsx'

export const Route = createFileRoute('/_staff/tags/create')({ component: CreateTagScreen })
