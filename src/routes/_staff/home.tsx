import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '#features/search/SearchScreen.tsx'

/** Search, under this address too (ROUTE-02, AMB-01). */
export const Route = createFileRoute('/_staff/home')({ component: SearchScreen })
