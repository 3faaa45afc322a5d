import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#app/NotFound.tsx'

/** Any other path: the fallback, or signed out Login (ROUTE-03). */
export const Route = createFileRoute('/_staff/$')({ component: NotFound })
