import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '#features/search/SearchScreen.tsx'

/** /home shows Search, as the root does. */
export const Route = createFileRoute('/_staff/home')({ component: SearchScreen })
