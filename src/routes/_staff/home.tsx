import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#app/NotFound.tsx'

export const Route = createFileRoute('/_staff/home')({ component: NotFound })
