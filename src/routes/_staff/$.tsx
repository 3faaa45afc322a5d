import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '#app/NotFound.tsx'

/** Not Found, or Login while nobody is signed in. */
export const Route = createFileRoute('/_staff/$')({ component: NotFound })
