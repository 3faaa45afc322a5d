import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '#features/search/SearchScreen.tsx'

export const Route = createFileRoute('/_staff/search')({
  // AMB-158: the query of the last search; routers read ?q=123 as a number.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => {
    const query = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : ''
    return query === '' ? {} : { q: query.slice(0, 255) }
  },
  component: SearchScreen,
})
