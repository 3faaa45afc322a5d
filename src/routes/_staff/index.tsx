import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '#features/search/SearchScreen.tsx'

/** The root shows Search, as /home does. */
export const Route = createFileRoute('/_staff/')({ component: SearchScreen })
